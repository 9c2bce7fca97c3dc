import NavigationModel

/// The answer to "what should I test after this change?".
public struct ImpactAnswer: Sendable {
  public var plan: TestPlan
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  /// Further walks, or lines of a list, are folded in a comment and counted in a terminal.
  static let mostWalks = 20
  /// The number of changed declarations that are named for a screen; JSON has all.
  static let mostCauses = 3

  public init(plan: TestPlan, root: String) {
    self.plan = plan
    self.root = root
  }

  public func text(_ format: ListFormat) -> String {
    switch format {
    case .text: plain
    case .csv: table
    case .markdown: checklist
    case .json: json.text(expanding: 3)
    }
  }

  /// `5 screens are touched; 3 walks pass them.`
  public var summary: String {
    let count = plan.impact.touched.count
    if count == 0 {
      return plan.impact.shared.isEmpty
        ? "No screen is known to be touched." : "Only code that many screens run is touched."
    }
    let walks = AnswerText.count(plan.walks.count, "walk")
    let those = count == 1 ? "it" : "them"
    return "\(AnswerText.count(count, "screen")) \(count == 1 ? "is" : "are") touched; "
      + (plan.walks.isEmpty
        ? "no way to \(those) is known." : "\(walks) \(plan.walks.count == 1 ? "passes" : "pass") \(those).")
  }

  private var words: AnswerText { AnswerText(root: root) }

  // MARK: text

  /// Empty where there is nothing to report.
  var plain: String {
    var parts: [String] = []
    if !plan.walks.isEmpty {
      let walks = plan.walks.prefix(Self.mostWalks).enumerated().map { number, walk in
        "  \(number + 1). \(Self.told(walk.way))\n" + AnswerText.table(walk.checks.map(row), indent: "       ")
      }
      let rest = plan.walks.count - walks.count
      parts.append("To test:\n" + walks.joined() + (rest > 0 ? "  and \(AnswerText.count(rest, "more walk"))\n" : ""))
    }
    parts.append(section("No way is known to:", plan.unreached.map(row)))
    parts.append(
      section(
        "Shared code; one screen represents all that run it:",
        plan.impact.shared.enumerated().map { place, shared in
          [
            PlainText.line(shared.cause.name), words.place(shared.cause.location),
            "runs on \(shared.screens.count) screens" + standIn(at: place, PlainText.line),
          ]
        }))
    parts.append(
      section(
        "No screen is known for:",
        plan.impact.elsewhere.map { [PlainText.line($0.name), words.place($0.location)] }))
    parts.append(
      section("The effect of these files on screens is unknown:", plan.impact.unknownFiles.map { [PlainText.path($0)] })
    )
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let rest = rows.count - Self.mostWalks
    return "\(title)\n" + AnswerText.table(Array(rows.prefix(Self.mostWalks)))
      + (rest > 0 ? "  and \(rest) more; '--format json' has all\n" : "")
  }

  private func row(_ touch: Impact.Touch) -> [String] {
    [
      PlainText.line(touch.screen), Self.causes(touch, PlainText.line),
      touch.causes.first.map { words.place($0.location) } ?? "",
    ]
  }

  /// `Home → tap 'Settings' → Settings`; for a start screen only its name.
  private static func told(_ way: Way) -> String { way.words.joined(separator: " → ") }

  /// The changed code for which a screen is tested.
  private static func causes(_ touch: Impact.Touch, _ shown: (String) -> String) -> String {
    let names = touch.causes.prefix(mostCauses).map { shown($0.name) }.joined(separator: ", ")
    let rest = touch.causes.count - mostCauses
    return names + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Markdown

  private var checklist: String {
    plan.impact.isEmpty ? "\(summary)\n" : "\(summary)\n\n" + markdown
  }

  /// The walks as a checklist, those after the first few folded; then the rest.
  var markdown: String {
    let lines = plan.walks.map { walk in
      let checks = walk.checks.map { "\(MarkdownText.code($0.screen)): \(Self.causes($0, MarkdownText.code))" }
      let way = walk.way.words.map(MarkdownText.plain).joined(separator: " → ")
      return "- [ ] \(way)\n" + checks.map { "  - \($0)\n" }.joined()
    }
    var out = lines.prefix(Self.mostWalks).joined()
    let rest = lines.dropFirst(Self.mostWalks)
    if !rest.isEmpty {
      out += "\n<details><summary>\(rest.count) more</summary>\n\n" + rest.joined() + "\n</details>\n"
    }
    let remarks = [
      remark("No way is known to", plan.unreached.map(\.screen)),
      remark("Not analysed", plan.impact.unknownFiles),
    ]
    let told = remarks.compactMap(\.self).map { "- \($0)\n" }.joined() + sharedCode + unknownCode
    return told.isEmpty ? out : out + (out.isEmpty ? "" : "\n") + told
  }

  private func remark(_ title: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(title): \(Self.list(names, Self.mostWalks))."
  }

  /// Named as far as a list helps.
  private static func list(_ names: [String], _ most: Int) -> String {
    let rest = names.count - most
    return names.prefix(most).map(MarkdownText.code).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// `, HomeView represents them`
  private func standIn(at place: Int, _ shown: (String) -> String) -> String {
    guard plan.standIns.indices.contains(place), let screen = plan.standIns[place] else { return "" }
    return ", \(shown(screen)) represents them"
  }

  /// A line for all code that the same screens run; the list of screens is folded.
  private var sharedCode: String {
    let shared = plan.impact.shared
    let groups = Dictionary(grouping: shared.indices) { shared[$0].screens }
    return groups.values.sorted { $0[0] < $1[0] }.map { places in
      let screens = shared[places[0]].screens
      return "- Shared code: \(Self.list(places.map { shared[$0].cause.name }, Self.mostCauses)), run by "
        + "\(screens.count) screens\(standIn(at: places[0], MarkdownText.code)).\n"
        + "  <details><summary>All \(screens.count)</summary>\n\n  \(Self.list(screens, screens.count))\n\n"
        + "  </details>\n"
    }.joined()
  }

  /// Folded: it cannot be tested, and may be long.
  private var unknownCode: String {
    let names = plan.impact.elsewhere.map(\.name)
    guard !names.isEmpty else { return "" }
    if names.count <= Self.mostCauses { return "- No screen is known for: \(Self.list(names, names.count)).\n" }
    return "- <details><summary>No screen is known for \(names.count) changed declarations</summary>\n\n"
      + "  \(Self.list(names, Self.mostWalks))\n\n  </details>\n"
  }

  // MARK: CSV and JSON

  private var table: String {
    let ways = Dictionary(plan.walks.flatMap { walk in walk.checks.map { ($0.screen, walk.way) } }) { first, _ in first
    }
    let rows = plan.impact.touched.map { touch in
      [
        touch.screen, touch.isOwn ? "own" : "runs there", touch.causes.map(\.name).joined(separator: ", "),
        ways[touch.screen].map(Self.told) ?? "",
      ]
    }
    return ([["screen", "code", "changed", "walk"]] + rows).map {
      $0.map(CSVReporter.cell).joined(separator: ",") + "\r\n"
    }.joined()
  }

  var json: JSONValue {
    .object([
      .init("version", 1), .init("summary", .string(summary)),
      .init("screens", .array(plan.impact.touched.map(json))),
      .init(
        "walks",
        .array(
          plan.walks.map { walk in
            .object([
              .init("start", .string(walk.way.start)), .init("length", .integer(walk.way.length)),
              .init("steps", walk.way.json), .init("checks", JSONValue(walk.checks.map(\.screen))),
            ])
          })),
      .init("unreached", JSONValue(plan.unreached.map(\.screen))),
      .init(
        "shared",
        .array(
          plan.impact.shared.enumerated().map { place, shared in
            let standIn = plan.standIns.indices.contains(place) ? plan.standIns[place] : nil
            return .object(
              Self.members(shared.cause) + [
                .init("screens", .integer(shared.screens.count)), .init("on", JSONValue(shared.screens)),
                .init("standIn", JSONValue(standIn)),
              ])
          })),
      .init("elsewhere", .array(plan.impact.elsewhere.map { .object(Self.members($0)) })),
      .init("unknownFiles", JSONValue(plan.impact.unknownFiles)),
    ])
  }

  private func json(_ touch: Impact.Touch) -> JSONValue {
    .object([
      .init("screen", .string(touch.screen)), .init("own", .boolean(touch.isOwn)),
      .init("causes", .array(touch.causes.map { .object(Self.members($0)) })),
    ])
  }

  private static func members(_ cause: Impact.Cause) -> [JSONValue.Member] {
    [.init("name", .string(cause.name))] + AnswerText.json(cause.location)
  }
}
