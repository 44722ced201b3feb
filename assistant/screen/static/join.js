// Without this the form works as well; with it, only seats that there are can be chosen.

const form = document.querySelector("form");
form.querySelectorAll("[name=seat]").forEach((choice) => {
  if (Number(choice.value) > Number(form.dataset.seats)) choice.closest("label").remove();
});
