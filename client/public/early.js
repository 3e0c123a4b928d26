// Runs before the first paint, so that neither theme nor language flashes; src/lib/settings.svelte.ts takes over.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("logres.settings") || "{}") || {};
  } catch {
    // A browser without storage, or a damaged entry: the defaults hold.
  }
  var dark = stored.theme === "dark";
  if (stored.theme !== "dark" && stored.theme !== "light") {
    dark = matchMedia("(prefers-color-scheme: dark)").matches;
  }
  root.dataset.theme = dark ? "dark" : "light";
  var language = stored.language || navigator.language || "en";
  root.lang = language.slice(0, 2) === "de" ? "de" : "en";
})();
