import NavigationModel

/// A journey as a flow of [Maestro](https://docs.maestro.dev/api-reference/commands): YAML, one file a flow.
struct MaestroFlow {
  private let journey: Journey

  init(_ journey: Journey) { self.journey = journey }

  var text: String {
    var out = "# The shortest way to \(Self.comment(journey.screen.id)), by navlint."
    out += journey.isWhole ? "\n" : " It needs help where it says so.\n"
    out += "appId: ${APP_ID}\n---\n- launchApp\n"
    if let opening = journey.opening {
      out += "# By hand: the app opens this from outside (\(Self.comment(opening))). For a link:\n# - openLink: …\n"
    }
    for step in journey.steps {
      out += "# \(Self.comment(step.from)) → \(Self.comment(step.to))"
      out += step.condition.map { ", only if \(Self.comment($0))" } ?? ""
      out += "\n" + Self.commands(step.act)
    }
    if let title = journey.title { out += "- assertVisible: \(Self.text(title))\n" }
    return out
  }

  private static func commands(_ act: Journey.Act) -> String {
    switch act {
    case .happens(let words): "# Nothing to do: \(comment(words))\n- waitForAnimationToEnd\n"
    case .byHand(let words): "# By hand: \(comment(words))\n"
    case .touch(.refresh, _): "- swipe:\n    direction: DOWN\n"
    case .touch(let action, let target): "- \(command(action)):\n    \(selector(target))\n" + after(action)
    }
  }

  private static func command(_ action: Trigger.Action) -> String { action == .longPress ? "longPressOn" : "tapOn" }

  private static func after(_ action: Trigger.Action) -> String {
    switch action {
    case .type: "- inputText: \"text\"\n"
    case .submit: "- pressKey: Enter\n"
    default: ""
    }
  }

  private static func selector(_ target: Journey.Target) -> String {
    switch target {
    case .identifier(let identifier): "id: \(text(identifier))"
    case .words(let words): "text: \(text(words))"
    }
  }

  /// A regular expression in quotes: Maestro reads all texts as one.
  private static func text(_ text: String) -> String {
    let parts = text.split(separator: "\\()", omittingEmptySubsequences: false).map { part in
      part.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    }
    let text = JSONValue.string(parts.joined(separator: ".*")).text(expanding: 0)
    return String(text.prefix { $0 != "\n" })
  }

  private static let special = Set<Character>(#"\.^$*+?()[]{}|"#)

  private static func comment(_ text: String) -> String { PlainText.line(text) }
}
