/// A link's tests as one text, and an example that fits them.
public struct LinkPattern: Sendable {
  private let link: LinkLedger.Link
  private var tests: [LinkTest] { link.comparisons }

  public init(_ link: LinkLedger.Link) { self.link = link }

  /// Whether the link is a URL; else an identifier distinguishes it, or what came with it.
  public var isURL: Bool { [.url, .activity].contains(link.kind) && tests.contains { $0.part != .identifier } }

  /// `myapp://post/<…>?id=`, `…/orders/create`, `org.example.search`, `anything as Route.profile`
  public var text: String {
    guard let made = link.tests.last(where: { $0.part == .made }) else { return compared }
    // `ParsedURL.profile` tells as much as the whole name.
    let names = made.texts[0].split(separator: ".").suffix(2)
    return "\(compared) as \(names.joined(separator: "."))"
  }

  private var compared: String {
    guard isURL else { return tests.isEmpty ? "anything" : tests.map(Self.named).joined(separator: ", ") }
    if test(.whole) != nil { return wholes + query }
    let scheme = test(.scheme).map { Self.shown($0) }
    let host = test(.host).map { Self.shown($0) }
    let front = scheme.map { "\($0)://" } ?? (host == nil ? "" : "…://")
    if let route = test(.route) { return front + filled(route.texts[0]) }
    if let scheme, host == nil, let opaque { return "\(scheme):\(Self.shown(opaque))\(query)" }
    let parts = [host ?? (scheme == nil ? "" : "…"), path].filter { !$0.isEmpty }
    return front + (host == nil && scheme == nil ? "…/" : "") + parts.joined(separator: "/") + query
  }

  /// An address that matches the tests; nil where the scheme is not known.
  ///
  /// - Parameter origin: the text before the path where no test states it: `myapp://`, `https://www.example.org`.
  public func example(origin: String?) -> String? {
    guard isURL else { return nil }
    if let whole = test(.whole) {
      let text = whole.texts[0]
      guard text.contains(":") else { return nil }
      return whole.match == .prefix ? text + "example" : text
    }
    if let opaque, test(.host) == nil, let scheme = test(.scheme).flatMap(Self.exact) {
      return "\(scheme):\(Self.example(opaque))\(exampleQuery)"
    }
    guard let front = front(origin) else { return nil }
    if let route = test(.route) {
      let path = filled(route.texts[0]).split(separator: "/").map(Self.example).joined(separator: "/")
      return Self.joined(front, path) + exampleQuery
    }
    let parts = shortest.path.split(separator: "/").map(Self.example).joined(separator: "/")
    // A path comes behind a host, whatever that is.
    let host = front.hasSuffix("://") && !parts.isEmpty ? "example/" : ""
    return Self.joined(front + host, parts) + exampleQuery
  }

  /// What stands anywhere in a path may stand at its front.
  private var shortest: LinkPattern {
    var link = link
    for place in link.tests.indices
    where link.tests[place].part == .path && link.tests[place].match == .contains
      && link.tests[place].texts[0].hasPrefix("/")
    {
      link.tests[place].match = .equals
    }
    return LinkPattern(link)
  }

  private func front(_ origin: String?) -> String? {
    let own = origin.map { origin in String(origin.prefix { $0 != ":" }) }
    // What stands in settings is not the scheme of the origin.
    guard test(.scheme)?.match != .expression, let scheme = test(.scheme).flatMap(Self.exact) ?? own else { return nil }
    if let host = test(.host) { return "\(scheme)://\(Self.example(host))" }
    guard let origin, own == scheme else { return "\(scheme)://" }
    return origin
  }

  private static func joined(_ front: String, _ path: String) -> String {
    path.isEmpty || front.hasSuffix("/") ? front + path : "\(front)/\(path)"
  }

  /// `<id>` and the like become a word that needs no shell quotes.
  private static func example(_ part: Substring) -> String {
    let plain = part.filter { !"<>:*…|".contains($0) }
    return part.contains("|") ? String(part.prefix { $0 != "|" }) : plain.isEmpty ? "example" : String(plain)
  }

  private static func example(_ test: LinkTest) -> String {
    switch test.match {
    case .equals, .contains, .expression: test.texts[0]
    case .prefix: test.texts[0] + "example"
    case .suffix: "example" + test.texts[0]
    }
  }

  private static func exact(_ test: LinkTest) -> String? { test.match == .equals ? test.texts[0] : nil }

  private func test(_ part: LinkTest.Part) -> LinkTest? { tests.last { $0.part == part } }

  /// `https://example.org/…page…`: what begins so, and has that in it.
  private var wholes: String {
    let texts = tests.filter { $0.part == .whole }.map { Self.shown($0) }
    return texts.dropFirst().reduce(texts[0]) { $0.hasSuffix("…") && $1.hasPrefix("…") ? $0 + $1.dropFirst() : $0 + $1 }
  }

  // MARK: paths

  /// The path of a URL without slashes: `app:orders:new`.
  private var opaque: LinkTest? {
    test(.path).flatMap { $0.texts[0].contains(":") && !$0.texts[0].contains("/") ? $0 : nil }
  }

  private var path: String {
    if tests.contains(where: { $0.part == .path }) { return joinedPath }
    var places: [Int: String] = [:]
    var loose: [String] = []
    var last: String?
    for test in tests {
      guard case .component(let place) = test.part else { continue }
      switch place {
      case nil: loose.append(Self.shown(test))
      case .some(-1): last = test.texts[0].isEmpty ? last : Self.shown(test)
      case let number?: places[number] = Self.shown(test)
      }
    }
    let numbered = (0..<(places.keys.max().map { $0 + 1 } ?? 0)).map { places[$0] ?? "<…>" }
    var parts = numbered + loose
    if let last { parts += (parts.isEmpty && test(.host) != nil ? ["…"] : []) + [last] }
    return parts.joined(separator: "/")
  }

  /// A path whose front is tested first, and removed: later tests follow it.
  private var joinedPath: String {
    let list = tests.filter { $0.part == .path || $0.part == .component(-1) && !$0.texts[0].isEmpty }
    var parts: [String] = []
    for (place, test) in list.enumerated() {
      let text = Self.shown(test).trimmedSlash
      let front = test.texts[0].trimmedSlash
      let isLast = place == list.count - 1
      if test.match == .prefix, !isLast {
        if !list[(place + 1)...].contains(where: { $0.texts[0].trimmedSlash.hasPrefix(front) }) { parts.append(front) }
      } else if !text.isEmpty {
        parts.append(text)
      }
    }
    return parts.joined(separator: "/")
  }

  /// A route with the values that the code compares its names with.
  private func filled(_ route: String) -> String {
    tests.reduce(route) { route, test in
      guard case .parameter(let name) = test.part, test.match == .equals else { return route }
      return route.split(separator: "/", omittingEmptySubsequences: false).map {
        $0 == ":\(name)" || $0 == "<\(name)>" ? test.texts.joined(separator: "|") : String($0)
      }.joined(separator: "/")
    }
  }

  /// A test of what is no URL: `type=reply`.
  private static func named(_ test: LinkTest) -> String {
    if case .parameter(let name) = test.part { "\(name)=\(shown(test))" } else { shown(test) }
  }

  private static func shown(_ test: LinkTest) -> String {
    let text = test.texts.joined(separator: "|")
    return switch test.match {
    case .equals: text
    case .prefix: text + "…"
    case .suffix: "…" + text
    case .contains: "…\(text)…"
    case .expression: test.part == .scheme ? text : "/\(text)/"
    }
  }

  // MARK: queries

  private var names: [(name: String, text: String?)] {
    guard test(.route) == nil else { return [] }
    return link.parameters.map { name in
      (name, tests.last { $0.part == .parameter(name) && $0.match == .equals }?.texts.first)
    }
  }

  private var query: String {
    names.isEmpty ? "" : "?" + names.map { "\($0.name)=\($0.text ?? "…")" }.joined(separator: "&")
  }

  private var exampleQuery: String {
    names.isEmpty ? "" : "?" + names.map { "\($0.name)=\($0.text ?? "example")" }.joined(separator: "&")
  }
}

extension String {
  fileprivate var trimmedSlash: String {
    var text = self[...]
    while text.first == "/" { text.removeFirst() }
    return String(text)
  }
}
