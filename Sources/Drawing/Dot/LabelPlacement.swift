import CGraphviz

/// Moves labels to where they can be read.
/// Graphviz reserves space for each line's label, but lets other lines run through it, and through the titles of areas.
/// Here every label and title keeps its position, or gets the nearest one along its line, or along the top of its area,
/// that is free of cards, lines and other labels.
struct LabelPlacement {
  private struct Title {
    var area: UnsafeMutablePointer<Agraph_t>
    var label: navlint_box
    /// The area, for an area's title; nil for the heading, which stays where it is.
    var room: DrawnBox?
  }

  private typealias Candidate = (x: Double, y: Double, effort: Double)

  private let bounds: DrawnBox
  private var places = DrawnPlaces()
  private var lines: [DrawnLine] = []
  private var titles: [Title] = []

  /// Text begins where the layout put it, and may be longer in the reader's fonts than in those of the layout.
  private static let reserve = 0.2

  private static func room(_ label: navlint_box, x: Double, y: Double) -> DrawnBox {
    var box = DrawnBox(x: x, y: y, width: label.width, height: label.height)
    box.maxX += label.width * reserve
    return box
  }

  private static func room(_ label: navlint_box) -> DrawnBox { room(label, x: label.x, y: label.y) }

  init(_ graph: UnsafeMutablePointer<Agraph_t>) {
    bounds = DrawnBox(navlint_graphBox(graph))
    collectTitles(graph, isHeading: true)
    var node = agfstnode(graph)
    while let current = node {
      places.add(DrawnBox(navlint_nodeBox(current)))
      var edge = agfstout(graph, current)
      while let line = edge {
        lines.append(DrawnLine(line))
        edge = agnxtout(graph, line)
      }
      node = agnxtnode(graph, current)
    }
  }

  /// With some thousands of lines there are no labels to place anyway.
  static let mostLines = 3_000

  /// A label moves again if others have moved out of its way.
  private static let rounds = 3

  /// The number of labels that still overlap something, because there is no space anywhere along their line.
  @discardableResult
  mutating func place(isMoving: Bool = true) -> Int {
    guard lines.count <= Self.mostLines else { return 0 }
    for (number, line) in lines.enumerated() { for point in line.points { places.add(point, of: number) } }
    for title in titles { place(title, isMoving: isMoving) }
    var labels: [Int: DrawnBox] = [:]
    for _ in 0..<(isMoving ? Self.rounds : 1) { placeLabels(&labels, isMoving: isMoving) }
    return labels.values.count { isCovered($0) }
  }

  /// The lines whose labels have no space: they overlap something, or another line runs through them.
  mutating func crowdedLines() -> [UnsafeMutablePointer<Agedge_t>] {
    guard lines.count <= Self.mostLines else { return [] }
    var crowded: [UnsafeMutablePointer<Agedge_t>] = []
    for (number, line) in lines.enumerated() {
      var label = navlint_box()
      guard line.label != nil, navlint_edgeLabelBox(line.edge, &label) != 0 else { continue }
      let box = Self.room(label)
      if isCovered(box) || places.crossings(of: box, besides: number) > 0 { crowded.append(line.edge) }
    }
    return crowded
  }

  /// One round: a label that overlaps nothing stays.
  private mutating func placeLabels(_ labels: inout [Int: DrawnBox], isMoving: Bool) {
    for (number, line) in lines.enumerated() {
      guard let label = line.label else { continue }
      let before = labels[number]
      if let before { places.remove(before) }
      let box = before.flatMap { cost(of: $0) == 0 ? $0 : nil } ?? place(label, of: line, isMoving: isMoving)
      places.add(box)
      labels[number] = box
    }
  }

  private func place(_ label: navlint_box, of line: DrawnLine, isMoving: Bool) -> DrawnBox {
    guard isMoving else { return Self.room(label) }
    let place = best(candidates(for: line, label: label), label)
    navlint_moveEdgeLabel(line.edge, place.x, place.y)
    return Self.room(label, x: place.x, y: place.y)
  }

  private mutating func isCovered(_ box: DrawnBox) -> Bool {
    places.remove(box)
    defer { places.add(box) }
    return places.covered(of: box) > 0
  }

  private func cost(of box: DrawnBox) -> Double {
    places.covered(of: box) * 10 + Double(places.crossings(of: box)) * 60
  }

  private func best(_ candidates: [Candidate], _ label: navlint_box) -> DrawnPoint {
    var best: (cost: Double, place: DrawnPoint)?
    for candidate in candidates {
      let box = Self.room(label, x: candidate.x, y: candidate.y)
      guard box.isInside(bounds) else { continue }
      let cost = cost(of: box)
      if best.map({ cost + candidate.effort < $0.cost }) ?? true {
        best = (cost + candidate.effort, (candidate.x, candidate.y))
      }
      if cost == 0, candidate.effort == 0 { break }
    }
    return best?.place ?? (label.x, label.y)
  }

  // MARK: - Titles

  private mutating func place(_ title: Title, isMoving: Bool) {
    guard isMoving, let room = title.room else { return places.add(Self.room(title.label)) }
    let place = best(candidates(for: title, in: room), title.label)
    navlint_moveGraphLabel(title.area, place.x, place.y)
    places.add(Self.room(title.label, x: place.x, y: place.y))
  }

  /// Along the top of the area; else along its bottom, or directly outside of it if no other area is there.
  private func candidates(for title: Title, in room: DrawnBox) -> [Candidate] {
    let label = title.label
    let half = label.height / 2
    let starts = Array(stride(from: label.x, through: max(label.x, room.maxX - label.width / 2), by: 12))
    func row(_ y: Double, effort: Double) -> [Candidate] {
      starts.map { ($0, y, effort + ($0 - label.x) / 100) }
    }
    // To the left of the area a title ends at the border, to the right it begins there.
    let sides = [room.minX - label.width * (0.5 + Self.reserve) - 2, room.maxX + label.width / 2 + 2]
    let heights = stride(from: room.maxY - half, through: room.minY + half, by: -10)
    let beside: [Candidate] = sides.flatMap { x in heights.map { (x, $0, 12) } }
    let aboveAndBelow = [room.maxY + half + 2, room.minY - half - 2].flatMap { row($0, effort: 8) }
    let outside = (aboveAndBelow + beside).filter { (place: Candidate) -> Bool in
      let box = Self.room(label, x: place.x, y: place.y)
      return !titles.contains { $0.area != title.area && ($0.room?.overlap(box) ?? 0) > 0 }
    }
    return row(label.y, effort: 0) + row(room.minY + half + 1, effort: 6) + outside
  }

  private mutating func collectTitles(_ graph: UnsafeMutablePointer<Agraph_t>, isHeading: Bool) {
    var box = navlint_box()
    if navlint_graphLabelBox(graph, &box) != 0 {
      titles.append(Title(area: graph, label: box, room: isHeading ? nil : DrawnBox(navlint_graphBox(graph))))
    }
    let count = navlint_clusterCount(graph)
    guard count > 0 else { return }
    for at in 1...count { if let area = navlint_cluster(graph, at) { collectTitles(area, isHeading: false) } }
  }

  // MARK: - Labels

  /// Positions beside the line, from its middle outwards, near the line first.
  private func candidates(for line: DrawnLine, label: navlint_box) -> [Candidate] {
    // On a long curve, the layout may put the label far away from its line.
    let reach = line.points.map { abs($0.x - label.x) + abs($0.y - label.y) }.min() ?? 0
    var result: [Candidate] = [(label.x, label.y, max(0, reach - label.width - 24))]
    guard line.points.count > 4 else { return result }
    for gap in [0.0, 5, 12] {
      for step in 0..<33 {
        let share = 0.5 + Double((step + 1) / 2) * 0.028 * (step.isMultiple(of: 2) ? 1 : -1)
        let at = min(line.points.count - 2, max(1, Int(share * Double(line.points.count - 1))))
        let effort = 1 + Double(step) + gap * 2
        result += beside(line.points, at, label, gap: gap).map { ($0.x, $0.y, effort + $0.effort) }
      }
    }
    return result
  }

  private func beside(_ points: [DrawnPoint], _ at: Int, _ label: navlint_box, gap: Double) -> [Candidate] {
    let (before, point, after) = (points[at - 1], points[at], points[at + 1])
    let (run, rise) = (abs(after.x - before.x), abs(after.y - before.y))
    if rise > run {
      // The steeper the line, the less of it is beside the label's corners.
      let lean = run / max(1, rise) * label.height / 2
      let offset = label.width / 2 + 3 + lean + gap
      // On the left, the line is where a longer text would end.
      return [(point.x + offset, point.y, 0), (point.x - offset - label.width * Self.reserve, point.y, 1)]
    }
    // A slope needs more space, or the line runs through the label's corner.
    let lift = label.height / 2 + 1 + rise / max(1, run) * label.width / 2 + gap
    return [(point.x, point.y + lift, 0), (point.x, point.y - lift, 1)]
  }
}
