/// An answer and its cost. A cached answer is charged like a new one, so that limits do not depend on the order of
/// questions.
struct PassageAnswer {
  var holds: Bool
  var steps: Int
}

/// Answers to questions that are asked after chains of calls.
///
/// Chains grow outwards, and an answer mostly depends on the innermost calls. So an answer is stored under as many of
/// the calls as were read, and holds for each chain that begins with them.
///
/// Policy: an answer that read its whole chain is stored under the whole, since the outermost frame of a chain is none
/// of a longer one. Bounded by the budget of the walks.
struct PassageMemo<Subject: Hashable> {
  private struct Key: Hashable {
    var subject: Subject
    var calls: ArraySlice<Passage>
  }

  private struct Part {
    var answer: PassageAnswer
    /// Variables that further calls must not bind.
    var missed: Set<VariableKey>
  }

  private var whole: [Key: PassageAnswer] = [:]
  private var parts: [Key: [Part]] = [:]

  /// - Parameter binds: whether a call binds one of some variables.
  func answer(
    to subject: Subject, after calls: ArraySlice<Passage>, binds: (Passage, Set<VariableKey>) -> Bool
  ) -> PassageAnswer? {
    if let known = whole[Key(subject: subject, calls: calls)] { return known }
    for count in 0..<calls.count {
      guard let found = parts[Key(subject: subject, calls: calls.prefix(count))] else { continue }
      let rest = calls.dropFirst(count)
      let fitting = found.first { part in part.missed.isEmpty || !rest.contains { binds($0, part.missed) } }
      if let fitting { return fitting.answer }
    }
    return nil
  }

  mutating func note(
    _ answer: PassageAnswer, to subject: Subject, after calls: ArraySlice<Passage>, _ reads: EnvironmentReads
  ) {
    if reads.frames < calls.count {
      let part = Part(answer: answer, missed: reads.missed)
      parts[Key(subject: subject, calls: calls.prefix(reads.frames)), default: []].append(part)
    } else {
      whole[Key(subject: subject, calls: calls)] = answer
    }
  }
}
