@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  /// Lowers `base.a().b[c]?.d …` from the base outwards, in a loop: a chain of modifiers can have any length.
  ///
  /// The implicit base is used where the chain starts with a dot: 0 for an implicit member, the chain so far in a `#if`
  /// within a chain.
  mutating func postfixChain(_ outermost: RawSyntax, implicitBase: NodeID) -> NodeID {
    let mark = chain.count
    defer { chain.removeLast(chain.count - mark) }
    var base: RawSyntax? = outermost
    while let node = base, Self.isPostfix(node.kind) {
      chain.append(node)
      base = node.slots[Layout.first]
    }
    var value = implicitBase
    if let base { value = expression(base) }
    var throughOptional = false
    var index = chain.count
    // The outermost links come first.
    let end = max(mark, chain.count - Self.chainLimit)
    if end > mark { cutChain(at: chain[end - 1]) }
    while index > end {
      index -= 1
      let link = chain[index]
      switch link.kind {
      case .optionalChainingExpr:
        throughOptional = true
        continue
      case .forceUnwrapExpr:
        continue
      default:
        value = linked(link, to: value, throughOptional)
      }
      throughOptional = false
    }
    return value
  }

  /// The chain so far with one more link.
  private mutating func linked(_ link: RawSyntax, to value: NodeID, _ throughOptional: Bool) -> NodeID {
    switch link.kind {
    case .memberAccessExpr:
      return member(link, of: value, throughOptional)
    case .functionCallExpr:
      return call(link, of: value, throughOptional)
    case .subscriptCallExpr:
      return subscriptCall(link, of: value, throughOptional)
    case .genericSpecializationExpr:
      guard let generics = link.slots[Layout.Specialization.generics] else { return value }
      return specialize(value, generics)
    case .postfixOperatorExpr:
      let at = place(of: value)
      return add(.unary, at: at, name: name(link.slots[Layout.PostfixOperator.name]), (.operand, value))
    case .postfixIfConfigExpr:
      return conditionalLinks(link, on: value)
    default:
      return value
    }
  }

  private static func isPostfix(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixOperatorExpr, .postfixIfConfigExpr:
      return true
    default:
      return false
    }
  }

  private mutating func member(_ link: RawSyntax, of base: NodeID, _ throughOptional: Bool) -> NodeID {
    let slots = link.slots
    let reference = slots[Layout.Member.name]
    let token = reference?.slots[Layout.Reference.name]
    let member = open(.member)
    put(base, as: .base, in: member)
    appendLabels(of: reference)
    return close(member, throughOptional ? .isOptionalChain : [], at: place(token), name: name(token))
  }

  private mutating func call(_ link: RawSyntax, of callee: NodeID, _ throughOptional: Bool) -> NodeID {
    let slots = link.slots
    let calleeNode = nodes[Int(callee)]
    var calleeName: UInt32 = 0
    var flags: Node.Flags = throughOptional ? .isOptionalChain : []
    switch calleeNode.kind {
    case .name, .member, .specialize:
      calleeName = calleeNode.name
      flags.formUnion(calleeNode.flags.intersection(.isOptionalChain))
    default:
      break
    }
    let at = callee == 0 ? start(link) : place(of: callee)
    let call = open(.call)
    put(callee, as: .callee, in: call)
    appendArguments(slots[Layout.Call.arguments])
    appendTrailingClosures(slots[Layout.Call.trailingClosure], slots[Layout.Call.additionalClosures])
    return close(call, flags, at: at, name: calleeName)
  }

  private mutating func subscriptCall(_ link: RawSyntax, of base: NodeID, _ throughOptional: Bool) -> NodeID {
    let slots = link.slots
    let at = base == 0 ? start(link) : place(of: base)
    let read = open(.subscript)
    put(base, as: .base, in: read)
    appendArguments(slots[Layout.Call.arguments])
    appendTrailingClosures(slots[Layout.Call.trailingClosure], slots[Layout.Call.additionalClosures])
    return close(read, throughOptional ? .isOptionalChain : [], at: at)
  }

  /// `Foo<A, B>`; keeps the base's name and place, so that a call of it has them too.
  mutating func specialize(_ base: NodeID, _ clause: RawSyntax) -> NodeID {
    let node = nodes[Int(base)]
    let specialized = open(.specialize)
    put(base, as: .base, in: specialized)
    appendGenericArguments(clause)
    let isNamed = node.kind == .name || node.kind == .member
    return close(
      specialized, node.flags.intersection(.isOptionalChain), at: place(of: base), name: isNamed ? node.name : 0)
  }

  /// `#if` within a chain: the links of all branches, one after the other, so that none is lost.
  private mutating func conditionalLinks(_ link: RawSyntax, on base: NodeID) -> NodeID {
    guard depth < Self.depthLimit,
      let clauses = link.slots[Layout.PostfixConditional.config]?.slots[Layout.Conditional.clauses]
    else { return base }
    depth += 1
    let outer = context
    var value = base
    var earlier = EarlierBranches()
    for case let clause? in clauses.slots {
      let condition = clause.slots[Layout.ConditionalClause.condition]
      if earlier.needDebug(condition) { context.insert(.isDebugOnly) }
      if !earlier.mayHoldOnPhones(condition) { context.insert(.isForOtherPlatforms) }
      if let links = clause.slots[Layout.ConditionalClause.elements], Self.isPostfix(links.kind) {
        value = postfixChain(links, implicitBase: value)
      }
      context = outer
      if let condition { earlier.append(condition, text: []) }
    }
    depth -= 1
    return value
  }
}
