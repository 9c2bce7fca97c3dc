@_spi(RawSyntax) import SwiftSyntax

/// Whether the condition of an `#if` can hold on the iPhone or iPad.
enum PlatformCondition {
  /// What is known of a condition there; nil where it hangs on anything but the platform.
  private typealias Truth = Bool?

  static func mayHold(_ condition: RawSyntax) -> Bool { truth(of: condition) != false }
  static func alwaysHolds(_ condition: RawSyntax) -> Bool { truth(of: condition) == true }

  /// Depth is that of parentheses, which the parser limits.
  private static func truth(of node: RawSyntax) -> Truth {
    switch node.kind {
    case .prefixOperatorExpr:
      guard node.slots[Layout.PrefixOperator.name].map({ $0.tokenText == "!" }) ?? false,
        let operand = node.slots[Layout.PrefixOperator.operand]
      else { return nil }
      return truth(of: operand).map { !$0 }
    case .tupleExpr:
      guard let elements = node.slots[Layout.Tuple.elements]?.slots.compactMap({ $0 }), elements.count == 1,
        let inner = elements[0].slots[Layout.LabeledExpression.expression]
      else { return nil }
      return truth(of: inner)
    case .sequenceExpr: return truth(ofSequence: node.slots[Layout.Sequence.elements]?.slots.compactMap { $0 } ?? [])
    case .functionCallExpr: return truth(ofTest: node)
    default: return nil
    }
  }

  /// `a && b || c`: operands and operators take turns, and `&&` binds closer.
  private static func truth(ofSequence elements: [RawSyntax]) -> Truth {
    var alternatives: [Truth] = []
    var all: Truth = true
    for (place, element) in elements.enumerated() {
      if place % 2 == 0 {
        all = both(all, truth(of: element))
      } else if operatorText(element) == "||" {
        alternatives.append(all)
        all = true
      } else if operatorText(element) != "&&" {
        return nil
      }
    }
    alternatives.append(all)
    if alternatives.contains(true) { return true }
    return alternatives.allSatisfy { $0 == false } ? false : nil
  }

  private static func both(_ a: Truth, _ b: Truth) -> Truth {
    if a == false || b == false { return false }
    return a == true && b == true ? true : nil
  }

  private static func operatorText(_ node: RawSyntax) -> String { tokens(of: node).joined() }

  /// `os(iOS)`, `canImport(AppKit)`
  private static func truth(ofTest call: RawSyntax) -> Truth {
    let words = tokens(of: call)
    guard words.count == 4, words[1] == "(", words[3] == ")" else { return nil }
    switch words[0] {
    case "os": return words[2] == "iOS"
    case "canImport":
      if words[2] == "UIKit" { return true }
      return ["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(words[2]) ? false : nil
    default: return nil
    }
  }

  /// The first tokens; no test has more than four.
  private static func tokens(of node: RawSyntax) -> [String] {
    var words: [String] = []
    func add(_ node: RawSyntax) {
      guard words.count < 5 else { return }
      if node.kind == .token { words.append(String(decoding: node.tokenText, as: UTF8.self)) }
      for case let child? in node.slots { add(child) }
    }
    add(node)
    return words
  }
}
