import Testing

@testable import Linking

@Suite("Answers to what is asked after chains of calls")
struct PassageMemoTests {
  private let yes = PassageAnswer(holds: true, steps: 7)

  private func ref(_ node: UInt32) -> Ref { Ref(file: 0, node: node) }

  private func call(_ node: UInt32) -> Passage { Passage(call: ref(node), function: ref(node + 100)) }

  private func variable(_ node: UInt32) -> VariableKey { VariableKey(declaration: ref(node)) }

  /// What a question reads of the frames that some calls leave: the first ones, and a variable that none binds.
  private func reads(frames: Int, missing key: VariableKey? = nil) -> EnvironmentReads {
    let reads = EnvironmentReads()
    let frame = Environment(
      parent: nil, bindings: [variable(1): .values([.null])],
      observation: .init(reads: reads, depth: frames, receiverDepth: frames))
    if frames > 0 { _ = frame.binding(variable(1)) }
    if let key { _ = frame.binding(key) }
    return reads
  }

  @Test("An answer is known for every chain that begins with the calls that were read")
  func prefix() throws {
    var memo = PassageMemo<Int>()
    memo.note(yes, to: 1, after: [call(10), call(20), call(30)], reads(frames: 1))
    let other = memo.answer(to: 1, after: [call(10), call(40)]) { _, _ in false }
    #expect(try #require(other).steps == 7)
    #expect(memo.answer(to: 1, after: [call(11), call(20), call(30)]) { _, _ in false } == nil)
    #expect(memo.answer(to: 2, after: [call(10), call(20), call(30)]) { _, _ in false } == nil)
  }

  @Test("The last call of a chain is none of a longer chain: what read it is known for that chain alone")
  func whole() {
    var memo = PassageMemo<Int>()
    memo.note(yes, to: 1, after: [call(10), call(20)], reads(frames: 2))
    #expect(memo.answer(to: 1, after: [call(10), call(20)]) { _, _ in false } != nil)
    #expect(memo.answer(to: 1, after: [call(10), call(20), call(30)]) { _, _ in false } == nil)
    #expect(memo.answer(to: 1, after: [call(10)]) { _, _ in false } == nil)
  }

  @Test("A chain that binds what was missed is asked anew")
  func missed() {
    var memo = PassageMemo<Int>()
    memo.note(yes, to: 1, after: [call(10), call(20)], reads(frames: 1, missing: variable(5)))
    let binds = { (passage: Passage, keys: Set<VariableKey>) in
      passage == call(30) && keys.contains(variable(5))
    }
    #expect(memo.answer(to: 1, after: [call(10), call(30)], binds: binds) == nil)
    #expect(memo.answer(to: 1, after: [call(10), call(40)], binds: binds) != nil)
  }

  @Test("Who asks what 'self' is, and finds no frame that says so, has read the whole chain")
  func receiver() {
    let reads = EnvironmentReads()
    let frame = Environment(parent: nil, observation: .init(reads: reads, depth: 1, receiverDepth: 1))
    #expect(frame.innermostReceiver == nil)
    var memo = PassageMemo<Int>()
    memo.note(yes, to: 1, after: [call(10), call(20)], reads)
    #expect(memo.answer(to: 1, after: [call(10), call(30)]) { _, _ in false } == nil)
    #expect(memo.answer(to: 1, after: [call(10), call(20)]) { _, _ in false } != nil)
  }
}
