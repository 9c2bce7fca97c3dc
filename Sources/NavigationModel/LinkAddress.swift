/// A URL in its parts, as the code of an app sees them.
public struct LinkAddress: Hashable, Sendable {
  public var text: String
  public var scheme: String
  public var host: String
  /// Without empty parts.
  public var components: [String]
  public var query: [(name: String, value: String)] { pairs.map { ($0.name, $0.value) } }
  public var fragment: String?
  private var pairs: [Pair]

  private struct Pair: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// nil for a text without a scheme.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex,
      text[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    self.text = text
    scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    fragment = rest.firstIndex(of: "#").map { String(rest[rest.index(after: $0)...]) }
    rest = rest.prefix { $0 != "#" }
    let query = rest.firstIndex(of: "?").map { rest[rest.index(after: $0)...] } ?? ""
    pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Pair(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "")
    }
    rest = rest.prefix { $0 != "?" }
    host = ""
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      host = String(rest.prefix { $0 != "/" })
      rest = rest.drop { $0 != "/" }
    }
    isOpaque = host.isEmpty && !rest.hasPrefix("/")
    components = rest.split(separator: "/").map(String.init)
  }

  /// `app:orders`, without a slash at the front.
  private var isOpaque: Bool

  public var path: String { (isOpaque ? "" : "/") + components.joined(separator: "/") }

  /// The texts of a part of the address.
  func texts(of part: LinkTest.Part) -> [String] {
    switch part {
    case .scheme: [scheme]
    case .host: [host]
    case .path: [path, components.joined(separator: "/")]
    case .query: [pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&")]
    case .fragment: fragment.map { [$0] } ?? []
    case .whole: [text]
    case .component(nil): components
    case .component(.some(-1)): components.last.map { [$0] } ?? []
    case .component(let place?): components.indices.contains(place) ? [components[place]] : []
    case .parameter(let name): pairs.filter { $0.name == name }.map(\.value)
    case .route, .identifier, .made: []
    }
  }

  /// Whether all that a link tests holds for the address. A regular expression is not run: it may hold. So may a case be
  /// made of it.
  public func fits(_ link: LinkLedger.Link) -> Bool {
    let routes = link.tests.filter { $0.part == .route }
    var named: [String: String] = [:]
    for route in routes {
      guard let found = route.texts.lazy.compactMap({ self.names(in: $0) }).first else { return false }
      named.merge(found) { $1 }
    }
    return link.tests.indices.allSatisfy { place in
      let test = link.tests[place]
      if [.route, .made].contains(test.part) { return true }
      if case .parameter(let name) = test.part, let text = named[name] { return Self.holds(test, text) }
      return (texts(of: test.part) + rests(of: test.part, behind: link.tests[..<place])).contains {
        Self.holds(test, $0)
      }
    }
  }

  /// What is left of a path whose fronts were tested before: code takes each off, and goes on with the rest.
  private func rests(of part: LinkTest.Part, behind tests: ArraySlice<LinkTest>) -> [String] {
    guard part == .path else { return [] }
    let fronts = tests.filter { $0.part == .path && $0.match == .prefix }
    return fronts.reduce(into: [path]) { rests, front in
      rests += rests.flatMap { rest in front.texts.filter(rest.hasPrefix).flatMap { Self.rests(of: rest, $0) } }
    }
  }

  private static func rests(of path: String, _ front: String) -> [String] {
    let rest = path.dropFirst(front.count)
    return [String(rest), String(rest.drop { $0 == "/" })]
  }

  private static func holds(_ test: LinkTest, _ text: String) -> Bool {
    let isLoose = test.part == .scheme || test.part == .host
    let text = isLoose ? text.lowercased() : text
    return test.texts.contains { constant in
      let constant = isLoose ? constant.lowercased() : constant
      return switch test.match {
      case .equals: text == constant
      case .prefix: text.hasPrefix(constant)
      case .suffix: text.hasSuffix(constant)
      case .contains: text.contains(constant)
      case .expression: true
      }
    }
  }

  /// The named parts of a route that matches; nil for one that does not. Routers of custom schemes treat the host as
  /// the first part of the path.
  private func names(in route: String) -> [String: String]? {
    let parts = route.split(separator: "/").map(String.init)
    return Self.names(parts, components) ?? (host.isEmpty ? nil : Self.names(parts, [host] + components))
  }

  private static func names(_ parts: [String], _ given: [String]) -> [String: String]? {
    var named: [String: String] = [:]
    for (place, part) in parts.enumerated() {
      if part == "*" { return named }
      guard place < given.count else { return nil }
      if part.hasPrefix(":") {
        named[String(part.dropFirst())] = given[place]
      } else if part.hasPrefix("<"), part.hasSuffix(">") {
        named[String(part.dropFirst().dropLast())] = given[place]
      } else if part != given[place] {
        return nil
      }
    }
    return parts.count == given.count ? named : nil
  }
}
