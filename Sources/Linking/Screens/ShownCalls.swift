import SourceFacts

/// Constructions that became destinations, as opposed to embedded components, and the wrappers around them.
///
/// What a search noted on a way that led nowhere is taken back: `shown(by:)` returns the search's result, and keeps the
/// notes only where there is one.
final class ShownCalls {
  private(set) var calls: Set<Ref> = []
  /// The screens inside of constructed wrappers.
  private(set) var wrapped: [Ref: Set<TypeID>] = [:]
  private var notes: [Note] = []

  private struct Note {
    var call: Ref
    /// The screen inside of the wrapper; nil where the call itself is shown.
    var inner: TypeID?
  }

  func note(_ call: Ref) {
    if calls.insert(call).inserted { notes.append(Note(call: call, inner: nil)) }
  }

  func note(_ inner: TypeID, in call: Ref) {
    if wrapped[call, default: []].insert(inner).inserted { notes.append(Note(call: call, inner: inner)) }
  }

  /// The result of a search, whose notes are taken back where it found nothing.
  func shown<Found>(by search: () -> Found?) -> Found? {
    let mark = notes.count
    if let found = search() { return found }
    while notes.count > mark {
      let note = notes.removeLast()
      guard let inner = note.inner else {
        calls.remove(note.call)
        continue
      }
      wrapped[note.call]?.remove(inner)
      if wrapped[note.call]?.isEmpty == true { wrapped[note.call] = nil }
    }
    return nil
  }

  /// A copy for another thread.
  func fork() -> ShownCalls {
    let other = ShownCalls()
    other.calls = calls
    other.wrapped = wrapped
    return other
  }
}
