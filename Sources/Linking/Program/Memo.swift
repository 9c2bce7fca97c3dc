/// The answers to a question that was asked before, by what it was asked about.
///
/// A value: a copy belongs to another thread, and shares nothing that changes. An answer is kept once it is complete. It
/// must depend on the program and the key alone, and not on who asks or on what was asked before. There is at most one
/// answer for each key, so the program's size bounds a memory whose keys are nodes, names or types.
///
/// A question may come back to itself while it is answered: an alias of an alias, a view in itself. A memory with
/// ``init(whileOpen:)`` says what is answered in the meantime; in all others the question is asked again, and something
/// else ends the recursion.
struct Memo<Key: Hashable, Answer> {
  private var answers: [Key: Answer] = [:]
  private let whileOpen: Answer?

  init() { whileOpen = nil }

  init(whileOpen: Answer) { self.whileOpen = .some(whileOpen) }

  /// The answer, or the one for the meantime; nil if nobody has asked.
  subscript(key: Key) -> Answer? { answers[key] }

  /// The question is being answered: until ``keep(_:for:)`` it has the answer for the meantime.
  mutating func begin(_ key: Key) { answers[key] = whileOpen }

  /// Returns the answer, which replaces an earlier one.
  @discardableResult
  mutating func keep(_ answer: Answer, for key: Key) -> Answer {
    answers[key] = answer
    return answer
  }

  /// Drops all answers: the next question is another one.
  mutating func forget() { answers.removeAll(keepingCapacity: true) }
}

/// A ``Memo`` whose keys are the types of the program: an array, as nearly all types are asked about.
struct TypeMemo<Answer> {
  private var answers: [Answer?]
  private let whileOpen: Answer?

  /// - Parameter types: the number of types in the program.
  init(types: Int, whileOpen: Answer? = nil) {
    answers = Array(repeating: nil, count: types)
    self.whileOpen = whileOpen
  }

  subscript(type: TypeID) -> Answer? { answers[type] }

  mutating func begin(_ type: TypeID) { answers[type] = whileOpen }

  @discardableResult
  mutating func keep(_ answer: Answer, for type: TypeID) -> Answer {
    answers[type] = answer
    return answer
  }
}

/// The ``Memo`` of a question about the whole program.
struct Once<Answer> {
  private(set) var answer: Answer?
  private let whileOpen: Answer?

  init(whileOpen: Answer? = nil) { self.whileOpen = whileOpen }

  mutating func begin() { answer = whileOpen }

  @discardableResult
  mutating func keep(_ answer: Answer) -> Answer {
    self.answer = answer
    return answer
  }
}
