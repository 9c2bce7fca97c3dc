import Linking
import SourceFacts

/// Code of the presenter that a presented controller runs: closures that it receives, and methods of its delegate.
struct PresenterCallbacks {
  struct Told {
    /// The places where the controller runs it.
    var calls: [Ref]
    var code: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// - Parameter shown: the presented expression, in a function.
  func told(by shown: Ref, in function: Ref) -> [Told] {
    let locals = locals(in: shown)
    let made = ([shown] + locals.compactMap { program.child($0, .initializer) }).flatMap {
      program.nodes([.call], in: $0)
    }
    return
      (Set(made).sorted().flatMap(closures(givenBy:))
      + locals.sorted().flatMap { assigned(to: $0, in: function) }).sorted { $0.code < $1.code }
  }

  /// The presented expression, and its parts: `UINavigationController(rootViewController: settings)`.
  private func locals(in expression: Ref, depth: Int = 0) -> Set<Ref> {
    let named = program.nodes([.name], in: expression).compactMap(program.variable(of:)).filter {
      program.kind($0) == .variable && !program.isMember($0)
    }
    guard depth == 0 else { return Set(named) }
    return Set(named + named.compactMap { program.child($0, .initializer) }.flatMap { locals(in: $0, depth: 1) })
  }

  /// `SettingsController(onLicenses: { … })`
  private func closures(givenBy construction: Ref) -> [Told] {
    guard case .initializer(let type, _) = program.callee(of: construction), program.isController(type) else {
      return []
    }
    let closures = Set(
      program.arguments(of: construction).compactMap { program.child($0, .value) }.filter {
        program.kind($0) == .closure
      })
    guard !closures.isEmpty else { return [] }
    return program.ownMembers(of: type).compactMap { property in
      guard program.kind(property) == .variable,
        case .value(let given)? = program.value(of: property, givenBy: construction), closures.contains(given)
      else { return nil }
      return Told(calls: calls(of: property), code: given)
    }
  }

  /// `settings.onLicenses = { … }`, `settings.delegate = self`
  private func assigned(to local: Ref, in function: Ref) -> [Told] {
    program.mentions(ofLocal: local, in: function).flatMap { mention -> [Told] in
      guard let target = program.parent(mention), program.kind(target) == .member,
        let assignment = program.parent(target), program.kind(assignment) == .assign,
        program.child(assignment, .target) == target, let value = program.child(assignment, .value),
        let property = program.variable(of: target)
      else { return [] }
      if program.kind(value) == .closure { return [Told(calls: calls(of: property), code: value)] }
      guard program.kind(value) == .name, program.name(value) == "self" else { return [] }
      return methods(toldBy: property, of: program.enclosingType(function))
    }
  }

  private func calls(of property: Ref) -> [Ref] {
    program.uses(ofVariable: property).filter { $0.kind == .read || $0.kind == .handedOut }.map(\.place)
  }

  /// The functions of the presenter that the delegate property runs, each with the calls.
  private func methods(toldBy property: Ref, of presenter: TypeID?) -> [Told] {
    var calls: [Ref: [Ref]] = [:]
    for use in program.uses(ofVariable: property) {
      guard case .mutation(let call) = use.kind else { continue }
      for code in program.code(runBy: call) where program.enclosingType(code) == presenter {
        calls[code, default: []].append(call)
      }
    }
    return calls.sorted { $0.key < $1.key }.map { Told(calls: $0.value, code: $0.key) }
  }
}
