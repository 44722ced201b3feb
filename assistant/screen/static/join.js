// Without this the form works as well; with it, only seats that there are can be chosen.

import "./common.js";

const form = document.querySelector("form");
if (form) {
  const seats = Number(form.dataset.seats);
  form.querySelectorAll("[name=seat]").forEach((choice) => {
    if (Number(choice.value) > seats) choice.closest("label").remove();
  });
}
