import SourceFacts

/// SwiftUI views around a controller: `func makeUIViewController(context: Context) -> CameraController {
/// CameraController() }`.
extension ScreenFinder {
  /// The controller that such a view makes is the screen; nil for any other view, and where the controller is not
  /// known.
  func wrappedController(of id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard semantics.supertypeNames(of: id).contains(where: { $0.hasSuffix("ControllerRepresentable") }),
      let maker = ScreenFinder.makers.lazy.compactMap({ [self] name in
        program.symbols.find(name).flatMap {
          semantics.members(named: $0, of: id).first { program.child($0, .body) != nil }
        }
      }).first, let block = program.child(maker, .body)
    else { return nil }
    guard let made = onlyMade(in: block), isPlain(id) else { return nil }
    let frame = Environment(parent: env.outermost, receiver: [.instance(.named(id, []), call: call, env)])
    let values = evaluator.evaluate(made, frame)
    let inner = targets(of: values, depth: depth + 1)
    if inner.isEmpty, !values.isEmpty, values.allSatisfy({ $0.root != nil }) {
      values.forEach(evaluator.noteOpen)
      return []
    }
    return inner.count == 1 && inner.allSatisfy(isNamed) ? inner : nil
  }

  /// All that the function does is to make a controller, or to hand on the one that the view was given. One that it
  /// sets up is the view's own screen.
  private func onlyMade(in block: Ref) -> Ref? {
    let statements = program.children(block)
    guard let last = statements.last else { return nil }
    guard let made = program.kind(last) == .returned ? program.child(last, .value) : last else { return nil }
    let before = statements.dropLast()
    if before.isEmpty || isAnyGivenController(made) { return made }
    return program.kind(made) == .call && before.allSatisfy(preparesArgument) ? made : nil
  }

  /// The view's property for whatever controller it is given: to lay it out changes nothing of its own.
  private func isAnyGivenController(_ e: Ref) -> Bool {
    guard program.kind(e) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(e), at: e),
      let property = list.first, program.kind(property) == .variable, program.child(property, .initializer) == nil,
      case .external(let name, _) = semantics.declaredType(property).core
    else { return false }
    return SDK.baseControllers.contains(name)
  }

  /// `let settings = SFSafariViewController.Configuration()`, `settings.readsAloud = true`: what the controller is made
  /// with, and not the controller.
  private func preparesArgument(_ statement: Ref) -> Bool {
    switch program.kind(statement) {
    case .variable: return !isOfController(semantics.declaredType(statement))
    case .assign:
      guard let target = program.child(statement, .target), program.kind(target) == .member,
        let base = program.child(target, .base), program.kind(base) == .name,
        case .local(let d)? = semantics.lookup(program.symbol(base), at: base)
      else { return false }
      return program.kind(d) == .variable
    default: return false
    }
  }

  private func isOfController(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): semantics.isController(id)
    case .external(let name, _): SDK.isController(name)
    default: false
    }
  }

  /// The view is no delegate of the controller, and changes nothing of it.
  private func isPlain(_ id: TypeID) -> Bool {
    program.types[id].nested.isEmpty
      && program.types[id].members.values.joined().allSatisfy { member in
        guard program.kind(member) == .function else { return true }
        switch program.name(member) {
        case "makeCoordinator": return false
        case "updateUIViewController", "updateNSViewController":
          return program.child(member, .body).map { program.children($0).isEmpty } ?? true
        default: return true
        }
      }
  }

  /// A controller of the app's, or one of the SDK's that is more than a frame.
  private func isNamed(_ target: Target) -> Bool {
    switch target {
    case .declared(let id): !semantics.isContainerController(id)
    case .system(let name): !ScreenFinder.frames.contains(name)
    default: false
    }
  }

  private static let makers = ["makeUIViewController", "makeNSViewController"]
  private static let frames = SDK.frames
}
