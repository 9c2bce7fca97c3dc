import Yams

/// What a flow of Maestro says: a head, and after `---` a list of commands.
public struct FlowFacts: Hashable, Sendable {
  public struct Command: Hashable, Sendable {
    public var name: String
    /// 1-based.
    public var line: Int
    /// The command's argument where that is a single text.
    public var text: String?
    /// Named text arguments: `id`, `text`, `file`, `link`.
    public var texts: [String: String]
    /// Commands within it, under `commands`.
    public var commands: [Command]
    /// Named arguments with names of their own: `element`, `visible`, `when`.
    public var parts: [String: [String: String]]
  }

  public var path: String
  /// The head names an app.
  public var hasApp: Bool
  public var commands: [Command]
  /// Why the file could not be read; nil where it was.
  public var gap: String?

  public init(path: String, source: [UInt8]) {
    self.path = path
    hasApp = false
    commands = []
    let (head, body, line) = Self.parted(source)
    guard source.count <= DescriptionText.sizeLimit else {
      gap = "it is larger than \(DescriptionText.sizeLimit / 1000) kB"
      return
    }
    if let head { hasApp = DescriptionText(head).map { $0.member("appId", of: $0.root) != nil } ?? false }
    guard let text = DescriptionText(body) else {
      // A file of comments is no flow, and nothing of it is lost.
      gap = body.allSatisfy { $0 <= 0x20 } ? nil : "it is not YAML"
      return
    }
    commands = Self.commands(text.root, text, firstLine: line, depth: 0)
  }

  /// Commands are nested two or three deep.
  private static let deepest = 12
  /// Flows that people write have some dozens.
  private static let mostCommands = 2_000

  private static func commands(_ list: DescriptionText.Value, _ text: DescriptionText, firstLine: Int, depth: Int)
    -> [Command]
  {
    guard depth < deepest else { return [] }
    return text.elements(of: list).prefix(mostCommands).compactMap { element in
      let line = firstLine + (element.mark?.line ?? 1) - 1
      if let name = text.text(of: element) {
        return Command(name: name, line: line, text: nil, texts: [:], commands: [], parts: [:])
      }
      guard let (name, value) = text.members(of: element).first else { return nil }
      var command = Command(name: name, line: line, text: text.text(of: value), texts: [:], commands: [], parts: [:])
      for member in text.members(of: value) {
        if let given = text.text(of: member.value) {
          command.texts[member.key] = given
        } else if member.key == "commands" {
          command.commands = commands(member.value, text, firstLine: firstLine, depth: depth + 1)
        } else {
          command.parts[member.key] = texts(in: member.value, text)
        }
      }
      return command
    }
  }

  private static func texts(in value: DescriptionText.Value, _ text: DescriptionText) -> [String: String] {
    Dictionary(text.members(of: value).compactMap { pair in text.text(of: pair.value).map { (pair.key, $0) } }) { $1 }
  }

  /// The head and the body, and the line on which the body begins. A file without a head is a body.
  private static func parted(_ source: [UInt8]) -> (head: [UInt8]?, body: [UInt8], line: Int) {
    var line = 1
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A) ?? source.count
      let text = source[start..<end]
      if text.starts(with: Array("---".utf8)), text.dropFirst(3).allSatisfy({ $0 <= 0x20 }), start > 0 {
        let after = min(end + 1, source.count)
        return (Array(source[..<start]), Array(source[after...]), line + 1)
      }
      line += 1
      start = end + 1
    }
    return (nil, source, 1)
  }
}
