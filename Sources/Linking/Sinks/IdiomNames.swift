import NavigationModel
import SourceFacts

/// The functions to which a site passes its destination, by the names that users know.
struct IdiomNames {
  let flow: DataFlow
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// The functions to which the transition's code passes its destination.
  func learned(at place: Ref, primitive: Ref) -> [Ref] {
    var current = place
    while let parent = program.parent(current) {
      switch program.kind(parent) {
      case .argument:
        guard let call = program.parent(parent), program.kind(call) == .call else { return [] }
        if case .functions(let list, _) = semantics.callee(of: call) {
          return list.filter { isStatement(call) || $0 == program.enclosingMember(primitive) || !isBuilder($0) }
        }
        if call == primitive { return [] }
        current = call
      case .assign: return property(setBy: parent, to: current)
      case .member, .call, .array, .ternary, .tuple, .returned, .cast, .list, .dictionary: current = parent
      default: return own(place)
      }
    }
    return own(place)
  }

  private func property(setBy assign: Ref, to value: Ref) -> [Ref] {
    guard let target = program.child(assign, .target), target != value, let variable = flow.declaration(of: target),
      program.parent(variable).map(program.isDeclarationScope) == true
    else { return [] }
    return [variable]
  }

  /// The site may be a call without arguments that navigates: `coordinator.showSettings()`.
  private func own(_ place: Ref) -> [Ref] {
    guard program.kind(place) == .call, case .functions(let list, _) = semantics.callee(of: place) else { return [] }
    return list.filter { isStatement(place) || !isBuilder($0) }
  }

  /// The result of the call is not used: it is called for its effect.
  private func isStatement(_ call: Ref) -> Bool { program.parent(call).map { program.kind($0) == .block } ?? false }

  /// A function that returns a view or controller makes destinations; it does not navigate.
  private func isBuilder(_ function: Ref) -> Bool {
    guard let result = program.child(function, .result) else { return false }
    switch semantics.resolve(result).core {
    case .named(let id, _): return semantics.isScreenType(id)
    case .external(let name, _): return SDK.isController(name) || SDK.viewProtocols.contains(name) || name == "AnyView"
    case .opaque: return true
    default: return false
    }
  }

  /// `Router.navigate(to:)`
  func name(of declaration: Ref) -> String {
    let owner = program.enclosingType(declaration).map { semantics.path($0) + "." } ?? ""
    guard program.kind(declaration) == .function else { return owner + program.name(declaration) }
    let labels = semantics.parameters(of: declaration).map { p in
      let label = semantics.label(of: p)
      return (label.isEmpty ? "_" : label) + ":"
    }
    return owner + program.name(declaration) + "(" + labels.joined() + ")"
  }
}

/// Applies a team's rulings on learned idioms to the transitions found.
struct IdiomRulings {
  let flow: DataFlow
  /// By ``IdiomNames/name(of:)``.
  let rulings: [String: IdiomRuling]

  /// The rulings without effect, as no site uses the function that they name; by name.
  func unmet(among found: Set<FoundTransition>) -> [UnmetIdiom] {
    if rulings.isEmpty { return [] }
    let naming = IdiomNames(flow: flow)
    let learned = Set(found.flatMap { naming.learned(at: $0.site, primitive: $0.primitive).map(naming.name) })
    return rulings.keys.filter { !learned.contains($0) }.sorted().map {
      UnmetIdiom(name: $0, nearest: Spelling.nearest(to: $0, in: learned.sorted()))
    }
  }

  func applied(to found: Set<FoundTransition>) -> Set<FoundTransition> {
    if rulings.isEmpty { return found }
    let naming = IdiomNames(flow: flow)
    return Set(
      found.compactMap { transition in
        let names = naming.learned(at: transition.site, primitive: transition.primitive).map(naming.name)
        guard let ruling = names.compactMap({ rulings[$0] }).first else { return transition }
        var confirmed = transition
        switch ruling {
        case .none: return nil
        case .asFound: break
        case .kind(let kind): if transition.kind != .back { confirmed.kind = kind }
        }
        confirmed.confidence = .exact
        return confirmed
      })
  }
}
