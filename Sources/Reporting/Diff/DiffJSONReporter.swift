import Comparing
import NavigationModel

/// A change of navigation as JSON, version 1; `docs/output.md` describes it.
public struct DiffJSONReporter: Sendable {
  public static let formatVersion = 1

  public init() {}

  public func text(for report: DiffReport) -> String {
    let difference = report.comparison.difference
    let value: JSONValue = [
      "version": .integer(Self.formatVersion),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "base": .string(report.beforeName),
      "head": JSONValue(report.afterName),
      "root": .string(report.report.root),
      "summary": .string(report.summary),
      "entries": ["added": entries(difference.addedEntries), "removed": entries(difference.removedEntries)],
      "screens": [
        "added": .array(difference.addedScreens.map(screen)),
        "removed": .array(difference.removedScreens.map(screen)),
        "lost": .array(difference.lostScreens.map { screen($0.after) }),
        "found": .array(difference.foundScreens.map { screen($0.after) }),
        "rekinded": .array(
          difference.rekindedScreens.map {
            [
              "screen": .string($0.after.id), "from": .string($0.before.kind.rawValue),
              "to": .string($0.after.kind.rawValue),
            ]
          }),
      ],
      "routes": [
        "added": .array(difference.addedRoutes.map(route)),
        "removed": .array(difference.removedRoutes.map(route)),
        "redirected": .array(difference.redirectedRoutes.map { change(route($0.before), route($0.after)) }),
        "died": .array(difference.diedRoutes.map { route($0.after) }),
        "revived": .array(difference.revivedRoutes.map { route($0.after) }),
      ],
      "transitions": [
        "added": .array(difference.addedTransitions.map(transition)),
        "removed": .array(difference.removedTransitions.map(transition)),
        "changed": .array(difference.changedTransitions.map { change(transition($0.before), transition($0.after)) }),
      ],
      "unresolved": [
        "added": .array(difference.addedGaps.map(gap)), "removed": .array(difference.removedGaps.map(gap)),
      ],
      "suspected": [
        "added": .array(difference.addedSuspected.map(JSONReporter.suspected)),
        "removed": .array(difference.removedSuspected.map(JSONReporter.suspected)),
      ],
      "impact": report.plan.map { ImpactAnswer(plan: $0, root: report.report.root).json } ?? .null,
      "findings": [
        "new": .array(report.report.findings.map(JSONReporter.json)),
        "fixed": .array(report.fixed.map(JSONReporter.json)),
      ],
    ]
    return value.text(expanding: 3)
  }

  private func change(_ before: JSONValue, _ after: JSONValue) -> JSONValue { ["before": before, "after": after] }

  private func entries(_ entries: [Entry]) -> JSONValue {
    .array(entries.map { ["screen": .string($0.screen), "via": .string($0.via.rawValue)] })
  }

  private func screen(_ screen: Screen) -> JSONValue {
    .object(
      [
        .init("id", .string(screen.id)), .init("kind", .string(screen.kind.rawValue)),
        .init("reachable", .boolean(screen.isReachable)),
      ] + place(screen.location))
  }

  private func route(_ route: Route) -> JSONValue {
    .object(
      [
        .init("id", .string(route.id)), .init("destinations", JSONValue(route.destinations)),
        .init("used", .boolean(route.isUsed)),
      ] + place(route.location))
  }

  private func transition(_ transition: Transition) -> JSONValue {
    .object(
      [
        .init("id", .string(transition.id)), .init("from", JSONValue(transition.from)),
        .init("owner", .string(transition.owner)),
        .init("to", JSONValue(transition.to)), .init("kind", .string(transition.kind.rawValue)),
        .init("back", JSONValue(transition.back?.rawValue)),
        .init("route", JSONValue(transition.route)),
      ] + place(transition.location))
  }

  private func gap(_ site: UnresolvedSite) -> JSONValue {
    .object(
      [
        .init("owner", .string(site.owner)), .init("kind", .string(site.kind.rawValue)),
        .init("reason", .string(site.reason)),
      ] + place(site.location))
  }

  private func place(_ location: SourceLocation?) -> [JSONValue.Member] {
    [
      .init("file", JSONValue(location?.file)), .init("line", JSONValue(location?.line)),
      .init("column", JSONValue(location?.column)),
    ]
  }
}
