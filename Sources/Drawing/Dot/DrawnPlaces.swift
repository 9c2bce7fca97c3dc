/// Boxes and the points of lines in a finished layout, found by position.
/// The picture is divided into square cells, so that a query costs only as much as there is nearby, whatever the map's
/// size.
struct DrawnPlaces {
  private struct Cell: Hashable {
    var column, row: Int
  }

  private static let side = 64.0

  private var boxes: [Cell: [DrawnBox]] = [:]
  private var points: [Cell: [(line: Int, point: DrawnPoint)]] = [:]

  mutating func add(_ box: DrawnBox) { for cell in Self.cells(of: box) { boxes[cell, default: []].append(box) } }

  mutating func remove(_ box: DrawnBox) {
    for cell in Self.cells(of: box) {
      if let at = boxes[cell]?.firstIndex(of: box) { boxes[cell]?.remove(at: at) }
    }
  }

  mutating func add(_ point: DrawnPoint, of line: Int) {
    points[Self.cell(point.x, point.y), default: []].append((line, point))
  }

  /// The area of the box that other boxes cover. A box over the border of two cells is counted in both.
  func covered(of box: DrawnBox) -> Double {
    Self.cells(of: box).reduce(0) { sum, cell in (boxes[cell] ?? []).reduce(sum) { $0 + $1.overlap(box) } }
  }

  /// How many lines run through the box.
  ///
  /// - Parameter own: a line that does not count.
  func crossings(of box: DrawnBox, besides own: Int? = nil) -> Int {
    var lines: Set<Int> = []
    for cell in Self.cells(of: box) {
      for (line, point) in points[cell] ?? [] where line != own && box.holds(point) { lines.insert(line) }
    }
    return lines.count
  }

  private static func cell(_ x: Double, _ y: Double) -> Cell { Cell(column: index(x), row: index(y)) }

  /// A failed layout may contain coordinates that are not numbers.
  private static func index(_ value: Double) -> Int {
    value.isFinite ? Int(min(1e9, max(-1e9, (value / side).rounded(.down)))) : 0
  }

  private static func cells(of box: DrawnBox) -> [Cell] {
    let columns = index(box.minX)...max(index(box.minX), index(box.maxX))
    let rows = index(box.minY)...max(index(box.minY), index(box.maxY))
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
