import NavigationModel

/// The answer to "why is this screen there, and why does nobody see it?".
public struct ReasonsAnswer: Sendable {
  public var reasons: ScreenReasons
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  public init(reasons: ScreenReasons, root: String) {
    self.reasons = reasons
    self.root = root
  }

  public func text(_ format: AnswerFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.text(expanding: 2)
    }
  }

  private var words: AnswerText { AnswerText(root: root) }
  private var name: String { PlainText.line(reasons.screen.id) }

  private var plain: String {
    var out = name
    if let location = reasons.screen.location { out += "  \(words.place(location))" }
    out += "\n"
    for entry in reasons.entries { out += "  The app starts here (\(entry.via.rawValue)).\n" }
    if let way = reasons.way, !way.steps.isEmpty {
      out +=
        "\nShortest way, from \(PlainText.line(way.start)), \(AnswerText.count(way.length, "step")):\n"
        + way.lines(words)
    } else if reasons.way == nil {
      out +=
        reasons.brokenLinks.isEmpty && reasons.waysIn.isEmpty && reasons.containers.isEmpty
        ? "\nNo user gets here: nothing in the app shows it.\n"
        : reasons.screen.isReachable
          ? "\nLive code constructs it, but the way could not be followed step by step.\n" : "\nNo user gets here.\n"
    }
    if !reasons.brokenLinks.isEmpty {
      out += "\nBroken links:\n" + AnswerText.table(reasons.brokenLinks.map(row))
    }
    let rows = reasons.waysIn.map { t in
      [
        t.from.isEmpty ? "(\(PlainText.line(t.owner)))" : AnswerText.list(t.from), t.kind.rawValue,
        words.place(t.location), t.cause.map(PlainText.line) ?? "",
      ]
    }
    if !rows.isEmpty { out += "\n\(AnswerText.count(rows.count, "way")) in:\n" + AnswerText.table(rows) }
    let parts = reasons.containers.map { [PlainText.line($0.parent), words.place($0.location)] }
    if !parts.isEmpty { out += "\nPart of:\n" + AnswerText.table(parts) }
    return out
  }

  private func row(_ link: ScreenReasons.BrokenLink) -> [String] {
    switch link {
    case .unusedRoute(let route):
      [words.place(route.location), "nothing opens '\(PlainText.line(route.id))', which leads here"]
    case .deadSite(let t):
      [
        words.place(t.location),
        "\(PlainText.line(t.owner)) leads here (\(t.kind.rawValue)), but no screen runs that code",
      ]
    case .deadParent(let e):
      [words.place(e.location), "\(PlainText.line(e.parent)) contains it, but nothing shows that screen"]
    }
  }

  private var json: JSONValue {
    let screen = reasons.screen
    return .object([
      .init("version", 1), .init("screen", .string(screen.id)), .init("reachable", .boolean(screen.isReachable)),
      .init("entries", .array(reasons.entries.map { .string($0.via.rawValue) })),
      .init("way", reasons.way?.json ?? .null),
      .init(
        "waysIn",
        .array(
          reasons.waysIn.map { t in
            .object(
              [
                .init("transition", .string(t.id)), .init("from", JSONValue(t.from)), .init("owner", .string(t.owner)),
                .init("kind", .string(t.kind.rawValue)),
              ]
                + AnswerText.json(t.location) + [
                  .init("trigger", JSONValue(t.trigger)), .init("confidence", .string(t.confidence.rawValue)),
                ])
          })),
      .init(
        "partOf",
        .array(reasons.containers.map { .object([.init("screen", .string($0.parent))] + AnswerText.json($0.location)) })
      ),
      .init("brokenLinks", .array(reasons.brokenLinks.map(json))),
    ])
  }

  private func json(_ link: ScreenReasons.BrokenLink) -> JSONValue {
    switch link {
    case .unusedRoute(let route):
      .object([.init("link", "unused-route"), .init("name", .string(route.id))] + AnswerText.json(route.location))
    case .deadSite(let t):
      .object([.init("link", "dead-site"), .init("name", .string(t.owner))] + AnswerText.json(t.location))
    case .deadParent(let e):
      .object([.init("link", "dead-parent"), .init("name", .string(e.parent))] + AnswerText.json(e.location))
    }
  }
}
