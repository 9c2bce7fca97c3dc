// What the page shows, as the file holds it.
const data = JSON.parse(document.getElementById("data").textContent);
const find = (id) => document.getElementById(id);
const kinds = ["push", "sheet", "cover", "popover", "alert", "dialog", "tab", "root", "flow", "back", "url"];
const certainty = { guessed: 0, inferred: 1, exact: 2 };
/** All that users chose. It is kept in the address, so that a link leads back to it. Only `change` changes it. */
const state = { view: "map", area: 0, look: "", screen: null, from: null, to: null, q: "", kinds: null, flow: "", confidence: "", troubled: false, around: "" };
