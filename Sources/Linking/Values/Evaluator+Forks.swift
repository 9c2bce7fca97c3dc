import SourceFacts

/// A choice between screens by a route whose value the question does not know.
struct Fork: Hashable {
  /// The route's enum.
  var type: TypeID
  /// The place of the choice: the first pattern that might match, or the `switch` of a view that consists of it.
  var place: Ref
  /// The variable that holds the route; nil where there is none, as for a route that a library decodes from data.
  var key: VariableKey?
  /// The place is a view that stands for the screen of its route, and was taken for the screen.
  var isView = false
}

/// An unknown route is not the same as all routes: the caller has to know that the arms were not chosen.
extension Evaluator {
  /// A value did not decide between several arms.
  func noteFork(_ value: Value, _ undecided: [Ref]) {
    guard undecided.count > 1, case .named(let type, _) = semantics.enumType(ofPattern: undecided[0]) else { return }
    noteFork(value, over: type, at: undecided[0])
  }

  /// A view stands for the screen of a route that is not known.
  func noteViewFork(_ value: Value, over type: TypeID, at place: Ref) {
    // A store, or another object around a state: its state changes while the view is shown.
    if case .instance = value { return }
    noteOpen(value)
    noteFork(value, over: type, at: place, isView: true)
  }

  private func noteFork(_ value: Value, over type: TypeID, at place: Ref, isView: Bool = false) {
    guard program.types[type].kind == .enum, value.root != nil || isNameless(value) else { return }
    let fork = Fork(type: type, place: place, key: value.root ?? closure(behind: value), isView: isView)
    noteFork(fork)
  }

  /// No variable holds the value: a library decodes it from data, or an unknown closure returns it.
  func isNameless(_ value: Value) -> Bool {
    switch value {
    case .unknown, .outcome, .instance(.external, _, _): true
    case .selfValue(let id): program.types[id].kind == .enum
    case .instance(.named(let id, _), let made, _):
      program.types[id].kind == .enum && (isMadeOutside(made) || isMadeOfText(id, made))
    default: false
    }
  }

  private func isMadeOutside(_ made: Ref) -> Bool {
    program.kind(made) == .call && semantics.callee(of: made) == .external
  }

  /// `Page(rawValue: text)`, `text.flatMap(Page.init)`, where the text comes from outside: a link, a default. A number is
  /// the row of a menu, which leads to all of its rows.
  private func isMadeOfText(_ id: TypeID, _ made: Ref) -> Bool {
    (program.kind(made) == .member || semantics.argument(labelled: "rawValue", of: made) != nil)
      && semantics.supertypeNames(of: id).contains("String")
  }

  /// The variable that holds the closure that returned a value.
  private func closure(behind value: Value) -> VariableKey? {
    guard case .outcome(let call, _) = value, let callee = program.child(call, .callee) else { return nil }
    return evaluate(callee, Environment(parent: nil)).lazy.compactMap(\.root).first
  }
}
