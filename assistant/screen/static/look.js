// How a page looks, known before any of it is drawn: no flash of white for eyes that it hurts.

const asked = new URLSearchParams(location.search);
const isDark = matchMedia("(prefers-color-scheme: dark)");

// What a player chose stays on the player's device.
function remembered(name, otherwise) {
  return asked.get(name) ?? localStorage.getItem(name) ?? otherwise;
}

function look() {
  const root = document.documentElement;
  const theme = remembered("theme", "auto");
  root.dataset.theme = theme === "auto" ? (isDark.matches ? "dark" : "light") : theme;
  root.style.setProperty("--letters", `${Math.min(96, Math.max(24, Number(remembered("size", 24)) || 24))}px`);
}

isDark.addEventListener("change", look);
look();
