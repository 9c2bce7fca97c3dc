@_spi(RawSyntax) import SwiftSyntax

extension RawSyntax {
  /// Whether a condition of `#if` holds, by the known truth of its tests; nil where it depends on anything else.
  ///
  /// Depth is that of parentheses, which the parser limits.
  ///
  /// - Parameter test: the known truth of one test, by its words: `os`, `(`, `iOS`, `)`.
  func buildTruth(_ test: (_ words: [String]) -> Bool?) -> Bool? {
    switch kind {
    case .prefixOperatorExpr:
      guard slots[Layout.PrefixOperator.name].map({ $0.tokenText == "!" }) ?? false,
        let operand = slots[Layout.PrefixOperator.operand]
      else { return nil }
      return operand.buildTruth(test).map { !$0 }
    case .tupleExpr:
      guard let elements = slots[Layout.Tuple.elements]?.slots.compactMap({ $0 }), elements.count == 1,
        let inner = elements[0].slots[Layout.LabeledExpression.expression]
      else { return nil }
      return inner.buildTruth(test)
    case .sequenceExpr:
      return Self.buildTruth(ofSequence: slots[Layout.Sequence.elements]?.slots.compactMap { $0 } ?? [], test)
    case .functionCallExpr: return test(firstWords)
    default: return nil
    }
  }

  /// `a && b || c`: operands and operators alternate, and `&&` binds closer.
  private static func buildTruth(ofSequence elements: [RawSyntax], _ test: ([String]) -> Bool?) -> Bool? {
    var alternatives: [Bool?] = []
    var all: Bool? = true
    for (place, element) in elements.enumerated() {
      if place % 2 == 0 {
        all = both(all, element.buildTruth(test))
      } else if element.firstWords == ["||"] {
        alternatives.append(all)
        all = true
      } else if element.firstWords != ["&&"] {
        return nil
      }
    }
    alternatives.append(all)
    if alternatives.contains(true) { return true }
    return alternatives.allSatisfy { $0 == false } ? false : nil
  }

  private static func both(_ a: Bool?, _ b: Bool?) -> Bool? {
    if a == false || b == false { return false }
    return a == true && b == true ? true : nil
  }

  /// The first tokens; no test has more.
  private var firstWords: [String] {
    var words: [String] = []
    func add(_ node: RawSyntax) {
      guard words.count < 12 else { return }
      if node.kind == .token { words.append(String(decoding: node.tokenText, as: UTF8.self)) }
      for case let child? in node.slots { add(child) }
    }
    add(self)
    return words
  }
}
