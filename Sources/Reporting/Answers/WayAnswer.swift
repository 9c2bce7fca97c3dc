import NavigationModel

/// The answer to "how does one get from A to B?".
public struct WayAnswer: Sendable {
  public var way: Way?
  public var start: String
  public var goal: String
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  public init(way: Way?, start: String, goal: String, root: String) {
    self.way = way
    self.start = start
    self.goal = goal
    self.root = root
  }

  public func text(_ format: AnswerFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.text(expanding: 2)
    }
  }

  private var plain: String {
    let heading = "\(PlainText.line(start)) → \(PlainText.line(goal))"
    guard let way else { return "\(heading): there is no way.\n" }
    if way.steps.isEmpty { return "\(heading): that is the same screen.\n" }
    return "\(heading): \(AnswerText.count(way.length, "step"))\n" + way.lines(AnswerText(root: root))
  }

  private var json: JSONValue {
    .object([
      .init("version", 1), .init("from", .string(start)), .init("to", .string(goal)),
      .init("steps", way?.json ?? .null),
    ])
  }
}

extension Way {
  /// One numbered line a step; parts of a screen are not counted.
  func lines(_ words: AnswerText) -> String {
    var number = 0
    let rows = steps.map { step -> [String] in
      let target = PlainText.line(step.to)
      switch step.move {
      case .transition(let transition):
        number += 1
        var remark = transition.cause(on: step.from).map(PlainText.line) ?? ""
        if let condition = transition.guard {
          remark += (remark.isEmpty ? "" : ", ") + "if \(PlainText.line(condition))"
        }
        if transition.confidence == .guessed { remark += (remark.isEmpty ? "" : ", ") + "guessed" }
        return ["\(number).", transition.kind.rawValue, target, words.place(transition.location), remark]
      case .contains(let embedding):
        return ["", "shows", target, words.place(embedding.location), "as a part"]
      }
    }
    return told + AnswerText.table(rows)
  }

  /// The taps in words: `HomeView → tap 'Details' → DetailView`. Empty where none is known.
  private var told: String {
    let causes = steps.map { step in
      if case .transition(let transition) = step.move { transition.cause(on: step.from) } else { String?.none }
    }
    return causes.contains { $0 != nil } ? "  " + words.joined(separator: " → ") + "\n" : ""
  }

  /// The screens on the way and, between them, the user's actions as far as they are known. Each on one line.
  var words: [String] {
    var parts = [PlainText.line(start)]
    for step in steps {
      if case .transition(let transition) = step.move, let cause = transition.cause(on: step.from) {
        parts.append(
          PlainText.line(cause) + (transition.confidence == .exact ? "" : " (\(transition.confidence.rawValue))"))
      }
      parts.append(PlainText.line(step.to))
    }
    return parts
  }

  /// The lowest confidence of the steps.
  var confidence: Confidence {
    steps.compactMap { step in
      if case .transition(let transition) = step.move { transition.confidence } else { nil }
    }.min() ?? .exact
  }

  var json: JSONValue {
    .array(
      steps.map { step in
        let kind: String
        var more: [JSONValue.Member] = []
        switch step.move {
        case .transition(let transition):
          kind = transition.kind.rawValue
          more = [
            .init("transition", .string(transition.id)), .init("route", JSONValue(transition.route)),
            .init("trigger", JSONValue(transition.trigger(on: step.from)?.label ?? transition.trigger)),
            .init("guard", JSONValue(transition.guard)), .init("confidence", .string(transition.confidence.rawValue)),
          ]
        case .contains: kind = "contains"
        }
        return .object(
          [.init("from", .string(step.from)), .init("to", .string(step.to)), .init("kind", .string(kind))]
            + AnswerText.json(step.location) + more)
      })
  }
}
