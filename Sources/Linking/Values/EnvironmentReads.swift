/// The frames and bindings that a question read. Its answer holds for every chain of calls that agrees in them.
final class EnvironmentReads {
  /// How many frames were read, from the innermost on.
  private(set) var frames = 0
  /// Variables that no frame binds.
  private(set) var missed: Set<VariableKey> = []

  /// The position of one frame in the chain that is observed.
  struct Observation {
    let reads: EnvironmentReads
    /// The number of frames up to and including this one.
    let depth: Int
    /// The number of frames up to the one that binds `self` here.
    let receiverDepth: Int

    func noteRead() { reads.frames = max(reads.frames, depth) }
    func noteReceiver() { reads.frames = max(reads.frames, receiverDepth) }
    func noteMissed(_ key: VariableKey) { reads.missed.insert(key) }
    /// No frame binds `self`. A longer chain might, so the answer depends on all frames.
    func noteMissedReceiver() { reads.frames = .max }
  }
}
