import CGraphviz

/// Moves the words of lines to where they can be read.
///
/// Graphviz gives each line's words a place of their own, except where a line passes a box's title: then both are
/// printed over each other. Here every label keeps its place, or gets the nearest one along its line that is free of
/// cards, titles and other labels.
struct LabelPlacement {
  struct Box: Hashable, Sendable {
    var minX, minY, maxX, maxY: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      minX = x - width / 2
      maxX = x + width / 2
      minY = y - height / 2
      maxY = y + height / 2
    }

    init(_ box: navlint_box) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }

    func overlap(_ other: Box) -> Double {
      let width = min(maxX, other.maxX) - max(minX, other.minX)
      let height = min(maxY, other.maxY) - max(minY, other.minY)
      return width > 0.5 && height > 0.5 ? width * height : 0
    }

    func holds(_ point: (x: Double, y: Double)) -> Bool {
      point.x > minX && point.x < maxX && point.y > minY && point.y < maxY
    }
    func isInside(_ other: Box) -> Bool {
      minX >= other.minX && maxX <= other.maxX && minY >= other.minY && maxY <= other.maxY
    }
  }

  private struct Line {
    var edge: UnsafeMutablePointer<Agedge_t>
    var label: navlint_box?
    var points: [(x: Double, y: Double)]
  }

  private let bounds: Box
  private var fixed: [Box] = []
  private var lines: [Line] = []

  init(_ graph: UnsafeMutablePointer<Agraph_t>) {
    bounds = Box(navlint_graphBox(graph))
    collectTitles(graph)
    var node = agfstnode(graph)
    while let current = node {
      fixed.append(Box(navlint_nodeBox(current)))
      var edge = agfstout(graph, current)
      while let line = edge {
        var box = navlint_box()
        lines.append(
          Line(edge: line, label: navlint_edgeLabelBox(line, &box) != 0 ? box : nil, points: Self.points(of: line)))
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
  }

  /// The cost grows with labels × boxes: above some thousands of lines there are no words to place anyway.
  static let mostLines = 3_000

  /// Labels that still lie over something, because nowhere along their line is room.
  @discardableResult
  func place(isMoving: Bool = true) -> Int {
    guard lines.count <= Self.mostLines else { return 0 }
    var placed: [Box] = []
    var clashes = 0
    for line in lines {
      guard let label = line.label else { continue }
      var best: (cost: Double, x: Double, y: Double)?
      for candidate in isMoving ? candidates(for: line, label: label) : [(label.x, label.y, 0)] {
        let box = Box(x: candidate.x, y: candidate.y, width: label.width, height: label.height)
        guard box.isInside(bounds) else { continue }
        let covered = (fixed + placed).reduce(0) { $0 + $1.overlap(box) }
        let crossed = lines.reduce(0) { $0 + ($1.edge == line.edge ? 0 : $1.points.count { box.holds($0) }) }
        let cost = covered * 10 + Double(crossed) * 6 + candidate.effort
        if best.map({ cost < $0.cost }) ?? true { best = (cost, candidate.x, candidate.y) }
        if cost == 0 { break }
      }
      let chosen = best ?? (0, label.x, label.y)
      let box = Box(x: chosen.x, y: chosen.y, width: label.width, height: label.height)
      if (fixed + placed).contains(where: { $0.overlap(box) > 0 }) { clashes += 1 }
      placed.append(box)
      navlint_moveEdgeLabel(line.edge, chosen.x, chosen.y)
    }
    return clashes
  }

  private func candidates(for line: Line, label: navlint_box) -> [(x: Double, y: Double, effort: Double)] {
    // On a long curve the layout may leave the words where nobody would look for their line.
    let reach = line.points.map { abs($0.x - label.x) + abs($0.y - label.y) }.min() ?? 0
    var result: [(x: Double, y: Double, effort: Double)] = [(label.x, label.y, max(0, reach - label.width - 24))]
    guard line.points.count > 4 else { return result }
    for step in 0..<33 {
      // From the middle outwards.
      let share = 0.5 + Double((step + 1) / 2) * 0.028 * (step.isMultiple(of: 2) ? 1 : -1)
      let at = min(line.points.count - 2, max(1, Int(share * Double(line.points.count - 1))))
      let (before, point, after) = (line.points[at - 1], line.points[at], line.points[at + 1])
      let isSteep = abs(after.y - before.y) > abs(after.x - before.x)
      let effort = 1 + Double(step)
      if isSteep {
        result.append((point.x + label.width / 2 + 3, point.y, effort))
        result.append((point.x - label.width / 2 - 3, point.y, effort + 1))
      } else {
        // A slope needs more room, or the line runs through the words' corner.
        let slope = abs(after.y - before.y) / max(1, abs(after.x - before.x)) * label.width / 2
        let lift = label.height / 2 + 1 + slope
        result.append((point.x, point.y + lift, effort))
        result.append((point.x, point.y - lift, effort + 1))
      }
    }
    return result
  }

  private mutating func collectTitles(_ graph: UnsafeMutablePointer<Agraph_t>) {
    var box = navlint_box()
    if navlint_graphLabelBox(graph, &box) != 0 { fixed.append(Box(box)) }
    let count = navlint_clusterCount(graph)
    guard count > 0 else { return }
    for at in 1...count { if let cluster = navlint_cluster(graph, at) { collectTitles(cluster) } }
  }

  /// Points along the Bézier curves, eight a piece.
  private static func points(of edge: UnsafeMutablePointer<Agedge_t>) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for curve in 0..<navlint_curveCount(edge) {
      let controls = (0..<navlint_curveSize(edge, curve)).map { at in
        var x = 0.0
        var y = 0.0
        navlint_curvePoint(edge, curve, at, &x, &y)
        return (x: x, y: y)
      }
      var at = 0
      while at + 3 < controls.count {
        for step in 0..<8 {
          let t = Double(step) / 8
          let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
          points.append(
            (0..<4).reduce((x: 0.0, y: 0.0)) {
              ($0.x + weights[$1] * controls[at + $1].x, $0.y + weights[$1] * controls[at + $1].y)
            })
        }
        at += 3
      }
      if let last = controls.last { points.append(last) }
    }
    return points
  }
}
