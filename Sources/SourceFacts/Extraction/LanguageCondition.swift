@_spi(RawSyntax) import SwiftSyntax

/// Whether the condition of an `#if` holds for the version of Swift that this parser reads.
///
/// The code behind a false one is written for another compiler, and need not be valid for this version: the compiler
/// does not parse it either.
enum LanguageCondition {
  /// nil where the condition depends on anything but the language.
  static func truth(_ condition: RawSyntax) -> Bool? { condition.buildTruth(test) }

  /// `swift(>=5.9)`, `compiler(<6.2.1)`, `hasFeature(Embedded)`
  private static func test(_ words: [String]) -> Bool? {
    guard words.count >= 4, words[1] == "(", words[words.count - 1] == ")" else { return nil }
    switch words[0] {
    case "swift", "compiler":
      let wanted = words[3..<(words.count - 1)].joined().split(separator: ".").compactMap { Int($0) }
      switch words[2] {
      case ">=": return !current.lexicographicallyPrecedes(wanted)
      case "<": return current.lexicographicallyPrecedes(wanted)
      default: return nil
      }
    // Only a compiler with the feature can read the code behind it.
    case "hasFeature", "hasAttribute": return false
    default: return nil
    }
  }

  /// The language that swift-syntax 603 reads.
  private static let current = [6, 3]
}
