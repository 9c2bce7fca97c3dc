// How users get from one screen to another, with what the filters leave.
const ways = (() => {
  function next(screen) {
    const found = new Set();
    for (const at of graph.out[screen]) {
      const move = data.moves[at];
      if (move.to !== null && filters.isForward(move)) found.add(move.to);
    }
    for (const [parent, child] of data.holds) if (parent === screen) found.add(child);
    for (const [from, to] of data.steps) if (from === screen) found.add(to);
    return found;
  }

  function shortest(from, to) {
    const parent = new Map([[from, null]]);
    const queue = [from];
    for (const screen of queue) {
      if (screen === to) break;
      for (const other of next(screen)) {
        if (!parent.has(other)) { parent.set(other, screen); queue.push(other); }
      }
    }
    if (!parent.has(to)) return null;
    const way = [];
    for (let at = to; at !== null; at = parent.get(at)) way.unshift(at);
    return way;
  }
  /** The way between the two screens that were picked; null where none leads there, or none was asked for. */
  const picked = () => (state.from !== null && state.to !== null ? shortest(state.from, state.to) : null);

  /** How many screens users can get to. */
  function reach(screen) {
    const reached = new Set([screen]);
    for (const at of reached) for (const other of next(at)) reached.add(other);
    return reached.size;
  }

  /** The screens around one, in both directions. */
  function near(screen, steps) {
    const found = new Set([screen]);
    let wave = [screen];
    for (let step = 0; step < steps; step++) {
      const beside = new Set();
      for (const at of wave) {
        for (const other of next(at)) beside.add(other);
        for (const index of graph.into[at]) {
          const move = data.moves[index];
          if (filters.isForward(move)) move.from.forEach((from) => beside.add(from));
        }
        for (const [parent, child] of data.holds) if (child === at) beside.add(parent);
      }
      wave = [...beside].filter((at) => !found.has(at));
      wave.forEach((at) => found.add(at));
    }
    return found;
  }

  /** The entry from which the fewest steps lead to a screen. */
  function launch(screen) {
    const starts = [...data.screens.keys()].filter((at) => data.screens[at].entry || data.screens[at].launch);
    const found = starts.map((at) => [at, shortest(at, screen)]).filter(([, way]) => way !== null);
    // Who starts the app sees its first screen; a link leads somewhere else.
    found.sort(([a, one], [b, other]) => Number(data.screens[b].launch) - Number(data.screens[a].launch) || one.length - other.length);
    return found.length > 0 ? found[0][0] : null;
  }

  return { next, shortest, picked, reach, near, launch };
})();
