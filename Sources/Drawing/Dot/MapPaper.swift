import Foundation

/// A sheet that a map is drawn for, or one of several sheets that make up a poster.
public struct MapPaper: Hashable, Sendable {
  /// Standard paper sizes.
  public enum Size: String, Sendable, CaseIterable {
    case a0 = "A0"
    case a1 = "A1"
    case a2 = "A2"
    case a3 = "A3"
    case a4 = "A4"
    case letter = "Letter"
    case tabloid = "Tabloid"

    /// In points.
    var sides: (short: Double, long: Double) {
      switch self {
      case .a0: (2384, 3370)
      case .a1: (1684, 2384)
      case .a2: (1191, 1684)
      case .a3: (842, 1191)
      case .a4: (595, 842)
      case .letter: (612, 792)
      case .tabloid: (792, 1224)
      }
    }
  }

  /// One sheet of a poster; counted from 0, from the left and from the top.
  public struct Tile: Hashable, Sendable {
    public var column, row: Int
  }

  public var size: Size
  public var columns: Int
  public var rows: Int
  public var tile = Tile(column: 0, row: 0)

  public init(_ size: Size, columns: Int = 1, rows: Int = 1) {
    self.size = size
    self.columns = columns
    self.rows = rows
  }

  /// More sheets do not fit on a wall.
  public static let mostTiles = 20

  /// All sheets, row by row.
  public var tiles: [Tile] { (0..<rows).flatMap { row in (0..<columns).map { Tile(column: $0, row: row) } } }

  /// The margin that printers need; neighbouring sheets of a poster show the same content there, to be glued.
  private static let margin = 28.0
  /// A map with few screens is not enlarged further.
  private static let mostZoom = 3.0

  // MARK: The attribute that tells it to the renderer

  static let attribute = "paper"

  var written: String { "\(size.rawValue) \(columns) \(rows) \(tile.column) \(tile.row)" }

  init?(written: String) {
    let parts = written.split(separator: " ")
    guard parts.count == 5, let size = Size(rawValue: String(parts[0])) else { return nil }
    let numbers = parts.dropFirst().compactMap { Int($0) }
    guard numbers.count == 4, numbers.allSatisfy({ (0...Self.mostTiles).contains($0) }), numbers[0] > 0, numbers[1] > 0
    else { return nil }
    self.init(size, columns: numbers[0], rows: numbers[1])
    tile = Tile(column: numbers[2], row: numbers[3])
  }

  /// Graphviz's `viewport`: the sheet's size, how far the map is enlarged, and which of its points is in the middle.
  /// The sheets are in the orientation that the map fills best.
  func viewport(width: Double, height: Double) -> String {
    let (short, long) = size.sides
    let ways = [(long, short), (short, long)].map { sheet in
      (sheet: sheet, zoom: zoom(sheet, width: width, height: height))
    }
    let best = ways[1].zoom > ways[0].zoom ? ways[1] : ways[0]
    let inside = Self.inside(best.sheet)
    func middle(_ count: Int, _ at: Int) -> Double { (Double(at) - Double(count - 1) / 2) / best.zoom }
    // The layout's y grows upwards.
    let x = width / 2 + middle(columns, tile.column) * inside.width
    let y = height / 2 - middle(rows, tile.row) * inside.height
    return [best.sheet.0, best.sheet.1, best.zoom, x, y].map { String(format: "%.3f", $0) }.joined(separator: ",")
  }

  private func zoom(_ sheet: (Double, Double), width: Double, height: Double) -> Double {
    let inside = Self.inside(sheet)
    return min(
      inside.width * Double(columns) / max(1, width), inside.height * Double(rows) / max(1, height), Self.mostZoom)
  }

  private static func inside(_ sheet: (Double, Double)) -> (width: Double, height: Double) {
    (sheet.0 - 2 * margin, sheet.1 - 2 * margin)
  }
}
