import SourceFacts

/// Controllers that are made with a piece of code.
extension Attribution {
  /// The controllers that a closure or a function is handed to as they are made, by itself or in a value that they are
  /// made with: `let model = NoticeModel(onMore: { … }); NoticeController(model: model)`. Whatever code of a base class
  /// then runs it, it does so for those.
  func controllers(madeWith code: Ref) -> [TypeID] {
    if let known = madeWithLists[code] { return known }
    madeWithLists[code] = []
    let found = Set(makers(with: code, depth: 0)).sorted()
    madeWithLists[code] = found
    return found
  }

  private func makers(with value: Ref, depth: Int) -> [TypeID] {
    guard let parent = program.parent(value), semantics.allows(\.madeControllerDepth, after: depth) else { return [] }
    switch program.kind(parent) {
    case .argument: return program.parent(parent).map { makers(givenTo: $0, by: parent, depth: depth + 1) } ?? []
    case .array, .ternary, .cast: return makers(with: parent, depth: depth + 1)
    case .variable where program.child(parent, .initializer) == value:
      return makers(withVariable: parent, depth: depth + 1)
    // `model.onMore = { … }`, `controller.onMore = { … }`
    case .assign where program.child(parent, .value) == value:
      guard let target = program.child(parent, .target), program.kind(target) == .member,
        let object = program.child(target, .base)
      else { return [] }
      if case .named(let type, _) = semantics.type(of: object).core, semantics.isController(type) {
        return ["self", "super"].contains(program.name(object)) ? [] : [type]
      }
      return flow.declaration(of: object).map { makers(withVariable: $0, depth: depth + 1) } ?? []
    default: return []
    }
  }

  /// Of a variable in a block, or a parameter.
  private func makers(withVariable variable: Ref, depth: Int) -> [TypeID] {
    guard
      program.kind(variable) == .parameter
        || program.kind(variable) == .variable && program.parent(variable).map(program.kind) == .block
    else { return [] }
    return flow.mentions(ofLocal: variable).flatMap { makers(with: $0, depth: depth) }
  }

  private func makers(givenTo call: Ref, by argument: Ref, depth: Int) -> [TypeID] {
    guard program.kind(call) == .call else { return [] }
    switch semantics.callee(of: call) {
    case .initializer(let type, _): return semantics.isController(type) ? [type] : makers(with: call, depth: depth)
    case .enumCase: return makers(with: call, depth: depth)
    // `makeNotice(onMore: { … })`: what the function makes with its parameter.
    case .functions(let list, guessed: false) where list.count == 1:
      return semantics.matching(call, list[0]).first { $0.0 == argument }.map {
        makers(withVariable: $0.1, depth: depth)
      } ?? []
    default: return []
    }
  }
}
