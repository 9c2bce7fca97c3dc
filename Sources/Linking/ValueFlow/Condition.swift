/// What has to hold for a place to run.
struct Condition: Hashable {
  /// A `switchCase`, an `ifElse` or a `guard`-like condition list; or a call, which has to be made on an object of a
  /// type.
  var node: Ref
  /// The place is in the `else` branch, or after a branch that leaves the function.
  var isNegated: Bool
  /// Only what a call was given decides: code that ran before may have changed anything else.
  var isByArgument = false
  /// The type whose method a call has to run.
  var runs: TypeID?
  /// Only what the object was made with decides: the parts of an `if` that look at such constants.
  var isOnConstants = false
  /// Variables that held something else when the condition was asked: `if state != new { state = new }`.
  var overwritten: Set<Ref> = []
}
