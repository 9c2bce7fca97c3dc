import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Where a drawn map's boxes, lines and words are, in the picture's own units.
///
/// The width of words is estimated, as a viewer's font decides it.
struct SVGGeometry {
  struct Box {
    var name: String
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func add(_ x: Double, _ y: Double) {
      (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
    }

    func meets(_ other: Box) -> Bool {
      min(maxX, other.maxX) - max(minX, other.minX) > 1 && min(maxY, other.maxY) - max(minY, other.minY) > 1
    }

    func holds(_ x: Double, _ y: Double) -> Bool { x > minX + 1 && x < maxX - 1 && y > minY + 1 && y < maxY - 1 }
  }

  struct Line {
    var name: String
    var points: [(x: Double, y: Double)] = []
    var words: [Box] = []
  }

  var boxes: [Box] = []
  var lines: [Line] = []
  /// What areas are called.
  var titles: [Box] = []
  private var frame = Box(name: "")

  init?(_ bytes: [UInt8]) {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    self = reader.found
  }

  private init() {}

  /// What a reader would stumble over, one line each.
  var faults: [String] {
    var faults: [String] = []
    let words = lines.enumerated().flatMap { at, line in line.words.map { (at, $0) } }
    for (place, (owner, word)) in words.enumerated() {
      for (other, next) in words.dropFirst(place + 1) where other != owner && word.meets(next) {
        faults.append("the words '\(word.name)' lie over '\(next.name)'")
      }
      for box in boxes where word.meets(box) {
        faults.append("the words '\(word.name)' lie over the box '\(box.name)'")
      }
      for (other, line) in lines.enumerated()
      where other != owner && line.points.contains(where: { word.holds($0.x, $0.y) }) {
        faults.append("the line \(line.name) crosses the words '\(word.name)'")
      }
    }
    for title in titles {
      for line in lines where line.points.contains(where: { title.holds($0.x, $0.y) }) {
        faults.append("the line \(line.name) crosses the title '\(title.name)'")
      }
      for box in boxes where title.meets(box) {
        faults.append("the title '\(title.name)' lies over the box '\(box.name)'")
      }
    }
    for (place, box) in boxes.enumerated() {
      for other in boxes.dropFirst(place + 1) where box.meets(other) {
        faults.append("the box '\(box.name)' lies over '\(other.name)'")
      }
      if box.minX < frame.minX || box.minY < frame.minY || box.maxX > frame.maxX || box.maxY > frame.maxY {
        faults.append("the box '\(box.name)' is cut")
      }
    }
    return faults
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var found = SVGGeometry()
    private var classes: [String] = []
    private var box: Box?
    private var line: Line?
    private var text: (box: Box, size: Double, x: Double, y: Double, isCentred: Bool)?
    private var isName = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "svg": found.frame = Self.frame(attributes["viewBox"] ?? "")
      case "g": open(attributes)
      case "title": isName = true
      case "polygon", "path", "ellipse": shape(name, attributes)
      case "text":
        text = (
          Box(name: ""), Double(attributes["font-size"] ?? "") ?? 10, Double(attributes["x"] ?? "") ?? 0,
          Double(attributes["y"] ?? "") ?? 0, attributes["text-anchor"] == "middle"
        )
      default: break
      }
    }

    private func open(_ attributes: [String: String]) {
      classes.append(attributes["class"] ?? "")
      if classes.last == "node" { box = Box(name: "") }
      if classes.last == "edge" { line = Line(name: "") }
      if classes.last == "graph", let moved = attributes["transform"]?.components(separatedBy: "translate(").last {
        let move = Self.numbers(moved)
        if move.count > 1 {
          found.frame.minX -= move[0]
          found.frame.maxX -= move[0]
          found.frame.minY -= move[1]
          found.frame.maxY -= move[1]
        }
      }
    }

    private func shape(_ kind: String, _ attributes: [String: String]) {
      let numbers = Self.numbers(attributes["points"] ?? attributes["d"] ?? "")
      var points = stride(from: 0, to: numbers.count - 1, by: 2).map { (x: numbers[$0], y: numbers[$0 + 1]) }
      if kind == "ellipse" {
        let of = { (key: String) in Double(attributes[key] ?? "") ?? 0 }
        points = [(of("cx") - of("rx"), of("cy") - of("ry")), (of("cx") + of("rx"), of("cy") + of("ry"))]
      }
      // The first shape is the box; others are drawn in it.
      if var open = box, open.minX > open.maxX {
        for point in points { open.add(point.x, point.y) }
        box = open
      }
      if line != nil, kind == "path" { line?.points += Self.curve(points) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isName { box?.name += string }
      if isName { line?.name += string }
      text?.box.name += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "title" { isName = false }
      if name == "text", let text {
        if line != nil { line?.words.append(Self.placed(text)) }
        if classes.last == "cluster" { found.titles.append(Self.placed(text)) }
        self.text = nil
      }
      guard name == "g", let kind = classes.popLast() else { return }
      if kind == "node", let box {
        if box.minX <= box.maxX { found.boxes.append(box) }
        self.box = nil
      }
      if kind == "edge", let line {
        found.lines.append(line)
        self.line = nil
      }
    }

    private static func placed(_ text: (box: Box, size: Double, x: Double, y: Double, isCentred: Bool)) -> Box {
      let width = text.box.name.unicodeScalars.reduce(0) { $0 + letter($1) } * text.size
      let left = text.isCentred ? text.x - width / 2 : text.x
      var box = text.box
      box.add(left, text.y - text.size * 0.75)
      box.add(left + width, text.y + text.size * 0.15)
      return box
    }

    /// About as wide as in the fonts that are asked for; letters are narrower in most of them.
    private static func letter(_ letter: Unicode.Scalar) -> Double {
      if letter.value >= 0x1100 { return 0.95 }
      return narrow.contains(letter) ? 0.42 : 0.59
    }
    private static let narrow = Set(" iljftrI.,:;!|'()[]".unicodeScalars)

    private static func frame(_ text: String) -> Box {
      let numbers = numbers(text)
      var box = Box(name: "")
      guard numbers.count == 4 else { return box }
      box.add(numbers[0], numbers[1])
      box.add(numbers[0] + numbers[2], numbers[1] + numbers[3])
      return box
    }

    private static func numbers(_ text: String) -> [Double] {
      text.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    }

    private static func curve(_ controls: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
      var points: [(x: Double, y: Double)] = []
      for at in stride(from: 0, to: max(0, controls.count - 3), by: 3) {
        for step in 0...20 {
          let t = Double(step) / 20
          let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
          let x = (0..<4).reduce(0.0) { $0 + weights[$1] * controls[at + $1].x }
          let y = (0..<4).reduce(0.0) { $0 + weights[$1] * controls[at + $1].y }
          points.append((x, y))
        }
      }
      return points
    }
  }
}
