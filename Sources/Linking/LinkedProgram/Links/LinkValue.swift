import Dialects
import NavigationModel

/// The part of an arrival that an expression stands for.
enum LinkValue: Hashable {
  /// The whole, or an object with it: a URL, an activity, a quick action.
  case item(LinkLedger.Kind)
  /// The components of a path, with the number before the first that counts: `pathComponents` of a URL begins with "/".
  case components(offset: Int, LinkLedger.Kind)
  /// All query items, or all named values.
  case parameters(LinkLedger.Kind)
  case part(LinkTest.Part, LinkLedger.Kind)
  /// A text that the app's own code made of a part.
  case rest(LinkTest.Part, LinkLedger.Kind)
  /// What the app's own code made of it.
  case derived(LinkLedger.Kind)
  /// What the app looked up for it: the order that has the link's id.
  case found(LinkLedger.Kind)

  var kind: LinkLedger.Kind {
    switch self {
    case .item(let kind), .components(_, let kind), .parameters(let kind), .part(_, let kind), .rest(_, let kind),
      .derived(let kind), .found(let kind):
      kind
    }
  }

  /// What code makes of it.
  var made: LinkValue {
    if case .found = self { self } else { .derived(kind) }
  }

  /// The part that code can compare.
  var part: LinkTest.Part? {
    switch self {
    case .part(let part, _), .rest(let part, _): part
    case .components: .component(nil)
    default: nil
    }
  }
}

extension LinkValue {
  /// The value of a member, by the SDK's types.
  func member(_ name: String, _ known: Dialect.Arrivals) -> LinkValue? {
    let isRemark = known.remarks.contains(name)
    switch self {
    case .item(let kind): return Self.member(name, of: kind, known)
    case .components(let offset, let kind):
      switch name {
      case "first": return .part(.component(-offset), kind)
      case "last": return .part(.component(-1), kind)
      default: return isRemark ? nil : self
      }
    case .parameters, .part, .rest: return isRemark ? nil : self
    case .derived, .found: return self
    }
  }

  private static func member(_ name: String, of kind: LinkLedger.Kind, _ known: Dialect.Arrivals) -> LinkValue? {
    if let other = known.members[name] { return .item(other) }
    if let part = known.linkParts[name] { return .part(part, .url) }
    if let part = known.parts[name] { return .part(part, kind) }
    if known.components.contains(name) { return .components(offset: 1, .url) }
    if known.linkValues.contains(name) { return .parameters(.url) }
    if known.values.contains(name) { return .parameters(kind) }
    return known.remarks.contains(name) ? nil : .item(kind)
  }
}
