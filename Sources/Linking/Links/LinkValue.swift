import NavigationModel

/// What an expression is of that which came in from outside.
enum LinkValue: Hashable {
  /// All of it, or what holds it: a URL, an activity, a quick action.
  case item(LinkLedger.Kind)
  /// The components of a path. The offset tells how many stand in front of the first that counts: `pathComponents` of
  /// a URL begins with "/".
  case components(offset: Int, LinkLedger.Kind)
  /// All query items, or all named values.
  case parameters(LinkLedger.Kind)
  case part(LinkTest.Part, LinkLedger.Kind)
  /// What the app's own code made of it.
  case derived(LinkLedger.Kind)

  var kind: LinkLedger.Kind {
    switch self {
    case .item(let kind), .components(_, let kind), .parameters(let kind), .part(_, let kind), .derived(let kind): kind
    }
  }

  /// What code can compare.
  var part: LinkTest.Part? {
    switch self {
    case .part(let part, _): part
    case .components: .component(nil)
    default: nil
    }
  }
}

extension LinkValue {
  /// The SDK's types that hold what came in.
  static let items: [String: LinkLedger.Kind] = [
    "URL": .url, "NSURL": .url, "URLComponents": .url, "NSURLComponents": .url, "UIOpenURLContext": .url,
    "NSUserActivity": .activity, "UIApplicationShortcutItem": .shortcut, "UNNotificationResponse": .notification,
  ]

  /// A member of it, as the SDK's types have them.
  func member(_ name: String) -> LinkValue? {
    switch self {
    case .item(let kind): return Self.member(name, of: kind)
    case .components(let offset, let kind):
      switch name {
      case "first": return .part(.component(-offset), kind)
      case "last": return .part(.component(-1), kind)
      default: return Self.noValues.contains(name) ? nil : self
      }
    case .parameters, .part: return Self.noValues.contains(name) ? nil : self
    case .derived: return self
    }
  }

  private static func member(_ name: String, of kind: LinkLedger.Kind) -> LinkValue? {
    if let other = holders[name] { return .item(other) }
    if let part = parts[name] { return .part(part, urlParts.contains(name) ? .url : kind) }
    switch name {
    case "pathComponents": return .components(offset: 1, .url)
    case "queryItems": return .parameters(.url)
    case "userInfo": return .parameters(kind)
    default: return noValues.contains(name) ? nil : .item(kind)
    }
  }

  /// Members that lead to another kind of what came in.
  private static let holders: [String: LinkLedger.Kind] = [
    "webpageURL": .url, "urlContexts": .url, "userActivities": .activity, "shortcutItem": .shortcut,
    "notificationResponse": .notification,
  ]

  private static let parts: [String: LinkTest.Part] = [
    "scheme": .scheme, "host": .host, "path": .path, "percentEncodedPath": .path, "lastPathComponent": .component(-1),
    "query": .query, "percentEncodedQuery": .query, "fragment": .fragment, "absoluteString": .whole,
    "resourceSpecifier": .whole, "relativePath": .path, "activityType": .identifier, "type": .identifier,
    "actionIdentifier": .identifier, "categoryIdentifier": .identifier,
  ]
  private static let urlParts: Set<String> = [
    "scheme", "host", "path", "percentEncodedPath", "lastPathComponent", "query", "percentEncodedQuery", "fragment",
    "absoluteString", "resourceSpecifier", "relativePath",
  ]

  /// Questions whose answers are no part of a link.
  private static let noValues: Set<String> = [
    "count", "isEmpty", "isFileURL", "hasDirectoryPath", "hashValue", "options", "sourceApplication",
  ]
}
