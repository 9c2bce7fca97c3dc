// The graph: which transitions leave a screen, and which lead to it, by their numbers.
const graph = (() => {
  const byId = new Map(data.screens.map((screen, index) => [screen.id, index]));
  const out = data.screens.map(() => []);
  const into = data.screens.map(() => []);
  data.moves.forEach((move, index) => {
    for (const from of move.from) out[from].push(index);
    if (move.to !== null) into[move.to].push(index);
  });
  // What leads to a screen is tapped elsewhere, and is what people remember of it.
  data.screens.forEach((screen, at) => { screen.taps = [...new Set(into[at].map((index) => data.moves[index].trigger).filter(Boolean))]; });
  return { byId, out, into };
})();
