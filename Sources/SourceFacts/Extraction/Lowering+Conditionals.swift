@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// `#if … #elseif … #else … #endif`: one node a branch.
  mutating func appendConditionals(_ node: RawSyntax) {
    guard depth < Self.depthLimit, let clauses = node.slots[Layout.Conditional.clauses] else { return }
    depth += 1
    conditionalDepth += 1
    let outer = context
    var earlier: [RawSyntax] = []
    for case let clause? in clauses.slots {
      let slots = clause.slots
      let at = start(clause)
      let condition = slots[Layout.ConditionalClause.condition]
      if Self.needsDebug(condition, earlier: earlier) { context.insert(.isDebugOnly) }
      if !PlatformCondition.mayHold(condition, after: earlier) { context.insert(.isForOtherPlatforms) }
      let mark = pending.count
      if let elements = slots[Layout.ConditionalClause.elements] { appendElements(elements) }
      let name = names.intern(copying: conditionText(condition, earlier: earlier))
      pending.append(add(.conditional, at: at, name: name, from: mark))
      context = outer
      if let condition { earlier.append(condition) }
    }
    conditionalDepth -= 1
    depth -= 1
  }

  private mutating func appendElements(_ elements: RawSyntax) {
    switch elements.kind {
    case .codeBlockItemList, .memberBlockItemList: appendItems(of: elements)
    case .switchCaseList: appendSwitchCases(elements)
    case .attributeList: appendAttributes(elements)
    default: appendItem(elements)
    }
  }

  /// A branch holds when its own condition does and those of the branches before it do not.
  private func conditionText(_ condition: RawSyntax?, earlier: [RawSyntax]) -> [UInt8] {
    var result: [UInt8] = []
    for node in earlier {
      if !result.isEmpty { result += Array(" && ".utf8) }
      result += Array("!(".utf8)
      result += text(node)
      result.append(UInt8(ascii: ")"))
    }
    if let condition {
      if !result.isEmpty { result += Array(" && ".utf8) }
      result += text(condition)
    }
    return result
  }

  /// Whether a branch is read in debug builds only, as far as its condition shows.
  static func needsDebug(_ condition: RawSyntax?, earlier: [RawSyntax]) -> Bool {
    if let condition, mentionsDebug(condition, negated: false) { return true }
    return earlier.contains { mentionsDebug($0, negated: true) }
  }

  /// Whether `DEBUG` stands in a condition under an even number of negations.
  ///
  /// Depth is that of parentheses, which the parser limits.
  private static func mentionsDebug(_ node: RawSyntax, negated: Bool) -> Bool {
    switch node.kind {
    case .token:
      return !negated && node.tokenText == "DEBUG"
    case .prefixOperatorExpr:
      let isNot = node.slots[Layout.PrefixOperator.name].map { $0.tokenText == "!" } ?? false
      guard let operand = node.slots[Layout.PrefixOperator.operand] else { return false }
      return mentionsDebug(operand, negated: negated != isNot)
    default:
      for case let child? in node.slots where mentionsDebug(child, negated: negated) { return true }
      return false
    }
  }
}
