/// A comparison that code makes with a part of what came in from outside.
public struct LinkTest: Hashable, Sendable {
  /// A part of a link.
  public enum Part: Hashable, Sendable {
    case scheme, host, path, query, fragment
    /// All of the URL as text.
    case whole
    /// A component of the path, counted from 0 as the app's code counts a path without its leading slash; nil for some
    /// component that nobody can number, -1 for the last.
    case component(Int?)
    /// A query item, or a named part of a pattern.
    case parameter(String)
    /// A pattern that a router is given: `/posts/:id`.
    case route
    /// The type of an activity or of a quick action, the identifier of a notification's action or category, the name of
    /// an intent.
    case identifier
    /// A case of an enum that the app's code makes of it: `Route.profile`. What that asks of a link, no comparison tells.
    case made
  }

  public enum Match: String, Sendable {
    case equals, prefix, suffix, contains, expression
  }

  public var part: Part
  public var match: Match
  /// Any of these.
  public var texts: [String]

  public init(part: Part, match: Match, texts: [String]) {
    self.part = part
    self.match = match
    self.texts = texts
  }
}

extension LinkTest {
  /// What the activity of the web asks: it hands over links that begin so.
  public static let webLink = LinkTest(part: .scheme, match: .equals, texts: ["https"])
}

extension LinkTest.Part {
  /// For people and for JSON.
  public var words: String {
    switch self {
    case .scheme: "scheme"
    case .host: "host"
    case .path: "path"
    case .query: "query"
    case .fragment: "fragment"
    case .whole: "url"
    case .component(nil): "path component"
    case .component(.some(-1)): "last path component"
    case .component(let place?): "path component \(place + 1)"
    case .parameter(let name): "parameter \(name)"
    case .route: "route"
    case .identifier: "identifier"
    case .made: "made"
    }
  }
}
