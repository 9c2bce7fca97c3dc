/// A comparison of code with a part of an arrival.
public struct LinkTest: Hashable, Sendable {
  /// A part of a link.
  public enum Part: Hashable, Sendable {
    case scheme, host, path, query, fragment
    /// The whole URL as text.
    case whole
    /// A component of the path, counted from 0 as the app's code counts a path without its leading slash; nil for a
    /// component with an unknown index, -1 for the last.
    case component(Int?)
    /// A query item, or a named part of a pattern.
    case parameter(String)
    /// A pattern in a router: `/posts/:id`.
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
  /// The test of a web browsing activity: it passes web links.
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
