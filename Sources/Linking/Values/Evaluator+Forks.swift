import SourceFacts

/// A choice between screens by a route that nobody knows where the question was asked.
struct Fork: Hashable {
  /// The route's enum.
  var type: TypeID
  /// What chooses: the first pattern that might have matched, or the `switch` of a view that is nothing else.
  var place: Ref
  /// The variable that would say which route it is; nil for what a library makes of data, and the like.
  var key: VariableKey?
  /// The place is a view that stands for the screen of its route: it was taken for the screen itself.
  var isView = false
}

/// Unknown is not all: who asks for a destination has to know that the arms were not chosen.
extension Evaluator {
  /// A value decided nothing between several arms.
  func noteFork(_ value: Value, _ undecided: [Ref]) {
    guard undecided.count > 1, case .named(let type, _) = semantics.enumType(ofPattern: undecided[0]) else { return }
    noteFork(value, over: type, at: undecided[0])
  }

  /// A view stands for the screen of a route that is not known.
  func noteViewFork(_ value: Value, over type: TypeID, at place: Ref) {
    // A store, or another object around a state: what it holds changes while the view is there.
    if case .instance = value { return }
    noteOpen(value)
    noteFork(value, over: type, at: place, isView: true)
  }

  private func noteFork(_ value: Value, over type: TypeID, at place: Ref, isView: Bool = false) {
    guard program.types[type].kind == .enum, value.root != nil || isNameless(value) else { return }
    let fork = Fork(type: type, place: place, key: value.root ?? closure(behind: value), isView: isView)
    noteFork(fork)
  }

  /// No variable to look behind: what a library makes of data, the answer of a closure that nobody knows.
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

  /// The variable that holds the closure whose answer a value is.
  private func closure(behind value: Value) -> VariableKey? {
    guard case .outcome(let call, _) = value, let callee = program.child(call, .callee) else { return nil }
    return evaluate(callee, Environment(parent: nil)).lazy.compactMap(\.root).first
  }
}
