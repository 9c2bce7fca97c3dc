import CGraphviz

/// A line of a finished layout, as points along its Bézier curves.
struct DrawnLine {
  let edge: UnsafeMutablePointer<Agedge_t>
  var label: navlint_box?
  let points: [DrawnPoint]

  init(_ edge: UnsafeMutablePointer<Agedge_t>) {
    var box = navlint_box()
    self.edge = edge
    label = navlint_edgeLabelBox(edge, &box) != 0 ? box : nil
    points = Self.points(of: edge)
  }

  /// The distance of two points, less than half of a word's height, so that a line across a label always has a point in
  /// it.
  private static let step = 4.0
  private static let mostSteps = 256

  private static func points(of edge: UnsafeMutablePointer<Agedge_t>) -> [DrawnPoint] {
    (0..<navlint_curveCount(edge)).flatMap { curve in
      points(
        through: (0..<navlint_curveSize(edge, curve)).map { at in
          var point: DrawnPoint = (0, 0)
          navlint_curvePoint(edge, curve, at, &point.x, &point.y)
          return point
        })
    }
  }

  private static func points(through controls: [DrawnPoint]) -> [DrawnPoint] {
    var points: [DrawnPoint] = []
    for at in stride(from: 0, to: controls.count - 3, by: 3) {
      let corners = controls[at...at + 3]
      let length = zip(corners, corners.dropFirst()).reduce(0) { $0 + abs($1.1.x - $1.0.x) + abs($1.1.y - $1.0.y) }
      let steps = length.isFinite ? max(4, min(mostSteps, Int(length / step))) : 4
      for index in 0..<steps { points.append(point(Double(index) / Double(steps), on: corners)) }
    }
    if let last = controls.last { points.append(last) }
    return points
  }

  private static func point(_ t: Double, on corners: ArraySlice<DrawnPoint>) -> DrawnPoint {
    let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
    return zip(weights, corners).reduce((x: 0.0, y: 0.0)) { ($0.x + $1.0 * $1.1.x, $0.y + $1.0 * $1.1.y) }
  }
}
