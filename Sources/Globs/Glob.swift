/// A pattern for paths as in git's ignore files, matched against a whole path.
/// A pattern is split at its wildcards of any length (`*` in a name, `**/` between folders) into parts of fixed length.
/// The first and the last part have one possible position; each part between them is searched for once, from the end of
/// the previous one, because an earlier position never makes a later part impossible. So there is no backtracking: the
/// time is at most proportional to pattern × path.
public struct Glob: Hashable, Sendable {
  /// One byte of a name.
  enum Unit: Hashable, Sendable {
    case byte(UInt8)
    /// `?`
    case one
    /// `[…]`; never contains `/`.
    case oneOf(ByteSet)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let wanted): byte == wanted
      case .one: true
      case .oneOf(let members): members.contains(byte)
      }
    }
  }

  /// The pattern of one name in a path: parts of fixed length with `*` between them.
  struct Name: Hashable, Sendable {
    var parts: [[Unit]] = [[]]
    /// The name without wildcards.
    var literal: [UInt8]?

    func matches(_ name: ArraySlice<UInt8>) -> Bool {
      if let literal { return literal.count == name.count && name.elementsEqual(literal) }
      let isFixed = parts.count == 1
      guard let rest = Cut.rest(of: parts, in: name, isOpenAtStart: false, isOpenAtEnd: false, { $0.matches($1) })
      else { return false }
      return !isFixed || rest.isEmpty
    }
  }

  /// The names between `**`, in groups.
  private let groups: [[Name]]
  /// The pattern starts with `**/`.
  private let isOpenAtStart: Bool
  /// The pattern ends with `/**`: everything below.
  private let isOpenAtEnd: Bool
  /// Traits that every matching path has.
  private let traits: [PathTraits.Trait]

  /// No more traits are compared: each of them excludes most of the remaining paths.
  private static let traitLimit = 6

  /// - Parameter pattern: without a leading or trailing `/`. nil for a pattern that matches nothing (`[` without end,
  ///   `\` at the end).
  public init?(_ pattern: [UInt8]) {
    guard let parsed = GlobParser.parse(pattern) else { return nil }
    groups = parsed.groups
    isOpenAtStart = parsed.isOpenAtStart
    isOpenAtEnd = parsed.isOpenAtEnd
    traits = Self.traits(of: parsed.groups)
  }

  /// Traits of the longest literal texts in the pattern, because those distinguish paths best.
  private static func traits(of groups: [[Name]]) -> [PathTraits.Trait] {
    let texts = groups.joined().flatMap(\.parts).flatMap { part in
      part.split(whereSeparator: { if case .byte = $0 { false } else { true } })
        .map { $0.compactMap { unit -> UInt8? in if case .byte(let byte) = unit { byte } else { nil } } }
    }
    var result: [PathTraits.Trait] = []
    for text in texts.sorted(by: { $0.count > $1.count }) {
      guard result.count < traitLimit else { break }
      if text.count == 1 {
        result.append(PathTraits.trait(of: text[0]))
      } else {
        // Generated texts differ at their ends.
        result += zip(text, text.dropFirst()).map(PathTraits.trait(of:_:)).suffix(traitLimit - result.count)
      }
    }
    return result
  }

  /// Whether a path matches; without a leading or trailing `/`.
  public func matches(_ path: ArraySlice<UInt8>) -> Bool {
    matches(path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false))
  }

  /// For many patterns one after the other, when the path's traits are known.
  public func matches(_ names: [ArraySlice<UInt8>], _ traits: PathTraits) -> Bool {
    traits.hold(self.traits) && matches(names)
  }

  private func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    guard
      let rest = Cut.rest(
        of: groups, in: names[...], isOpenAtStart: isOpenAtStart, isOpenAtEnd: isOpenAtEnd, { $0.matches($1) })
    else { return false }
    if isOpenAtEnd { return !rest.isEmpty }
    return isOpenAtStart || groups.count > 1 || rest.isEmpty
  }
}

/// The search for parts of fixed length in a sequence of items, with anything between them.
private enum Cut {
  /// What is left over: before the last part, or after it if the end is open; nil if the parts do not occur in this
  /// order.
  static func rest<Unit, Item>(
    of parts: [[Unit]], in items: ArraySlice<Item>, isOpenAtStart: Bool, isOpenAtEnd: Bool,
    _ matches: (Unit, Item) -> Bool
  ) -> ArraySlice<Item>? {
    var items = items
    var parts = parts[...]
    if !isOpenAtStart, let first = parts.popFirst() {
      guard stands(first, at: items.startIndex, in: items, matches) else { return nil }
      items = items.dropFirst(first.count)
    }
    if !isOpenAtEnd, let last = parts.popLast() {
      guard items.count >= last.count, stands(last, at: items.endIndex - last.count, in: items, matches) else {
        return nil
      }
      items = items.dropLast(last.count)
    }
    for part in parts {
      guard let place = firstPlace(of: part, in: items, matches) else { return nil }
      items = items[(place + part.count)...]
    }
    return items
  }

  private static func stands<Unit, Item>(
    _ part: [Unit], at place: Int, in items: ArraySlice<Item>, _ matches: (Unit, Item) -> Bool
  ) -> Bool {
    guard items.endIndex - place >= part.count else { return false }
    for offset in part.indices where !matches(part[offset], items[place + offset]) { return false }
    return true
  }

  private static func firstPlace<Unit, Item>(
    of part: [Unit], in items: ArraySlice<Item>, _ matches: (Unit, Item) -> Bool
  ) -> Int? {
    guard items.count >= part.count else { return nil }
    return (items.startIndex...(items.endIndex - part.count)).first { stands(part, at: $0, in: items, matches) }
  }
}
