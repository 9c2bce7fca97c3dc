import Linking
import SourceFacts

/// The views in hosting controllers, through helpers and closures of the app.
struct HostedViews {
  struct Hosted {
    var view: TypeID
    /// The construction of the view, with its modifiers.
    var root: Ref
    /// The modifiers on the way, in any function.
    var modifiers: [Ref]
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The constructions of the system's hosting controllers, and of classes of the app that add nothing to the
  /// environment.
  func hosts() -> [Ref] {
    let hosts = program.hosts
    let system = hosts.keys.sorted().flatMap(program.calls(named:)).filter {
      if case .externalType = program.callee(of: $0) { true } else { false }
    }
    let own = program.declaredTypes.filter { type in
      !program.supertypeNames(of: type).isDisjoint(with: hosts.keys)
        && ([type] + program.supertypes(of: type)).filter(program.isDeclared).allSatisfy(handsOnAsItIs)
    }
    return system
      + own.flatMap(program.constructions(of:)).filter { root(of: $0) != nil }.sorted()
  }

  /// The class does not use the environment, and passes its argument to its superclass with nothing around it.
  private func handsOnAsItIs(_ type: TypeID) -> Bool {
    program.bodies(of: type).allSatisfy { body in
      !program.mentions(SDK.environmentGifts, in: body)
        && program.nodes([.call], in: body).allSatisfy { call in
          guard program.name(call) == "init", program.receiver(of: call).map({ program.name($0) == "super" }) ?? false,
            let view = root(of: call)
          else { return true }
          let isParameter = program.variable(of: view).map { program.kind($0) == .parameter } ?? false
          return (isParameter || !program.mentions(Set(program.hosts.values), in: view))
            && !program.arguments(of: call).contains(where: isModifier)
        }
    }
  }

  private func isModifier(_ argument: Ref) -> Bool {
    guard let value = program.child(argument, .value), case .named(let type, _) = program.type(of: value).core else {
      return false
    }
    return program.isViewModifier(type)
  }

  /// What a host is given to show.
  func root(of host: Ref) -> Ref? {
    Set(program.hosts.values).sorted().lazy.compactMap { program.argument($0, of: host) }.first
  }

  /// The hosted views; for a helper's parameter the callers' arguments.
  func roots(behind root: Ref) -> [Hosted] {
    roots(behind: root, inside: [], depth: 0)
  }

  private func roots(behind root: Ref, inside outer: [Ref], depth: Int) -> [Hosted] {
    let chain = program.modifierChain(root)
    if let made = chain.last {
      let modifiers = outer + chain.dropLast()
      switch program.callee(of: made) {
      case .initializer(let view, _) where program.isView(view):
        return [Hosted(view: view, root: root, modifiers: modifiers)]
      case .closure where depth < program.budget.ruleHandedDepth.most:
        return program.code(runBy: made).filter { !program.isOutOfUsersReach(codeAt: $0) }.flatMap { code in
          expressions(shownBy: code, runBy: made).flatMap { roots(behind: $0, inside: modifiers, depth: depth + 1) }
        }
      case .functions(let list, guessed: false) where list.count == 1 && depth < program.budget.ruleHandedDepth.most:
        guard program.child(list[0], .result) != nil, program.receiver(of: made) == nil else { return [] }
        return expressions(shownBy: list[0], runBy: made).flatMap {
          roots(behind: $0, inside: modifiers, depth: depth + 1)
        }
      default: break
      }
    }
    let base = program.chainBase(root)
    guard depth < program.budget.ruleHandedDepth.most, program.kind(base) == .name,
      let named = program.variable(of: base)
    else { return [] }
    switch program.kind(named) {
    case .parameter where base == root:
      return program.values(givenTo: named).filter { !program.isOutOfUsersReach(codeAt: $0) }.flatMap {
        roots(behind: $0, inside: outer, depth: depth + 1)
      }
    case .variable where program.enclosingMember(named) != nil:
      return program.child(named, .initializer).map {
        roots(behind: $0, inside: outer + chain, depth: depth + 1)
      } ?? []
    default: return []
    }
  }

  /// Without the arms that the call's arguments do not select.
  private func expressions(shownBy code: Ref, runBy call: Ref) -> [Ref] {
    program.shownExpressions(in: program.statements(of: code)).filter {
      !program.isInOtherArm($0, of: code, than: call)
    }
  }
}
