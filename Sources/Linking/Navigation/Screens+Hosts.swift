import SourceFacts

/// Hosting and navigation controllers of the app that take their content under names of their own.
extension ScreenFinder {
  /// What a host's own initialiser hands on: `init(model: Model, view: Content) { super.init(rootView: view) }`.
  func handedToHost(_ id: TypeID, _ call: Ref, _ env: Environment) -> [Value]? {
    guard isHost(id) || semantics.supertypeNames(of: id).contains("UINavigationController"), case .initializer(_, let initialisers) = semantics.callee(of: call),
      let initialiser = initialisers.first, let content = handedContent(by: initialiser)
    else { return nil }
    return evaluator.evaluate(content, evaluator.frame(for: initialiser, call: call, env, receiver: nil))
  }

  /// A host that is generic over its content only frames it.
  func isHost(_ id: TypeID) -> Bool {
    !program.types[id].generics.isEmpty && semantics.supertypeNames(of: id).contains { $0.hasSuffix("HostingController") }
  }

  /// The argument of `super.init(rootView: …)` that starts at a parameter of the initialiser.
  private func handedContent(by initialiser: Ref) -> Ref? {
    guard let block = program.child(initialiser, 5) else { return nil }
    for statement in program.children(block) where program.kind(statement) == .call && program.name(statement) == "init" {
      guard let target = program.child(statement, 0), program.kind(target) == .member, let base = program.child(target, 0), program.name(base) == "super",
        let content = ScreenFinder.hostLabels.lazy.compactMap({ semantics.argument(labelled: $0, of: statement) }).first
      else { continue }
      var start = semantics.chainBase(content)
      // `AnyView(view.tint(.red))`
      if program.kind(start) == .call, program.name(start) == "AnyView", let erased = semantics.arguments(of: start).first.flatMap({ program.child($0, 0) }) { start = semantics.chainBase(erased) }
      if parameter(start) != nil { return content }
      // A frame of the app's around any content: `super.init(rootView: Themed(content: view, theme: theme))`.
      guard program.kind(start) == .call, case .initializer = semantics.callee(of: start) else { return nil }
      return semantics.arguments(of: start).lazy.compactMap { self.program.child($0, 0) }.first { framed in
        guard let d = parameter(semantics.chainBase(framed)), case .generic = semantics.declaredType(d).core else { return false }
        return true
      }
    }
    return nil
  }

  private func parameter(_ name: Ref) -> Ref? {
    guard program.kind(name) == .name, case .local(let d)? = semantics.lookup(program.symbol(name), at: name), program.kind(d) == .parameter else { return nil }
    return d
  }

  static let hostLabels = ["rootView", "rootViewController", "root"]
}
