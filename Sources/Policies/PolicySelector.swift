import NavigationModel
import Rules

/// A selector of a policy, or one of its patterns alone, as its configuration names it.
public struct PolicySelector: Hashable, Sendable {
  public var selector: ScreenSelector
  /// Its key in the configuration, in quotes.
  public var key: String
  public var policy = ""
  /// The selector whose groups `$1` and the like stand for.
  public var from: ScreenSelector?

  public init(_ selector: ScreenSelector, key: String) {
    self.selector = selector
    self.key = key
  }
}

/// Finds selectors without a match in a graph: a policy with one would never report anything.
public struct PolicyCoverage {
  private let map: PolicyMap

  /// - Parameter prefix: the run's root relative to the configuration's folder; empty when they are the same.
  public init(_ graph: NavigationGraph, prefix: String) { map = PolicyMap(GraphSupport(graph), prefix: prefix) }

  /// The fault of a selector; nil where something matches, or where another mention reports it already.
  public func complaint(_ mention: PolicySelector) -> String? {
    let selector = mention.selector
    guard !isMet(selector, mention) else { return nil }
    if let pattern = selector.onlyPattern {
      return
        "\(selector.nothing) matches '\(Wording.name(pattern))', which \(mention.key) of the policy '\(mention.policy)' names."
        + (nearest(to: pattern, selector) ?? " Correct or delete it; 'navlint graph' lists the screens.")
    }
    // A pattern without a match is reported separately.
    guard selector.parts.allSatisfy({ isMet($0, mention) }) else { return nil }
    return
      "no screen matches all that \(mention.key) of the policy '\(mention.policy)' says (\(selector.words)). "
      + "Correct it, or delete the policy."
  }

  private func isMet(_ selector: ScreenSelector, _ mention: PolicySelector) -> Bool {
    guard selector.highestReference > 0, let from = mention.from else { return isMet(selector) }
    let bindings = map.bindings(from, referred: true)
    // Where nothing matches 'from', that is reported.
    return bindings.isEmpty
      || bindings.contains { $0.groups.isEmpty || selector.filled(with: $0.groups).map(isMet) ?? false }
  }

  private func isMet(_ selector: ScreenSelector) -> Bool {
    map.places.contains { selector.groups(in: $0) != nil }
  }

  private func nearest(to pattern: String, _ selector: ScreenSelector) -> String? {
    let names: [String] =
      if !selector.screens.isEmpty { map.places.map(\.name) } else if !selector.flows.isEmpty {
        map.places.compactMap(\.flow)
      } else if !selector.modules.isEmpty { map.places.compactMap(\.module) } else { [] }
    return Spelling.nearest(to: pattern, in: Set(names).sorted()).map { " Did you mean '\(Wording.name($0))'?" }
  }
}

extension ScreenSelector {
  /// It consists of one pattern.
  public var isOnePattern: Bool { onlyPattern != nil }

  /// The text of a selector that consists of one pattern.
  fileprivate var onlyPattern: String? {
    let patterns = patternLists.joined()
    guard patterns.count == 1, let pattern = patterns.first, kinds.isEmpty, isEntry == nil, excluded.isEmpty else {
      return nil
    }
    return pattern.text
  }

  /// Each of the patterns as a selector of its own.
  fileprivate var parts: [ScreenSelector] {
    screens.map { ScreenSelector(screens: [$0]) } + flows.map { ScreenSelector(flows: [$0]) }
      + folders.map { ScreenSelector(folders: [$0]) } + modules.map { ScreenSelector(modules: [$0]) }
  }

  /// The beginning of a sentence that reports a selector without a match.
  fileprivate var nothing: String {
    !flows.isEmpty
      ? "no flow" : !folders.isEmpty ? "no folder or file of a screen" : !modules.isEmpty ? "no module" : "no screen"
  }
}
