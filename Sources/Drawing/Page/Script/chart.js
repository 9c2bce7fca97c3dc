// A picture that the page draws by itself: a screen with what leads to it and what it leads to, or a way step by step.
// Cards stand in a grid and words between the columns or rows, so nothing lies over anything else.
// Text from the sources only ever goes through textContent.
const chart = (() => {
  const space = "http://www.w3.org/2000/svg";
  const card = { width: 220, height: 50 };
  const gap = { across: 290, down: 26, step: 58, columns: 330 };
  const stepsInColumn = 8;

  function make(name, attributes = {}, text = null) {
    const made = document.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== null) made.textContent = text;
    return made;
  }
  // The end of a long text is cut, as it is on the other pictures.
  const fitted = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

  /** An empty picture with room for cards and lines. */
  function sheet(label) {
    const svg = make("svg", { class: "chart", "aria-label": label });
    const graph = make("g", { class: "graph" });
    svg.append(graph);
    return { svg, graph, nodes: [], edges: [] };
  }

  function addCard(on, place, { screen, title, type, isSubject }) {
    const node = make("g", { class: isSubject ? "node subject" : "node" });
    const shape = make("g");
    shape.append(make("path", { d: rounded(place.x, place.y, card.width, card.height, 8) }));
    node.append(shape, make("text", { x: place.x + 10, y: place.y + 21, class: "title" }, fitted(title, 28)));
    node.append(make("text", { x: place.x + 10, y: place.y + 38, class: "type" }, fitted(type, 36)));
    const full = make("title", {}, `${title} · ${type}`);
    node.prepend(full);
    on.graph.append(node);
    on.nodes.push({ element: node, screens: screen === null ? [] : [screen], box: { x: place.x, y: place.y, width: card.width, height: card.height } });
    return on.nodes.length - 1;
  }

  const rounded = (x, y, width, height, r) =>
    `M${x + r},${y}h${width - 2 * r}q${r},0 ${r},${r}v${height - 2 * r}q0,${r} ${-r},${r}h${2 * r - width}q${-r},0 ${-r},${-r}v${2 * r - height}q0,${-r} ${r},${-r}z`;

  function addLine(on, path, head, words, { kind, from, to }) {
    const edge = make("g", { class: `edge kind-${kind}` });
    edge.append(make("path", { d: path }), make("polygon", { points: head }));
    words.lines.forEach((line, at) => {
      edge.append(make("text", { x: words.x, y: words.y + at * 13, class: "words" }, fitted(line, words.most)));
    });
    on.graph.prepend(edge);
    on.edges.push({ element: edge, from, to, kind, confidence: "exact" });
  }

  function finish(on) {
    const right = Math.max(card.width, ...on.nodes.map((node) => node.box.x + node.box.width));
    const bottom = Math.max(card.height, ...on.nodes.map((node) => node.box.y + node.box.height));
    on.svg.setAttribute("viewBox", `-20 -20 ${right + 40} ${bottom + 40}`);
    return on;
  }

  /** What leads to a screen stands on its left, what it leads to on its right, with what users do on the lines. */
  function around(subject, before, after) {
    const on = sheet(`${subject.title}: the ways in and out`);
    const step = card.height + gap.down;
    const height = Math.max(before.length, after.length, 1) * step - gap.down;
    const columns = [0, card.width + gap.across, 2 * (card.width + gap.across)];
    const top = (count) => (height - (count * step - gap.down)) / 2;
    const middle = addCard(on, { x: columns[1], y: top(1) }, { ...subject, isSubject: true });
    const center = top(1) + card.height / 2;
    before.forEach((other, at) => {
      const y = top(before.length) + at * step;
      const from = addCard(on, { x: columns[0], y }, other);
      const [x1, x2, y1] = [columns[0] + card.width, columns[1], y + card.height / 2];
      addLine(on, `M${x1},${y1}H${x1 + 190}C${x1 + 240},${y1} ${x2 - 60},${center} ${x2 - 9},${center}`,
        `${x2},${center} ${x2 - 10},${center - 4} ${x2 - 10},${center + 4}`,
        { lines: [other.words], x: x1 + 8, y: y1 - 6, most: 30 }, { kind: other.kind, from, to: middle });
    });
    after.forEach((other, at) => {
      const y = top(after.length) + at * step;
      const to = addCard(on, { x: columns[2], y }, other);
      const [x1, x2, y2] = [columns[1] + card.width, columns[2], y + card.height / 2];
      addLine(on, `M${x1},${center}C${x1 + 60},${center} ${x1 + 50},${y2} ${x1 + 100},${y2}H${x2 - 9}`,
        `${x2},${y2} ${x2 - 10},${y2 - 4} ${x2 - 10},${y2 + 4}`,
        { lines: [other.words], x: x1 + 98, y: y2 - 6, most: 30 }, { kind: other.kind, from: middle, to });
    });
    return finish(on);
  }

  /** A way from top to bottom; a long one goes on in the next column. */
  function way(steps) {
    const on = sheet(`The way from ${steps[0].title} to ${steps[steps.length - 1].title}`);
    const place = (at) => ({
      x: Math.floor(at / stepsInColumn) * (card.width + gap.columns), y: (at % stepsInColumn) * (card.height + gap.step),
    });
    steps.forEach((step, at) => {
      const to = addCard(on, place(at), { ...step, isSubject: at === 0 || at === steps.length - 1 });
      if (at === 0) return;
      const [a, b] = [place(at - 1), place(at)];
      const edge = { kind: step.kind, from: to - 1, to };
      if (a.x === b.x) {
        const [x, y1, y2] = [a.x + 24, a.y + card.height, b.y];
        addLine(on, `M${x},${y1}V${y2 - 9}`, `${x},${y2} ${x - 4},${y2 - 10} ${x + 4},${y2 - 10}`,
          { lines: [step.words, step.condition], x: x + 12, y: (y1 + y2) / 2 - 1, most: 46 }, edge);
      } else {
        const [x1, y1, x2, y2] = [a.x + card.width, a.y + card.height / 2, b.x, b.y + card.height / 2];
        addLine(on, `M${x1},${y1}H${x2 - 40}V${y2}H${x2 - 9}`, `${x2},${y2} ${x2 - 10},${y2 - 4} ${x2 - 10},${y2 + 4}`,
          { lines: [step.words, step.condition], x: x1 + 10, y: y1 - 18, most: 40 }, edge);
      }
    });
    return finish(on);
  }

  return { around, way };
})();
