@_spi(RawSyntax) import SwiftSyntax

/// Whether the condition of an `#if` can hold on the iPhone or iPad.
enum PlatformCondition {
  static func mayHold(_ condition: RawSyntax) -> Bool { condition.buildTruth(test) != false }
  static func alwaysHolds(_ condition: RawSyntax) -> Bool { condition.buildTruth(test) == true }

  /// `os(iOS)`, `canImport(AppKit)`
  private static func test(_ words: [String]) -> Bool? {
    guard words.count == 4, words[1] == "(", words[3] == ")" else { return nil }
    switch words[0] {
    case "os": return words[2] == "iOS"
    case "canImport":
      if words[2] == "UIKit" { return true }
      return ["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(words[2]) ? false : nil
    default: return nil
    }
  }
}
