import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a viewer would find in an SVG.
struct SVGContent {
  var elements: [String: Int] = [:]
  /// The text of every `text` element.
  var words: [String] = []
  var tooltips: [String] = []
  var links: [String] = []

  /// nil where the bytes are no well-formed XML.
  init?(_ bytes: [UInt8]) {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse() else { return nil }
    self = reader.content
  }

  private init() {}

  func says(_ text: String) -> Bool { words.contains { $0.contains(text) } }

  private final class Reader: NSObject, XMLParserDelegate {
    var content = SVGContent()
    private var text: String?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      content.elements[name, default: 0] += 1
      if let tooltip = attributes["xlink:title"] { content.tooltips.append(tooltip) }
      if let link = attributes["xlink:href"] { content.links.append(link) }
      if name == "text" { text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "text", let text {
        content.words.append(text)
        self.text = nil
      }
    }
  }
}
