import SourceFacts

/// A call on a walk, and the code that it runs.
struct Passage: Hashable {
  var call: Ref
  /// The code that the call runs: a function, an observed variable, a queue that it fills, or a closure or loop that
  /// receives a value from a stream.
  var function: Ref
  /// The value that a stream brings.
  var value: Ref? = nil
  /// The parameter that receives it, where that is not the last one.
  var taker: VariableKey? = nil
}
