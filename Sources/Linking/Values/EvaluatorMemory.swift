import SourceFacts

/// What an ``Evaluator`` has read of the code, for all questions.
struct EvaluatorMemory {
  /// The arms of each `switch` that was met, by the cases that they name.
  var switchArms = Memo<Ref, SwitchArms>()
  /// Whether a `return` stands in a statement.
  var returning = Memo<Ref, Bool>()
  /// The initialiser that each initialiser delegates to.
  var delegations = Memo<Ref, (call: Ref, initialiser: Ref)?>()
  /// The conditions on a variable around its uses.
  var deciders = Memo<Ref, [Evaluator.Decider]>()
  var additions = Memo<Ref, [Addition]>()
  /// Names of collections that store a value under a key which is made at the same place.
  var keyedNames = Once<Set<Symbol>>()
  /// The entries that code stores in dictionaries, by the dictionary. A dictionary that is filled with its own entries
  /// gets none by that.
  var registrationLists = Memo<Ref, [Evaluator.Registration]>(whileOpen: [])

  /// A value that is added to a collection in a local variable.
  struct Addition {
    var place: Ref
    var value: Ref
    /// One element, as opposed to a collection of them.
    var isOne: Bool
  }
}

extension Evaluator {
  var keyedNames: Set<Symbol> { memory.keyedNames.answer ?? memory.keyedNames.keep(findKeyedNames()) }
}
