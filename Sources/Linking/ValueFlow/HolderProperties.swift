import SourceFacts

/// The properties of objects that hold an object which keeps a closure.
///
/// A question with two answers keeps two closures in one property of `Answer`: `question.first.run()` runs the closure
/// of the answer that was made for `first`.
struct HolderProperties {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The properties that receive the object which a call makes, as it is or in a list.
  func holding(_ made: Ref) -> Set<Ref> {
    var e = made
    while let list = program.parent(e), program.kind(list) == .array { e = list }
    guard let parent = program.parent(e) else { return [] }
    switch program.kind(parent) {
    case .argument: return Set(flow.handedTo(e, parent).flatMap(properties))
    case .assign where program.child(parent, .value) == e:
      return Set((program.child(parent, .target).flatMap(flow.declaration(of:)).map { [$0] } ?? []).filter(isProperty))
    default: return []
    }
  }

  /// An expression reads a member of an object that lies in another property than these, of the same type as one of
  /// them.
  func isOfOther(_ e: Ref, than holders: Set<Ref>) -> Bool {
    guard !holders.isEmpty, program.kind(e) == .member, let object = program.child(e, .base),
      let read = property(behind: object, depth: 0), !holders.contains(read),
      let owner = program.enclosingType(read)
    else { return false }
    return holders.contains { program.enclosingType($0) == owner }
  }

  /// The property itself, or those that an initialiser sets to its parameter.
  private func properties(receiving taker: Ref) -> [Ref] {
    if isProperty(taker) { return [taker] }
    guard program.kind(taker) == .parameter else { return [] }
    return flow.mentions(ofLocal: taker).compactMap { mention in
      guard let assign = program.parent(mention), program.kind(assign) == .assign,
        program.child(assign, .value) == mention
      else { return nil }
      return program.child(assign, .target).flatMap(flow.declaration(of:)).flatMap { isProperty($0) ? $0 : nil }
    }
  }

  private func isProperty(_ declared: Ref) -> Bool {
    program.kind(declared) == .variable && program.parent(declared).map(program.isDeclarationScope) ?? false
  }

  /// The property that an expression reads, also under the names that `if let` and the closure over a list give its
  /// value.
  private func property(behind e: Ref, depth: Int) -> Ref? {
    guard semantics.allows(\.textDepth, after: depth), let declared = flow.declaration(of: e) else { return nil }
    if isProperty(declared) { return declared }
    let source: Ref?
    switch program.kind(declared) {
    case .optionalBinding: source = program.child(declared, .value)
    case .parameter: source = list(over: declared)
    default: source = nil
    }
    return source.flatMap { property(behind: $0, depth: depth + 1) }
  }

  /// The first argument of the call whose closure has a parameter: `ForEach(answers) { answer in … }`.
  private func list(over parameter: Ref) -> Ref? {
    guard let closure = program.parent(parameter).flatMap({ program.kind($0) == .closure ? $0 : program.parent($0) }),
      program.kind(closure) == .closure, let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), let first = semantics.arguments(of: call).first, first != argument
    else { return nil }
    return program.child(first, .value)
  }
}
