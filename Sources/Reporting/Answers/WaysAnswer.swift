import NavigationModel

/// The shortest way from the app's start to each screen: a tester's list.
public struct WaysAnswer: Sendable {
  /// The nearest first, screens without a way last.
  public var ways: [ScreenReasons]
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  public init(ways: [ScreenReasons], root: String) {
    self.ways = ways
    self.root = root
  }

  public func text(_ format: ListFormat) -> String {
    switch format {
    case .text: plain
    case .csv: table
    case .markdown: checklist
    case .json: json.text(expanding: 2)
    }
  }

  private var reached: [(screen: Screen, entries: [Entry], way: Way)] {
    ways.compactMap { reasons in reasons.way.map { (reasons.screen, reasons.entries, $0) } }
  }

  private var lost: [Screen] { ways.filter { $0.way == nil }.map(\.screen) }

  private var plain: String {
    let rows = reached.map { screen, entries, way in
      [PlainText.line(screen.id), AnswerText.count(way.length, "step"), told(way, entries)]
    }
    var out = AnswerText.table(rows, indent: "")
    if !lost.isEmpty {
      let noun = lost.count == 1 ? "screen has" : "screens have"
      out += "\n\(lost.count) \(noun) no way from where the app starts:\n"
      out += AnswerText.table(lost.map { [PlainText.line($0.id), place($0)] })
    }
    return out
  }

  /// `HomeView → tap 'Details' → DetailView`; for a start screen, how the app gets there.
  private func told(_ way: Way, _ entries: [Entry]) -> String {
    way.steps.isEmpty ? start(entries) : way.words.joined(separator: " → ")
  }

  private func start(_ entries: [Entry]) -> String {
    let launch = entries.filter(\.via.isLaunch)
    let how = Set((launch.isEmpty ? entries : launch).map(\.via.rawValue)).sorted().joined(separator: ", ")
    if how.isEmpty { return "the app starts here" }
    return launch.isEmpty ? "from outside only (\(how))" : "the app starts here (\(how))"
  }

  private func place(_ screen: Screen) -> String {
    screen.location.map { AnswerText(root: root).place($0) } ?? ""
  }

  private var table: String {
    let head = [["screen", "file", "line", "steps", "way", "confidence"]]
    let rows = ways.map { reasons in
      [
        reasons.screen.id, reasons.screen.location?.file ?? "", reasons.screen.location.map { String($0.line) } ?? "",
        reasons.way.map { String($0.length) } ?? "", reasons.way.map { told($0, reasons.entries) } ?? "",
        reasons.way.map(\.confidence.rawValue) ?? "",
      ]
    }
    return (head + rows).map { $0.map(CSVReporter.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private var checklist: String {
    var out = ""
    for (screen, entries, way) in reached {
      let steps =
        way.steps.isEmpty ? start(entries) : way.words.map(MarkdownText.plain).joined(separator: " → ")
      out += "- [ ] \(MarkdownText.code(screen.id)): \(steps)\n"
    }
    if !lost.isEmpty {
      out += (out.isEmpty ? "" : "\n") + "No way leads to these screens:\n\n"
      out += lost.map { "- \(MarkdownText.code($0.id))\n" }.joined()
    }
    return out
  }

  private var json: JSONValue {
    .object([
      .init("version", 1),
      .init(
        "ways",
        .array(
          ways.map { reasons in
            .object([
              .init("screen", .string(reasons.screen.id)),
              .init("entries", JSONValue(reasons.entries.map(\.via.rawValue))),
              .init("length", JSONValue(reasons.way?.length)), .init("start", JSONValue(reasons.way?.start)),
              .init("steps", reasons.way?.json ?? .null),
            ])
          })),
    ])
  }
}
