import SourceFacts

/// A call that a walk came through, and what it runs.
struct Passage: Hashable {
  var call: Ref
  /// What the call runs: a function, an observed variable, a queue that it fills, or a closure or loop that gets a
  /// value from a stream.
  var function: Ref
  /// The value that a stream brings.
  var value: Ref? = nil
  /// The parameter that gets it, where that is not the last one.
  var taker: VariableKey? = nil
}
