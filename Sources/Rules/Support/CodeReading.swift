import Linking
import NavigationModel
import SourceFacts

/// Small questions about code that several rules share.
extension LinkedProgram {
  /// A chain of names as text, with calls without arguments, without a leading `self`: `nav`, `flow.nav`, and `self`
  /// for the object itself. nil for an expression that may evaluate to another object each time.
  func chain(_ expression: Ref) -> String? {
    var parts: [String] = []
    var node = expression
    while true {
      switch kind(node) {
      case .name:
        if name(node) != "self" || parts.isEmpty { parts.append(name(node)) }
        return parts.reversed().joined(separator: ".")
      case .member:
        guard let base = child(node, .base) else { return nil }
        parts.append(name(node))
        node = base
      case .call where arguments(of: node).isEmpty:
        // `navigationController()`: equivalent to a getter.
        guard let callee = child(node, .callee), kind(callee) == .name || kind(callee) == .member else { return nil }
        parts.append(name(callee) + "()")
        guard kind(callee) == .member else { return parts.reversed().joined(separator: ".") }
        guard let base = child(callee, .base) else { return nil }
        node = base
      default: return nil
      }
    }
  }

  /// The ``chain(_:)`` of a method's receiver; `self` where it is implicit.
  func receiverChain(of call: Ref) -> String? {
    guard let callee = child(call, .callee) else { return nil }
    switch kind(callee) {
    case .name: return "self"
    case .member: return child(callee, .base).flatMap(chain)
    default: return nil
    }
  }

  /// The statement of the innermost block around a node, the node itself included.
  func statement(around node: Ref) -> Ref? {
    var current = node
    while let outer = parent(current) {
      if kind(outer) == .block { return current }
      if [.function, .type, .extension, .file].contains(kind(outer)) { return nil }
      current = outer
    }
    return nil
  }

  /// The statements after a statement in its block, up to one that leaves the block.
  func rest(behind statement: Ref) -> [Ref] {
    guard let block = parent(statement), kind(block) == .block, ![.returned, .thrown].contains(kind(statement)) else {
      return []
    }
    var result: [Ref] = []
    for next in children(block).drop(while: { $0 != statement }).dropFirst() {
      result.append(next)
      if kind(next) == .returned || kind(next) == .thrown { break }
    }
    return result
  }

  /// Nodes of a kind that run when the root runs: without those in closures and local functions, which only run when
  /// called.
  func nodesRunning(_ kinds: Set<Node.Kind>, in root: Ref) -> [Ref] {
    var result: [Ref] = []
    forEachNode(in: root) { node in
      if kinds.contains(kind(node)) { result.append(node) }
      return node == root || (kind(node) != .closure && kind(node) != .function)
    }
    return result
  }

  /// The subtree mentions one of the names.
  func mentions(_ names: Set<String>, in root: Ref) -> Bool {
    var isFound = false
    forEachNode(in: root) { node in
      if kind(node) == .name || kind(node) == .member, names.contains(name(node)) { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// Mentions of a local variable or parameter in a subtree.
  func mentions(ofLocal declaration: Ref, in root: Ref) -> [Ref] {
    nodes([.name], in: root).filter { mention in
      // A parameter's label is a name, too.
      name(mention) == name(declaration) && parent(mention).map { kind($0) != .parameter } ?? true
        && variable(of: mention) == declaration
    }
  }

  /// `onChange(of: path) { _, path in … }`, `onReceive(router.$path) { path in … }`: the observed expression of a
  /// closure's parameter.
  func observed(as parameter: Ref) -> [Ref] {
    guard kind(parameter) == .parameter,
      let closure = ancestors(parameter).first(where: { kind($0) == .closure || kind($0) == .function }),
      kind(closure) == .closure, let argument = parent(closure), kind(argument) == .argument,
      let call = parent(argument), SDK.watching.contains(name(call))
    else { return [] }
    let first = self.argument("of", of: call) ?? arguments(of: call).first.flatMap { child($0, .value) }
    return first.map { [$0] } ?? []
  }

  /// The variable that an expression names, also through an `if let` or `guard let`.
  func variableBehindBinding(_ expression: Ref) -> Ref? {
    guard let found = variable(of: expression), kind(found) == .optionalBinding else { return variable(of: expression) }
    // `if let source` has no value of its own: it stands for the name.
    guard let value = child(found, .value) else { return nil }
    return variable(of: value)
  }

  /// The expression that another stands for: the value of a local constant, the result of a computed property, or
  /// itself.
  func meaning(of expression: Ref, depth: Int = 0) -> Ref {
    guard depth < budget.ruleHandedDepth.most, let named = variable(of: expression) else { return expression }
    switch kind(named) {
    case .optionalBinding:
      return child(named, .value).map { $0 == expression ? $0 : meaning(of: $0, depth: depth + 1) } ?? expression
    case .variable:
      if let getter = getter(of: named) {
        let shown = statements(of: getter)
        guard shown.count == 1 else { return expression }
        let value = kind(shown[0]) == .returned ? child(shown[0], .value) : shown[0]
        return value.map { meaning(of: $0, depth: depth + 1) } ?? expression
      }
      guard !isMember(named), flags(named).contains(.isLet), let value = child(named, .initializer) else {
        return expression
      }
      return meaning(of: value, depth: depth + 1)
    default: return expression
    }
  }

  /// The only expression that a computed property or function returns.
  func meaningOfBody(of member: Ref) -> Ref? {
    let body = kind(member) == .function ? child(member, .body) : getter(of: member)
    guard let body else { return nil }
    let shown = kind(member) == .function ? children(body) : statements(of: body)
    guard shown.count == 1 else { return nil }
    return kind(shown[0]) == .returned ? child(shown[0], .value) : shown[0]
  }

  /// Stored or computed in a type, not local.
  func isMember(_ variable: Ref) -> Bool {
    kind(variable) == .variable && enclosingType(variable) != nil
      // `#if` stands among statements as well as among members.
      && ancestors(variable).first { kind($0) != .conditional }.map { [.type, .extension].contains(kind($0)) } ?? false
  }

  /// The only function that a call can run; for a requirement with one conforming type in the app, its implementation.
  func function(runBy call: Ref) -> Ref? {
    guard case .functions(let list, guessed: false) = callee(of: call) else { return nil }
    let running = list.filter { child($0, .body) != nil }
    if !running.isEmpty { return running.count == 1 ? running[0] : nil }
    guard let requirement = list.first, let type = enclosingType(requirement) else { return nil }
    let answers = subtypes(of: type).flatMap { ownMembers(named: name(requirement), of: $0) }.filter { answer in
      kind(answer) == .function && !isOutOfScope(answer) && labels(of: answer) == labels(of: requirement)
    }
    return answers.count == 1 ? answers[0] : nil
  }

  /// The call has the system's effect: no function of the app replaces it, except an override that calls it.
  func isSystemsOwn(_ call: Ref) -> Bool {
    if isExternal(call) { return true }
    guard let override = function(runBy: call), flags(override).contains(.isOverride),
      !mentions(standing.raised, in: override)
    else { return false }
    return nodesRunning([.call], in: override).contains { inner in
      name(inner) == name(call) && isExternal(inner) && receiver(of: inner).map { name($0) == "super" } ?? false
    }
  }

  /// The call runs an `async` function of the app: the code after it runs in a later turn, or much later.
  func isWaitedFor(_ call: Ref) -> Bool {
    guard case .functions(let list, guessed: false) = callee(of: call) else { return false }
    return list.contains { flags($0).contains(.isAsync) }
  }

  /// No user's action runs the code: it belongs to a preview, a test or a debug build, or nothing runs it.
  func isOutOfUsersReach(codeAt place: Ref) -> Bool {
    isOutOfScope(place) || !flags(place).isDisjoint(with: [.isPreview, .isDebugOnly]) || isNeverRun(codeAt: place)
  }

  /// The place stands in a function or a computed property that the app never runs: only functions that never run name
  /// it.
  ///
  /// False where the SDK or a library may call the function.
  func isNeverRun(codeAt place: Ref) -> Bool {
    var seen: Set<Ref> = []
    return isNeverRun(codeAt: place, &seen)
  }

  /// - Parameter seen: the functions on the way. Functions that only name one another never run, and one that does run
  ///   decides the whole question.
  private func isNeverRun(codeAt place: Ref, _ seen: inout Set<Ref>) -> Bool {
    guard let function = enclosingMember(place), !["init", "hash", "encode", "=="].contains(name(function)) else {
      return false
    }
    if seen.contains(function) { return true }
    guard seen.count < budget.ruleConsequences.most else { return false }
    seen.insert(function)
    if kind(function) == .variable, isInObserver(place, of: function) { return isNeverSet(function) }
    // A private function implements no requirement and overrides nothing, and a selector for it names it.
    let isPrivate = flags(function).contains(.isPrivate)
    // A read runs a property; a library's protocol may require an instance property.
    guard
      kind(function) == .function || getter(of: function) != nil && (isPrivate || flags(function).contains(.isStatic))
    else { return false }
    guard attributeNames(of: function).allSatisfy({ isPrivate && $0 == "objc" || Self.silentAttributes.contains($0) }),
      !flags(function).contains(.isOverride)
    else { return false }
    if !isPrivate, let type = enclosingType(function) {
      // A requirement of an undeclared protocol looks like any other function. For a system class (`extension
      // UIViewController`) only the app's extensions are known, and they would call it.
      let outer = supertypeNames(of: type).subtracting(supertypes(of: type).map(typeName)).subtracting(
        Self.withoutFunctions)
      guard outer.isEmpty else { return false }
    }
    return mentions(of: name(function)).allSatisfy { mention in
      if contains(function, mention) { return true }
      return goesElsewhere(mention, than: function) || isNeverRun(codeAt: mention, &seen)
    }
  }

  /// A mention of a function's name that cannot mean the function.
  private func goesElsewhere(_ mention: Ref, than function: Ref) -> Bool {
    if flags(function).contains(.isPrivate), mention.file != function.file { return true }
    if flags(function).contains(.isStatic) {
      if let meant = variable(of: mention) { return meant != function && !isRequirement(meant) }
      if isOfOtherType(mention, than: function) { return true }
    } else if kind(mention) == .member, child(mention, .base) == nil {
      // A plain `.back` is a case, or a static member.
      return true
    }
    guard let call = parent(mention), kind(call) == .call, child(call, .callee) == mention else { return false }
    if kind(function) == .function, !arguments(of: call, fit: function) { return true }
    switch callee(of: call) {
    // Not through a protocol.
    case .functions(let list, guessed: false):
      return !list.contains(function) && list.allSatisfy { child($0, .body) != nil }
    // `text.removeLast()` of a string, while the function belongs to a type of the sources.
    case .external:
      guard let base = child(mention, .base), let owner = enclosingType(function), isDeclared(owner) else {
        return false
      }
      switch type(of: base).core {
      case .array, .dictionary: return true
      case .external(let name, _): return Self.values.contains(name)
      default: return false
      }
    default: return false
    }
  }

  /// A plain `.mock` is a member of the required type.
  private func isOfOtherType(_ mention: Ref, than function: Ref) -> Bool {
    guard kind(mention) == .member, child(mention, .base) == nil, let owner = enclosingType(function),
      typeKind(owner) != .protocol, case .named(let asked, _) = type(of: mention).core
    else { return false }
    return asked != owner && !supertypes(of: asked).contains(owner)
  }

  /// Any conforming type may implement it.
  private func isRequirement(_ variable: Ref) -> Bool {
    enclosingType(variable).map { typeKind($0) == .protocol } ?? false
  }

  /// Types of the standard library from which nothing inherits.
  private static let values: Set<String> = SDK.comparedByValue

  private func isInObserver(_ place: Ref, of variable: Ref) -> Bool {
    let accessor = ancestors(place).prefix { $0 != variable }.first { kind($0) == .accessor }
    return accessor.map { ["didSet", "willSet"].contains(name($0)) } ?? false
  }

  /// Only the variable's own observer assigns it after its initial value.
  private func isNeverSet(_ variable: Ref) -> Bool {
    uses(ofVariable: variable).allSatisfy { use in
      guard use.kind == .read else { return contains(variable, use.place) }
      // `point.x = 1` sets a part of the variable.
      var node = use.place
      while let up = parent(node), [.member, .subscript].contains(kind(up)), child(up, .base) == node { node = up }
      return contains(variable, use.place)
        || parent(node).map { kind($0) != .assign || child($0, .target) != node } ?? true
    }
  }

  /// Attributes that never cause a call of a function.
  private static let silentAttributes: Set<String> = [
    "available", "discardableResult", "MainActor", "ViewBuilder", "inlinable", "nonobjc",
  ]

  /// Protocols that call no function of their conforming types, and classes that only call overridden functions.
  private static let withoutFunctions: Set<String> = SDK.knownBases

  /// `else` of `if #available(iOS 14, *)`: most apps no longer run on such systems.
  func isForOldSystems(codeAt place: Ref) -> Bool {
    ancestors(place).contains { statement in
      guard kind(statement) == .ifElse, let conditions = child(statement, .conditions),
        let otherwise = child(statement, .otherwise),
        contains(otherwise, place)
      else { return false }
      return nodes([.call], in: conditions).contains { name($0) == "#available" }
    }
  }

  /// The parameter labels of a function, empty for `_`.
  func labels(of function: Ref) -> [String] {
    parameters(of: function).map { parameter in
      let label = child(parameter, .label).map { name($0) } ?? name(parameter)
      return label == "_" ? "" : label
    }
  }

  /// `Type.member` of the code at a place: the subject of a finding, independent of lines.
  func memberPath(_ place: Ref) -> String {
    let type = enclosingType(place).map(typeName)
    let member = enclosingMember(place).map { name($0) }
    return [type, member].compactMap { $0 }.joined(separator: ".")
  }

  /// The call runs the SDK's or a library's code, not the sources'.
  func isExternal(_ call: Ref) -> Bool {
    switch callee(of: call) {
    case .external, .externalType: true
    case .functions(_, let guessed): guessed
    default: false
    }
  }

  /// The place is never compiled for the iPhone or iPad: under `#if os(macOS)`.
  func isForOtherPlatforms(_ place: Ref) -> Bool { flags(place).contains(.isForOtherPlatforms) }

  /// The last word of a type's name: `Coordinator` of `LoginCoordinator`, generics left out.
  func lastWord(of type: TypeExpression) -> String? {
    nominalName(type.core).flatMap { ScreenNames.words(of: $0).last }
  }
}
