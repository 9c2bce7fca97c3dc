@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// `#if … #elseif … #else … #endif`: one node a branch.
  mutating func appendConditionals(_ node: RawSyntax) {
    guard depth < Self.depthLimit, let clauses = node.slots[Layout.Conditional.clauses] else { return }
    depth += 1
    conditionalDepth += 1
    let outer = context
    var earlier = EarlierBranches()
    for case let clause? in clauses.slots {
      let slots = clause.slots
      let at = start(clause)
      let condition = slots[Layout.ConditionalClause.condition]
      if earlier.needDebug(condition) { context.insert(.isDebugOnly) }
      if !earlier.mayHoldOnPhones(condition) { context.insert(.isForOtherPlatforms) }
      let mark = pending.count
      if let elements = slots[Layout.ConditionalClause.elements] { appendElements(elements) }
      let name = names.intern(copying: conditionText(condition, earlier: earlier))
      pending.append(add(.conditional, at: at, name: name, from: mark))
      context = outer
      if let condition { earlier.append(condition, text: Array(text(condition))) }
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

  /// A branch holds when its own condition holds and those of the branches before it do not.
  private func conditionText(_ condition: RawSyntax?, earlier: EarlierBranches) -> [UInt8] {
    guard let condition else { return earlier.text }
    return earlier.text + (earlier.text.isEmpty ? [] : Array(" && ".utf8)) + text(condition)
  }
}

/// The conditions of the preceding branches, all of which are false in a branch.
struct EarlierBranches {
  /// `!(a) && !(b)`. Empty where that would be long: the texts of thousands of branches would take quadratic memory.
  private(set) var text: [UInt8] = []
  private static let textLimit = 1_000
  private var isLong = false
  private var excludeRelease = false
  /// One of the branches is always taken on the iPhone and iPad.
  private var isAlwaysTaken = false

  mutating func append(_ condition: RawSyntax, text words: [UInt8]) {
    if !excludeRelease { excludeRelease = Self.mentionsDebug(condition, negated: true) }
    if !isAlwaysTaken { isAlwaysTaken = PlatformCondition.alwaysHolds(condition) }
    if isLong { return }
    text += Array((text.isEmpty ? "!(" : " && !(").utf8) + words + [UInt8(ascii: ")")]
    isLong = text.count > Self.textLimit
    if isLong { text = [] }
  }

  /// Whether a branch after these is only compiled in debug builds, as far as conditions tell.
  func needDebug(_ condition: RawSyntax?) -> Bool {
    excludeRelease || condition.map { Self.mentionsDebug($0, negated: false) } ?? false
  }

  /// Whether a branch after these is ever compiled for the iPhone or iPad.
  func mayHoldOnPhones(_ condition: RawSyntax?) -> Bool {
    !isAlwaysTaken && (condition.map(PlatformCondition.mayHold) ?? true)
  }

  private static let released: [StaticString] = ["RELEASE", "PROD", "PRODUCTION", "APPSTORE", "APP_STORE"]

  /// What no build for users is: neither of debug code, nor of `targetEnvironment(simulator)`.
  private static let unreleased: [StaticString] = ["DEBUG", "simulator"]

  /// Whether what no build for users is stands in a condition under an even number of negations, or what builds for users
  /// are called under an odd one.
  ///
  /// Depth is that of parentheses, which the parser limits.
  private static func mentionsDebug(_ node: RawSyntax, negated: Bool) -> Bool {
    switch node.kind {
    case .token:
      return (negated ? Self.released : Self.unreleased).contains { node.tokenText == $0 }
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
