@_spi(RawSyntax) import SwiftSyntax

/// The roles of words for ``NestingGuard``: some of Swift's keywords determine what follows.
struct KeywordRoles: Sendable {
  struct Role: OptionSet {
    let rawValue: UInt8
    /// A type, whose braces hold declarations.
    static let type = Role(rawValue: 1)
    /// The braces after it contain code.
    static let body = Role(rawValue: 2)
    /// It requires a brace.
    static let head = Role(rawValue: 4)
    /// A name follows, even if it is a keyword.
    static let naming = Role(rawValue: 8)
    /// The parser stops at it when it searches for a declaration.
    static let start = Role(rawValue: 16)
    /// After a brace it continues the construct of that brace.
    static let branch = Role(rawValue: 32)
    /// It is no modifier: a line of such words is complete.
    static let expression = Role(rawValue: 128)
    /// It only starts declarations.
    static let declaration = Role(rawValue: 64)
  }

  private static let roles: [(Role, [Keyword])] = [
    (.type, [.struct, .class, .enum, .protocol, .extension, .actor]),
    (
      .body,
      [
        .func, .`init`, .deinit, .subscript, .var, .let, .get, .set, .didSet, .willSet, .if, .for, .guard, .while,
        .repeat, .switch, .do, .defer, .catch, .else, .case, .macro,
      ]
    ),
    (
      .head,
      [
        .struct, .enum, .protocol, .extension, .precedencegroup, .switch, .if, .for, .guard, .while, .repeat, .do,
        .defer,
      ]
    ),
    (
      .naming,
      [
        .struct, .class, .enum, .protocol, .extension, .actor, .func, .var, .let, .case, .macro, .associatedtype,
        .typealias, .import, .precedencegroup,
      ]
    ),
    (.branch, [.else, .catch]),
    (
      .declaration,
      [
        .struct, .class, .enum, .protocol, .extension, .func, .import, .typealias, .public, .private, .fileprivate,
        .internal,
      ]
    ),
    (
      .expression,
      [
        .try, .await, .return, .break, .continue, .fallthrough, .throw, .throws, .rethrows, .self, .Self,
        .super, .nil, .true, .false, .in, .as, .is, .where, .some, .any, .Any, .default, .else, .catch, .do,
      ]
    ),
    (
      .start,
      [
        .struct, .class, .enum, .protocol, .extension, .actor, .func, .`init`, .deinit, .subscript, .var, .let, .get,
        .set, .didSet, .willSet, .if, .for, .guard, .while, .repeat, .switch, .do, .defer, .catch, .else, .case,
        .macro, .associatedtype, .typealias, .import, .operator, .precedencegroup, .static, .public, .private,
        .fileprivate, .internal, .final, .lazy, .override, .open, .mutating, .nonmutating, .required, .convenience,
        .dynamic, .optional, .indirect, .return, .break, .continue, .throw, .default,
      ]
    ),
  ]

  static let shared = KeywordRoles()

  private var roles = Array(repeating: UInt8(0), count: 256)
  /// Whether some word with a role has these two letters and this length.
  private var marks = Array(repeating: false, count: 1024)
  /// Letters, digits and the signs that stand in names.
  let isOfWord: [Bool]

  private init() {
    isOfWord = (0..<256).map { value in
      let byte = UInt8(value)
      return byte >= 0x80 || "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$".utf8.contains(byte)
    }
    for (role, keywords) in Self.roles {
      for keyword in keywords {
        roles[Int(keyword.rawValue)] |= role.rawValue
        let text = Array(keyword.defaultText)
        marks[Self.mark(text[0], text[1], text.count)] = true
      }
    }
  }

  /// The role of a word; empty for most.
  func role(of word: UnsafeBufferPointer<UInt8>) -> Role {
    guard word.count > 1, marks[Self.mark(word[0], word[1], word.count)], let keyword = Self.keyword(word) else {
      return []
    }
    return Role(rawValue: roles[Int(keyword.rawValue)])
  }

  static func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    word.baseAddress.flatMap { Keyword(SyntaxText(baseAddress: $0, count: word.count)) }
  }

  private static func mark(_ first: UInt8, _ second: UInt8, _ count: Int) -> Int {
    (Int(first) &* 31 ^ Int(second) &* 7 ^ count &* 257) & 1023
  }
}
