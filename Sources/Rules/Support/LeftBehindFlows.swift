import Linking
import NavigationModel
import SourceFacts

/// Children of a coordinator that only their own buttons end, while the bar's back button removes their screen.
struct LeftBehindFlows {
  struct Flow {
    /// Where the child is added.
    var visit: Ref
    /// The push of its screen.
    var push: Ref
    var child: TypeID
    var screen: Screen.ID
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The flow that a visit starts, where nothing in the app can learn of the way back.
  ///
  /// - Parameter visit: the call that adds a child, or of a helper that does.
  func flow(startedAt visit: Ref, by parent: TypeID) -> Flow? {
    guard let function = program.enclosingMember(visit), let added = program.arguments(of: visit).first,
      let local = program.child(added, .value).flatMap(program.variable(of:)), program.kind(local) == .variable,
      !program.isMember(local), let made = program.child(local, .initializer),
      case .initializer(let child, _) = program.callee(of: made), program.typeKind(child) == .class,
      !program.isController(child), let push = push(byStartOf: local, of: child, in: function)
    else { return nil }
    let sites = program.navigation(at: push).filter { $0.kind == .push && $0.confidence == .exact }
    guard let screen = sites.first?.screen, !hearsOfBack([parent, child], screen) else { return nil }
    return Flow(visit: visit, push: push, child: child, screen: screen)
  }

  /// `child.start()` pushes.
  private func push(byStartOf local: Ref, of child: TypeID, in function: Ref) -> Ref? {
    let started = program.mentions(ofLocal: local, in: function).flatMap { mention -> [Ref] in
      guard let member = program.parent(mention), program.kind(member) == .member,
        let call = program.parent(member), program.kind(call) == .call, program.child(call, .callee) == member
      else { return [] }
      // The child's own, whatever base class or protocol requires it.
      let own = program.ownMembers(named: program.name(call), of: child).filter { program.kind($0) == .function }
      return own.isEmpty ? [program.function(runBy: call)].compactMap(\.self) : own
    }
    return started.flatMap { program.immediateConsequences(of: $0, program.budget.ruleNearConsequences) }.flatMap {
      program.nodesRunning([.call], in: $0)
    }.first { call in
      program.name(call) == "pushViewController" && program.isExternal(call)
        && program.navigation(at: call).contains { $0.kind == .push && $0.confidence == .exact }
    }
  }

  /// Some code may learn that a screen was popped, or prevents the user from popping it.
  private func hearsOfBack(_ types: [TypeID], _ screen: Screen.ID) -> Bool {
    let shown = program.types(named: DottedName.last(of: screen)).filter { program.screenID(of: $0) == screen }
    guard !shown.isEmpty, shown.allSatisfy(program.isController) else { return true }
    let family = (types + shown).flatMap { [$0] + program.supertypes(of: $0) }
    if family.contains(where: { type in
      program.bodies(of: type).contains { body in
        program.mentions(Self.ownWays, in: body)
          || program.nodes([.function], in: body).contains { Self.hooks.contains(program.name($0)) }
      }
    }) {
      return true
    }
    // A delegate of the stack, or a stack of the app's own, may be anywhere.
    return program.declaredTypes.contains { type in
      Self.stackHooks.contains { !program.ownMembers(named: $0, of: type).isEmpty }
    }
  }

  private static let ownWays: Set<String> = SDK.changesOfBackButtons
  private static let hooks: Set<String> = SDK.partings
  private static let stackHooks = ["navigationController", "popViewController", "navigationBar"]
}
