/// What an evaluation depended on and what it decided, beside the values that it found.
///
/// A value: each question has its own, and no caller has to reset it (``Evaluator/traced(_:)``).
struct EvaluationTrace {
  /// A member was read of a `self` that may have any of several types, each with its own implementation.
  struct OpenSelf: Hashable {
    var type: TypeID
    var member: Ref
  }

  /// Variables that would have decided a `switch`, in the order they were met.
  private(set) var open: [VariableKey] = []
  /// Parameters whose type decides which function implements a protocol's requirement.
  private(set) var awaited: [VariableKey] = []
  /// Properties whose object decides which of several types provides its controller.
  private(set) var choosing: [VariableKey] = []
  /// For a property of an unknown object: the variable that the object came from.
  private(set) var holders: [VariableKey: VariableKey] = [:]
  /// The cases that decided a `switch`.
  private(set) var decided = Decisions()
  private(set) var openSelves: [OpenSelf] = []
  /// Where several arms were taken for one value, because the value is not known yet.
  private(set) var forks: [Fork] = []
  /// A `switch` over an enum handled a case that it was asked about only by its `default`.
  private(set) var metDefault = false
  /// How often a variable of an enum's type was given only values of other types. Such code is for other callers.
  private(set) var misfits = 0

  mutating func note(open key: VariableKey) { Self.add(key, to: &open) }
  mutating func note(awaited key: VariableKey) { Self.add(key, to: &awaited) }
  mutating func note(choosing key: VariableKey) { Self.add(key, to: &choosing) }
  mutating func note(holder: VariableKey, of key: VariableKey) { holders[key] = holder }
  mutating func note(decision value: Value) { decided.note(value) }
  mutating func note(openSelf type: TypeID, _ member: Ref) {
    Self.add(OpenSelf(type: type, member: member), to: &openSelves)
  }
  mutating func note(fork: Fork) { Self.add(fork, to: &forks) }
  mutating func noteDefault() { metDefault = true }
  mutating func noteMisfit() { misfits += 1 }

  /// Adds what a part of the question depended on.
  mutating func add(_ part: Self) {
    for key in part.open { note(open: key) }
    for key in part.awaited { note(awaited: key) }
    for key in part.choosing { note(choosing: key) }
    holders.merge(part.holders) { $1 }
    decided.add(part.decided)
    for open in part.openSelves { note(openSelf: open.type, open.member) }
    for fork in part.forks { note(fork: fork) }
    metDefault = metDefault || part.metDefault
    misfits += part.misfits
  }

  /// Drops the open variables that were noted since `earlier`.
  mutating func forgetOpen(since earlier: Self) { open = earlier.open }

  private static func add<T: Equatable>(_ new: T, to list: inout [T]) {
    if !list.contains(new) { list.append(new) }
  }
}
