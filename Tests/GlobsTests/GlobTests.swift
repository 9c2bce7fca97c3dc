import TestSupport
import Testing

@testable import Globs

@Suite struct GlobTests {
  @Test(.timeLimit(.minutes(10))) func aHostilePatternTakesNoLongTime() {
    let glob = Glob(Array((String(repeating: "*a", count: 500) + "b").utf8))
    let path = Array(String(repeating: "a", count: 2000).utf8)
    #expect(glob?.matches(path[...]) == false)
  }

  /// Against a matcher that tries every way, over an alphabet in which much collides.
  @Test func agreesWithTryingEveryWay() {
    var numbers = SeededGenerator(seed: 7)
    let pieces = ["a", "b", "*", "?", "**/", "/**", "/", "[ab]", "[!a]", "a*", "**"]
    for _ in 0..<20_000 {
      let pattern = (0...Int.random(in: 0..<5, using: &numbers)).map { _ in pieces.randomElement(using: &numbers)! }
        .joined()
        .trimmingSlashes
      let path = (0...Int.random(in: 0..<7, using: &numbers)).map { _ in
        ["a", "b", "/", "c"].randomElement(using: &numbers)!
      }.joined().trimmingSlashes
      guard !pattern.isEmpty, !path.isEmpty, let glob = Glob(Array(pattern.utf8)) else { continue }
      let expected = EveryWay.matches(Array(pattern.utf8)[...], Array(path.utf8)[...], isAtStart: true)
      #expect(glob.matches(Array(path.utf8)[...]) == expected, "'\(pattern)' and '\(path)'")
    }
  }
}

extension String {
  /// Without slashes at the ends, and none twice.
  fileprivate var trimmingSlashes: String {
    split(separator: "/").joined(separator: "/")
  }
}

/// What a pattern means, tried one way after the other.
private enum EveryWay {
  static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>, isAtStart: Bool) -> Bool {
    let slash = UInt8(ascii: "/")
    guard let first = pattern.first else { return path.isEmpty }
    let text = String(decoding: pattern, as: UTF8.self)
    if isAtStart, text == "**" { return !path.isEmpty }
    if isAtStart, text.hasPrefix("**/") {
      let rest = pattern.dropFirst(3)
      if matches(rest, path, isAtStart: true) { return true }
      return path.indices.contains {
        path[$0] == slash && $0 > path.startIndex
          && matches(rest, path[($0 + 1)...], isAtStart: true)
      }
    }
    if first == UInt8(ascii: "*") {
      let rest = pattern.drop { $0 == first }
      for end in path.startIndex...path.endIndex {
        if matches(rest, path[end...], isAtStart: false) { return true }
        if end == path.endIndex || path[end] == slash { return false }
      }
      return false
    }
    guard let byte = path.first else { return false }
    if text.hasPrefix("[ab]") || text.hasPrefix("[!a]") {
      let isIn = text.hasPrefix("[ab]") ? [0x61, 0x62].contains(byte) : byte != 0x61 && byte != slash
      return isIn && matches(pattern.dropFirst(4), path.dropFirst(), isAtStart: false)
    }
    if first == UInt8(ascii: "?") {
      return byte != slash && matches(pattern.dropFirst(), path.dropFirst(), isAtStart: false)
    }
    return byte == first && matches(pattern.dropFirst(), path.dropFirst(), isAtStart: first == slash)
  }
}
