import Foundation

/// Additions to an SVG after Graphviz made it: the colours for dark screens, and pictures of screens.
struct SVGFinishing {
  let plan: MapPlan
  let options: FlowMapOptions
  /// The picture is part of a page, which scales it itself and whose security policy allows no inline styles.
  var isOnPage = false
  /// The prefix of the names of the picture's elements.
  var prefix = ""

  func finish(_ bytes: [UInt8]) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    if !isOnPage, options.paper == nil { fitToWindow(&text) }
    if options.theme == .auto { insertStyle(&text) }
    if options.cards == .images { text = withImages(text) }
    return Array(text.utf8)
  }

  /// An overview is to be seen as a whole, in the middle of the window, and so is any other map that can be read at
  /// that size. A higher one is as wide as the window, so that nothing is beside it.
  private func fitToWindow(_ text: inout String) {
    guard let start = text.range(of: "<svg "), let width = Self.side("width", text),
      let height = Self.side("height", text)
    else { return }
    let isWide = Self.window.width / width >= Self.smallestScale
    let isLow = Self.window.height / height >= Self.smallestScale
    guard plan.density == .overview || isWide else { return }
    let most = plan.density == .overview || isLow ? "max-height:100vh;" : ""
    text.insert(
      contentsOf: "style=\"display:block;margin:0 auto;max-width:100%;\(most)width:auto;height:auto\" ",
      at: start.upperBound)
  }

  private static let window = (width: 1440.0, height: 900.0)
  /// Text is 13 points high: smaller text is hard to read.
  private static let smallestScale = 0.45

  /// In CSS pixels, of which 96 are as long as 72 points.
  private static func side(_ name: String, _ text: String) -> Double? {
    guard let start = text.range(of: " \(name)=\""), let end = text[start.upperBound...].range(of: "pt\"") else {
      return nil
    }
    return Double(text[start.upperBound..<end.lowerBound]).map { $0 * 96 / 72 }
  }

  private func insertStyle(_ text: inout String) {
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return }
    text.insert(contentsOf: "\n" + MapRecolouring.styleElement, at: text.index(after: end))
  }

  /// The empty cell of a card is the first shape of its colour in the card's group.
  private func withImages(_ text: String) -> String {
    let pictures = Dictionary(
      plan.nodes.enumerated().compactMap { index, node in
        node.image.flatMap { options.images[$0] }.map { ("\(prefix)n\(index)", $0) }
      },
      uniquingKeysWith: { first, _ in first })
    let mark = "fill=\"\(options.colors.sketchFill.lowercased())\""
    var open: ScreenImage?
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("<g id=\"\(prefix)n"), let id = line.dropFirst("<g id=\"".count).split(separator: "\"").first {
        open = pictures[String(id)]
      }
      lines.append(String(line))
      guard let image = open, line.contains(mark), let box = Self.box(of: line) else { continue }
      let data = Data(image.png).base64EncodedString()
      lines.append(
        "<image x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" "
          + "preserveAspectRatio=\"xMidYMid meet\" xlink:href=\"data:image/png;base64,\(data)\"/>"
      )
      open = nil
    }
    return lines.joined(separator: "\n")
  }

  private static func box(of line: Substring) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let start = line.range(of: "points=\"") else { return nil }
    let points = line[start.upperBound...].prefix { $0 != "\"" }.split(whereSeparator: { $0 == " " || $0 == "," })
      .compactMap { Double($0) }
    guard points.count >= 6 else { return nil }
    let xs = stride(from: 0, to: points.count - 1, by: 2).map { points[$0] }
    let ys = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left, top, right - left, bottom - top)
  }
}
