/// A team's ruling on a function or property by name: its uses are transitions of a kind, or no navigation at all.
public enum IdiomRuling: Hashable, Sendable {
  case kind(Transition.Kind)
  /// The learned result is right, whatever its kinds.
  case asFound
  case none

  /// As `.navlint.yml` spells it.
  public init?(_ text: String) {
    switch text {
    case "as-found": self = .asFound
    case "none": self = .none
    default:
      guard let kind = Transition.Kind(rawValue: text) else { return nil }
      self = .kind(kind)
    }
  }

  public static let allNames = ["as-found", "none"] + Transition.Kind.allCases.map(\.rawValue)
}

/// Code of the app that was learned to be navigation: a call of it, or a write to it, navigates.
public struct Idiom: Hashable, Sendable {
  /// A function with its labels, or a property: `Router.navigate(to:)`, `Router.presentedSheet`.
  public var name: String
  public var location: SourceLocation
  /// The kinds of its uses, most frequent first.
  public var kinds: [Transition.Kind]
  /// The number of sites that navigate through it.
  public var uses: Int
  public var confidence: Confidence
  /// One of the sites, the first in the sources.
  public var example: SourceLocation

  public init(
    name: String, location: SourceLocation, kinds: [Transition.Kind], uses: Int, confidence: Confidence,
    example: SourceLocation
  ) {
    self.name = name
    self.location = location
    self.kinds = kinds
    self.uses = uses
    self.confidence = confidence
    self.example = example
  }
}

/// A ruling on a name that was not learned from any code.
public struct UnmetIdiom: Hashable, Sendable {
  public var name: String
  /// The name that may have been meant.
  public var nearest: String?

  public init(name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}
