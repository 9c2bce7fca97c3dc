import NavigationModel
import Rules

/// A selector of a policy, or one of its patterns alone, as its configuration names it.
public struct PolicySelector: Hashable, Sendable {
  public var selector: ScreenSelector
  /// The key that it stands under, in quotes.
  public var key: String
  public var policy = ""
  /// Whose groups `$1` and the like stand for.
  public var from: ScreenSelector?

  public init(_ selector: ScreenSelector, key: String) {
    self.selector = selector
    self.key = key
  }
}

/// Finds selectors that nothing in a graph fits: what such a policy says is never wrong, so that it keeps nothing.
public struct PolicyCoverage {
  private let map: PolicyMap

  /// - Parameter prefix: the run's root seen from the configuration's folder; empty when they are the same.
  public init(_ graph: NavigationGraph, prefix: String) { map = PolicyMap(GraphSupport(graph), prefix: prefix) }

  /// What is wrong with a selector; nil where something fits it, or where another mention says it already.
  public func complaint(_ mention: PolicySelector) -> String? {
    let selector = mention.selector
    guard !isMet(selector, mention) else { return nil }
    if let pattern = selector.onlyPattern {
      return
        "\(selector.nothing) fits '\(Wording.name(pattern))', which \(mention.key) of the policy '\(mention.policy)' names."
        + (nearest(to: pattern, selector) ?? " Correct or delete it; 'navlint graph' lists the screens.")
    }
    // A pattern that nothing fits is told by itself.
    guard selector.parts.allSatisfy({ isMet($0, mention) }) else { return nil }
    return
      "no screen fits all that \(mention.key) of the policy '\(mention.policy)' says (\(selector.words)). Correct it, or delete the policy."
  }

  private func isMet(_ selector: ScreenSelector, _ mention: PolicySelector) -> Bool {
    guard selector.highestReference > 0, let from = mention.from else { return isMet(selector) }
    let bindings = map.bindings(from, referred: true)
    // Where nothing fits 'from', that is what is told.
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
  /// Says one pattern and nothing else.
  public var isOnePattern: Bool { onlyPattern != nil }

  /// The text of a selector that is one pattern and nothing else.
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

  /// What there is none of, at the head of a sentence.
  fileprivate var nothing: String {
    !flows.isEmpty
      ? "no flow" : !folders.isEmpty ? "no folder or file of a screen" : !modules.isEmpty ? "no module" : "no screen"
  }
}
