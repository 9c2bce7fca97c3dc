import SourceFacts

/// Which presenters a place brings to show: `isOpen = true` for `.sheet(isPresented: $isOpen) { … }`.
final class LinkStates {
  private let linked: LinkedProgram
  private lazy var index = makeIndex()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The presenters whose state a value sets, in order of place.
  func presenters(setBy value: Ref) -> [Ref] { index[value] ?? [] }

  private func makeIndex() -> [Ref: [Ref]] {
    let states = PresenterStates(flow: linked.flow)
    var result: [Ref: [Ref]] = [:]
    for call in Set(linked.presentations.map(\.call)).sorted() where !linked.isOutOfScope(call) {
      for setting in states.settings(ofPresenter: call) ?? [] where isOfKnownObject(setting) {
        result[setting, default: []].append(call)
      }
    }
    return result
  }

  /// A namesake of an object of unknown type is a guess.
  private func isOfKnownObject(_ setting: Ref) -> Bool {
    guard let assignment = linked.parent(setting), linked.kind(assignment) == .assign,
      linked.child(assignment, .value) == setting
    else { return true }
    return linked.child(assignment, .target).flatMap(linked.variable) != nil
  }
}

extension LinkWalk {
  /// `isOpen = true`: the presenter of the state shows its content. A value that tells what is shown is a site itself.
  func present(by setting: Ref?, in row: Int) {
    guard let setting else { return }
    let presenters = arms.states.presenters(setBy: setting)
    guard !presenters.isEmpty, isNoSite(setting) else { return }
    for presenter in presenters { note(presenter, isState: true, in: row) }
  }

  private func isNoSite(_ value: Ref) -> Bool {
    linked.nodes([.call, .member, .name], in: value).allSatisfy { linked.navigation(at: $0).isEmpty }
  }

  /// `onOpen?(order)`: a property that holds one closure or function runs it.
  func run(closureIn call: Ref, in row: Int) {
    guard let property = linked.child(call, .callee).flatMap(linked.variable), isStored(property) else { return }
    let kept = linked.equivalents(of: property).reduce(into: Set<Ref>()) { $0.formUnion(code(in: $1)) }
    guard kept.count == 1, let code = kept.first else { return }
    let given = linked.arguments(of: call).map { linked.child($0, .value).flatMap(values.value) }
    for (parameter, value) in zip(linked.parameters(ofCode: code), given) {
      if let value, values.given[parameter] == nil { values.given[parameter] = value }
    }
    enter(code, choices.frame(of: call, toCode: code, in: frame), bringsLink: given.contains { $0 != nil }, in: row)
  }

  /// The closures and functions that a variable holds, also those that were handed on to it.
  private func code(in variable: Ref, depth: Int = 0) -> Set<Ref> {
    guard depth < budget.linkConditionDepth.most else { return [] }
    return linked.values(givenTo: variable).reduce(into: []) { found, value in
      if linked.kind(value) == .closure {
        if !linked.isOutOfScope(value) { found.insert(value) }
      } else if let other = linked.variable(of: value) {
        if other != variable { found.formUnion(code(in: other, depth: depth + 1)) }
      } else if case .function(let function, _)? = linked.evaluator.values(of: value, in: Environment(parent: nil))
        .first
      {
        found.insert(function)
      }
    }
  }

  /// `model.onDone = { … }`: the closure runs when the property is called.
  func isKept(_ closure: Ref) -> Bool {
    guard let assignment = linked.parent(closure), linked.kind(assignment) == .assign,
      let property = linked.child(assignment, .target).flatMap(linked.variable)
    else { return false }
    return isStored(property)
  }

  private func isStored(_ variable: Ref) -> Bool {
    linked.kind(variable) == .variable && linked.parent(variable).map(linked.program.isDeclarationScope) == true
  }
}
