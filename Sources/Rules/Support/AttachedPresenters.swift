import Linking
import NavigationModel
import SourceFacts

/// The places where presenters are attached: their own calls, and the uses of the app's modifiers and components that
/// contain them.
struct AttachedPresenters {
  struct Attached {
    /// The call that presents.
    var presenter: Ref
    var kind: Transition.Kind
    /// The presenter, or its holder: the call of a function, the construction of a modifier or component.
    var call: Ref
    /// The binding at that place, or the object with the state.
    var binding: Ref
    /// The variable at the start of the binding.
    var state: Ref
    /// All readers share one state: it comes from the environment, or is static.
    var isOneForAll = false
    fileprivate var depth = 0

    /// The place is the presenter itself, not its holder.
    var isDirect: Bool { call == presenter }
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// By presenter, in order of place; the nearest use first.
  func all() -> [[Attached]] {
    let presentations = program.presentations.map {
      (call: $0.call, binding: program.argument("isPresented", of: $0.call) ?? $0.state, kind: $0.kind)
    }
    let links = program.calls(named: "NavigationLink").filter(program.isExternal).compactMap { link in
      program.argument("isActive", of: link).map { (call: link, binding: $0, kind: Transition.Kind.push) }
    }
    return (presentations + links).sorted { ($0.call, $0.binding) < ($1.call, $1.binding) }.compactMap { presenter in
      guard let state = state(inFrontOf: presenter.binding, mayBeObject: false) else { return nil }
      return uses(
        of: Attached(
          presenter: presenter.call, kind: presenter.kind, call: presenter.call, binding: presenter.binding,
          state: state))
    }
  }

  private func uses(of first: Attached) -> [Attached] {
    var found = [first]
    var next = 0
    while next < found.count, found.count <= program.budget.rulePlacements.most {
      if found[next].depth < program.budget.ruleHandedDepth.most { found += outer(found[next]) }
      next += 1
    }
    return found
  }

  /// `$show`, the `$model` of `$model.show`; the `model` of `model.binding(get:send:)` and of a `model.shows` that is a
  /// binding.
  private func state(inFrontOf expression: Ref, mayBeObject: Bool) -> Ref? {
    var node = expression
    while program.kind(node) == .member || program.kind(node) == .call, let base = program.chained(node) { node = base }
    guard program.kind(node) == .name else { return nil }
    // A call of a function that makes the binding has no model before it.
    let isBinding =
      program.name(node).hasPrefix("$")
      || node != expression && program.parent(node).map({ program.kind($0) == .member }) == true
    guard isBinding || mayBeObject || isBindingItself(node) else { return nil }
    return program.variable(of: node)
  }

  /// `isActive: isActive` in a function with a binding parameter.
  private func isBindingItself(_ node: Ref) -> Bool {
    program.variable(of: node).map { program.kind($0) == .parameter && isOfFunction($0) } ?? false
  }

  private func isOfFunction(_ parameter: Ref) -> Bool {
    program.ancestors(parameter).first { [.closure, .function].contains(program.kind($0)) }.map {
      program.kind($0) == .function && program.name($0) != "init"
    } ?? false
  }

  // MARK: one step outwards

  private func outer(_ inner: Attached) -> [Attached] {
    guard isAlwaysAttached(inner.call) else { return [] }
    return switch program.kind(inner.state) {
    case .parameter where isOfFunction(inner.state): throughFunction(inner)
    case .variable where program.isMember(inner.state): throughType(inner)
    default: []
    }
  }

  /// Every view with the holder of the call has the presenter: it is under no condition, and behind no link or modal.
  private func isAlwaysAttached(_ call: Ref) -> Bool {
    program.placements(of: call, throughTypes: false).allSatisfy { placement in
      placement.surroundings.allSatisfy { surrounding in
        switch surrounding {
        case .modifier: return true
        case .branch: return false
        case .closure(_, let outer), .argument(_, let outer):
          if case .initializer(let type, _) = program.callee(of: outer) { return program.isView(type) }
          return program.isExternal(outer) && !Self.boundaries.contains(program.name(outer))
        }
      }
    }
  }

  /// Content of a modal or behind a link is not attached to the view.
  static let boundaries: Set<String> = SDK.scopes

  private func throughFunction(_ inner: Attached) -> [Attached] {
    guard let function = program.enclosingMember(inner.state), program.child(function, .result) != nil else {
      return []
    }
    return program.callers(of: function).sorted().compactMap { caller in
      program.given(to: inner.state, by: caller).flatMap { step(inner, to: caller, $0) }
    }
  }

  private func throughType(_ inner: Attached) -> [Attached] {
    guard let type = program.enclosingType(inner.state), program.isView(type) || program.isViewModifier(type) else {
      return []
    }
    let made = program.constructions(of: type).filter { program.enclosingType($0) != type }.sorted()
    if isOneForAll(inner.state) {
      return made.compactMap { construction in
        var outer = step(inner, to: construction, inner.binding)
        outer?.state = inner.state
        outer?.isOneForAll = true
        return outer
      }
    }
    guard Set(program.attributeNames(of: inner.state)).isSubset(of: SDK.boundFromAbove) else {
      return []
    }
    return made.compactMap { construction in
      guard case .value(let value)? = program.value(of: inner.state, givenBy: construction),
        program.contains(construction, value)
      else { return nil }
      return step(inner, to: construction, value)
    }
  }

  private func isOneForAll(_ state: Ref) -> Bool {
    let wrappers = Set(program.attributeNames(of: state))
    if wrappers.contains("EnvironmentObject") || wrappers.contains("Environment") { return true }
    guard wrappers.isSubset(of: ["ObservedObject", "Bindable"]), let initial = program.child(state, .initializer),
      program.kind(initial) == .member, let constant = program.variable(of: initial)
    else { return false }
    return program.flags(constant).contains(.isStatic)
  }

  private func step(_ inner: Attached, to call: Ref, _ binding: Ref) -> Attached? {
    guard !program.isOutOfScope(call), !program.flags(call).contains(.isPreview),
      let state = state(inFrontOf: binding, mayBeObject: true)
    else { return nil }
    return Attached(
      presenter: inner.presenter, kind: inner.kind, call: call, binding: binding, state: state,
      depth: inner.depth + 1)
  }
}
