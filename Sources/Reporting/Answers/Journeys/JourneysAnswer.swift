import NavigationModel

/// The format of journeys.
public enum JourneysFormat: String, Sendable, CaseIterable {
  case text, json, maestro, xcuitest
}

/// Tests from the graph: for each screen the shortest way from launch, as far as a test can run it.
public struct JourneysAnswer: Sendable {
  private let journeys: [Journey]
  private let lost: [Screen]
  private let answer: AnswerText

  /// - Parameters:
  ///   - ways: the target screens, with the shortest way to each.
  ///   - root: the folder that locations are relative to, as given on the command line.
  public init(ways: [ScreenReasons], root: String) {
    journeys = ways.compactMap(Journey.init)
    lost = ways.filter { $0.way == nil }.map(\.screen)
    answer = AnswerText(root: root)
  }

  /// `12 of 30 screens have a way that a test can play without help.`
  public var summary: String {
    let whole = journeys.count(where: \.isWhole)
    let noun = journeys.count + lost.count == 1 ? "screen has" : "screens have"
    return "\(whole) of \(journeys.count + lost.count) \(noun) a way that a test can play without help."
  }

  /// One file for all; for Maestro only a single screen's, as each flow is a file of its own.
  public func text(_ format: JourneysFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.text(expanding: 2)
    case .maestro: journeys.map { MaestroFlow($0).text }.joined(separator: "\n")
    case .xcuitest: UITestFile(journeys).text
    }
  }

  /// A file for each screen, by name.
  public func flows(named name: (String) -> String) -> [(name: String, text: String)] {
    journeys.map { (name($0.screen.id), MaestroFlow($0).text) }
  }

  private var plain: String {
    var out = ""
    for journey in journeys {
      out += "\(PlainText.line(journey.screen.id))\(journey.isWhole ? "" : "  (not without help)")\n"
      var rows = journey.opening.map { [["from outside", $0]] } ?? [["launch"]]
      for step in journey.steps {
        var words = PlainText.line(step.act.words)
        if let condition = step.condition { words += ", only if \(PlainText.line(condition))" }
        rows.append([words, "→ \(PlainText.line(step.to))", answer.place(step.location)])
      }
      out += AnswerText.table(rows) + "\n"
    }
    let needing = gaps
    if !needing.isEmpty {
      out += "A test needs help at \(AnswerText.count(needing.count, "place")):\n"
      out += AnswerText.table(needing.map { [answer.place($0.location), PlainText.line($0.act.words)] })
    }
    if !lost.isEmpty {
      out += (needing.isEmpty ? "" : "\n") + "No way leads to \(AnswerText.count(lost.count, "screen")):\n"
      out += AnswerText.table(lost.map { [PlainText.line($0.id)] })
    }
    return out
  }

  /// The places that no test can run, each once, by location.
  private var gaps: [Journey.Step] {
    var seen: Set<SourceLocation> = []
    return journeys.flatMap(\.steps).filter {
      guard case .byHand = $0.act else { return false }
      return seen.insert($0.location).inserted
    }.sorted { $0.location < $1.location }
  }

  private var json: JSONValue {
    .object([
      .init("version", 1),
      .init(
        "journeys",
        .array(
          journeys.map { journey in
            .object([
              .init("screen", .string(journey.screen.id)), .init("whole", .boolean(journey.isWhole)),
              .init("opening", JSONValue(journey.opening)),
              .init("steps", .array(journey.steps.map(\.json))),
            ])
          })),
      .init("lost", JSONValue(lost.map(\.id))),
    ])
  }
}

extension Journey.Step {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("from", .string(from)), .init("to", .string(to))]
    switch act {
    case .touch(let action, let target):
      members.append(.init("action", .string(action.rawValue)))
      switch target {
      case .identifier(let identifier): members.append(.init("identifier", .string(identifier)))
      case .words(let text): members.append(.init("text", .string(text)))
      }
    case .happens(let words): members.append(.init("happens", .string(words)))
    case .byHand(let words): members.append(.init("byHand", .string(words)))
    }
    if let condition { members.append(.init("if", .string(condition))) }
    return .object(members + AnswerText.json(location))
  }
}

extension Journey.Act {
  /// For people.
  var words: String {
    switch self {
    case .touch(.refresh, _): "pull down"
    case .touch(let action, .identifier(let identifier)): "\(action.verb) the control with identifier '\(identifier)'"
    case .touch(let action, .words(let text)): "\(action.verb) '\(text)'"
    case .happens(let words): "nothing to do: \(words)"
    case .byHand(let words): "by hand: \(words)"
    }
  }
}

extension Trigger.Action {
  fileprivate var verb: String {
    switch self {
    case .longPress: "long press"
    case .type: "type into"
    case .submit: "submit"
    case .toggle: "switch"
    default: "tap"
    }
  }
}
