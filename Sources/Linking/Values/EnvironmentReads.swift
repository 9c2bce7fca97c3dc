/// What a question read of the frames that a chain of calls left: the answer holds for each other chain that says the
/// same there.
final class EnvironmentReads {
  /// How many frames were read, from the innermost on.
  private(set) var frames = 0
  /// Variables that no frame binds.
  private(set) var missed: Set<VariableKey> = []

  /// One frame's part in it.
  struct Observation {
    let reads: EnvironmentReads
    /// How many frames there are up to this one, with it.
    let depth: Int
    /// The same up to the frame that says what `self` is here.
    let receiverDepth: Int

    func noteRead() { reads.frames = max(reads.frames, depth) }
    func noteReceiver() { reads.frames = max(reads.frames, receiverDepth) }
    func noteMissed(_ key: VariableKey) { reads.missed.insert(key) }
    /// A longer chain might say what `self` is.
    func noteMissedReceiver() { reads.frames = .max }
  }
}
