import NavigationModel

/// An app's navigation in numbers, for people and for dashboards.
public struct StatisticsAnswer: Sendable {
  public var statistics: GraphStatistics

  public init(_ statistics: GraphStatistics) { self.statistics = statistics }

  public func text(_ format: AnswerFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.text(expanding: 2)
    }
  }

  private var plain: String {
    let s = statistics
    var out =
      "\(AnswerText.count(s.screenCount, "screen"))\n"
      + AnswerText.table(s.screens.map { ["\($0.count)", $0.kind.rawValue] })
    out +=
      "\n\(AnswerText.count(s.transitionCount, "transition"))\n"
      + AnswerText.table(s.transitions.map { ["\($0.count)", $0.kind.rawValue] })
    let guessed = s.transitionsByConfidence[.guessed, default: 0]
    if guessed > 0 { out += "  \(guessed) of them guessed\n" }
    out += "\nDepth: taps from where the app starts\n"
    if let mean = s.meanDepth {
      out += AnswerText.table(s.depths.enumerated().map { ["\($0.offset)", AnswerText.count($0.element, "screen")] })
      out += "  mean \(Self.decimal(mean)), deepest \(s.depths.count - 1)\n"
    } else {
      out += "  no screen can be reached\n"
    }
    out +=
      "\nDead: \(s.unreachable.count) of \(AnswerText.count(s.declaredCount, "declared screen")), "
      + "\(s.deadRoutes.count) of \(AnswerText.count(s.routeCount, "route"))\n"
    out += list(s.unreachable + s.deadRoutes)
    if !s.hubs.isEmpty {
      out +=
        "\nHubs: screens with the most neighbours\n"
        + AnswerText.table(s.hubs.map { ["\($0.waysIn) in", "\($0.waysOut) out", PlainText.line($0.screen)] })
    }
    if !s.linkOnly.isEmpty { out += "\nOnly a link from outside leads to\n" + list(s.linkOnly) }
    out +=
      "\nUnderstood: \(s.resolvedCount) of \(AnswerText.count(s.siteCount, "navigation site")); \(AnswerText.count(s.flowCount, "flow")), "
    out += s.entryCount == 1 ? "1 entry\n" : "\(s.entryCount) entries\n"
    return out
  }

  private func list(_ names: [String]) -> String { names.map { "  \(PlainText.line($0))\n" }.joined() }

  /// One digit behind the point, without a locale.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private var json: JSONValue {
    let s = statistics
    return .object([
      .init("version", 1),
      .init(
        "screens",
        .object(
          [.init("total", .integer(s.screenCount))] + s.screens.map { .init($0.kind.rawValue, .integer($0.count)) })),
      .init(
        "transitions",
        .object(
          [.init("total", .integer(s.transitionCount))]
            + s.transitions.map { .init($0.kind.rawValue, .integer($0.count)) })),
      .init(
        "confidence",
        .object(
          Confidence.allCases.reversed().map { .init($0.rawValue, .integer(s.transitionsByConfidence[$0, default: 0])) }
        )),
      .init(
        "depth",
        .object([
          .init("mean", s.meanDepth.map { .number(($0 * 100).rounded() / 100) } ?? .null),
          .init("deepest", s.depths.isEmpty ? .null : .integer(s.depths.count - 1)),
          .init("screens", .array(s.depths.map { .integer($0) })),
        ])),
      .init(
        "dead",
        .object([
          .init("declaredScreens", .integer(s.declaredCount)), .init("unreachable", JSONValue(s.unreachable)),
          .init("routes", .integer(s.routeCount)),
          .init("deadRoutes", JSONValue(s.deadRoutes)),
        ])),
      .init(
        "hubs",
        .array(
          s.hubs.map {
            .object([
              .init("screen", .string($0.screen)), .init("in", .integer($0.waysIn)), .init("out", .integer($0.waysOut)),
            ])
          })),
      .init("linkOnly", JSONValue(s.linkOnly)),
      .init("sites", .object([.init("total", .integer(s.siteCount)), .init("resolved", .integer(s.resolvedCount))])),
      .init("flows", .integer(s.flowCount)), .init("entries", .integer(s.entryCount)),
    ])
  }
}
