/// A condition under which a place runs.
struct Condition: Hashable {
  /// A `switchCase`, an `ifElse` or a `guard`-like condition list; or a call, whose receiver must have a certain type.
  var node: Ref
  /// The place is in the `else` branch, or after a branch that leaves the function.
  var isNegated: Bool
  /// Only the arguments of a call can decide it: code that ran before may have changed any other state.
  var isByArgument = false
  /// The type whose method the call must run.
  var runs: TypeID?
  /// Only the values that the object was made with can decide it: the parts of an `if` that test such constants.
  var isOnConstants = false
  /// Variables that had another value when the condition was tested: `if state != new { state = new }`.
  var overwritten: Set<Ref> = []
}
