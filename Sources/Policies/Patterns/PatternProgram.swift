/// A pattern as instructions for a machine that follows all alternatives at once, so that no pattern and no text make
/// it slow: each scalar of the text costs at most one visit of each instruction.
struct PatternProgram: Hashable, Sendable {
  private enum Instruction: Hashable, Sendable {
    case scalar(ScalarSet)
    /// The first way is preferred.
    case fork(Int, Int)
    case jump(Int)
    case save(Int)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    case match
  }

  /// A pattern of more instructions, by nested repetition, is rejected.
  static let largest = 4_000
  /// Longer names are not matched: people do not write them.
  static let longestText = 4_000

  private var instructions: [Instruction] = []
  private(set) var groupCount = 0
  /// The pattern has to fit the whole text.
  private let isAnchored: Bool
  /// Empty repetitions add no instruction, but take time.
  private var visits = 0

  init(_ tree: PatternTree, isAnchored: Bool) throws(PatternError) {
    self.isAnchored = isAnchored
    try add(tree)
    if isAnchored { instructions.append(.end) }
    instructions.append(.match)
  }

  private mutating func append(_ instruction: Instruction) throws(PatternError) {
    guard instructions.count < Self.largest else {
      throw PatternError("it repeats too much; use smaller numbers in '{…}'")
    }
    instructions.append(instruction)
  }

  private mutating func add(_ tree: PatternTree) throws(PatternError) {
    visits += 1
    guard visits < 4 * Self.largest else { throw PatternError("it repeats too much; use smaller numbers in '{…}'") }
    switch tree {
    case .empty: break
    case .scalar(let set): try append(.scalar(set))
    case .start: try append(.start)
    case .end: try append(.end)
    case .wordBoundary(let isNegated): try append(.wordBoundary(isNegated: isNegated))
    case .sequence(let parts): for part in parts { try add(part) }
    case .group(let inner, let number):
      groupCount = max(groupCount, number)
      try append(.save(2 * number))
      try add(inner)
      try append(.save(2 * number + 1))
    case .choice(let parts): try add(choice: parts)
    case .repetition(let inner, let least, let most, let isGreedy):
      for _ in 0..<least { try add(inner) }
      try add(inner, upTo: most.map { max(least, $0) - least }, isGreedy)
    }
  }

  private mutating func add(choice parts: [PatternTree]) throws(PatternError) {
    var exits: [Int] = []
    for (place, part) in parts.enumerated() {
      guard place < parts.count - 1 else {
        try add(part)
        break
      }
      let fork = instructions.count
      try append(.jump(0))
      try add(part)
      exits.append(instructions.count)
      try append(.jump(0))
      instructions[fork] = .fork(fork + 1, instructions.count)
    }
    for exit in exits { instructions[exit] = .jump(instructions.count) }
  }

  /// Up to this many times; any number of times for nil.
  private mutating func add(_ inner: PatternTree, upTo most: Int?, _ isGreedy: Bool) throws(PatternError) {
    guard let most else {
      let fork = instructions.count
      try append(.jump(0))
      try add(inner)
      try append(.jump(fork))
      instructions[fork] = Self.fork(fork + 1, instructions.count, isGreedy)
      return
    }
    var forks: [Int] = []
    for _ in 0..<most {
      forks.append(instructions.count)
      try append(.jump(0))
      try add(inner)
    }
    for fork in forks { instructions[fork] = Self.fork(fork + 1, instructions.count, isGreedy) }
  }

  private static func fork(_ inner: Int, _ after: Int, _ isGreedy: Bool) -> Instruction {
    isGreedy ? .fork(inner, after) : .fork(after, inner)
  }

  /// The texts of the groups of the first match; nil where there is none.
  func match(_ text: String) -> [String]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Self.longestText else { return nil }
    var machine = Machine(instructions: instructions, scalars: scalars, slotCount: 2 * groupCount + 2)
    guard let slots = machine.run(isAnchored: isAnchored) else { return nil }
    return (0..<groupCount).map { group in
      guard let from = slots[2 * group + 2], let to = slots[2 * group + 3], from <= to else { return "" }
      var result = String.UnicodeScalarView()
      result.append(contentsOf: scalars[from..<to])
      return String(result)
    }
  }

  private struct Machine {
    struct Thread {
      var place: Int
      var slots: [Int?]
    }

    let instructions: [Instruction]
    let scalars: [Unicode.Scalar]
    let slotCount: Int
    /// The position at which an instruction was last entered: once for each position.
    var entered: [Int]

    init(instructions: [Instruction], scalars: [Unicode.Scalar], slotCount: Int) {
      self.instructions = instructions
      self.scalars = scalars
      self.slotCount = slotCount
      entered = Array(repeating: -1, count: instructions.count)
    }

    mutating func run(isAnchored: Bool) -> [Int?]? {
      var threads: [Thread] = []
      var result: [Int?]?
      for position in 0...scalars.count {
        // Threads of the last step were entered for this position already; a new start comes after them.
        if result == nil, position == 0 || !isAnchored {
          enter(0, Array(repeating: nil, count: slotCount), position, &threads)
        }
        if threads.isEmpty, result != nil || isAnchored { break }
        var next: [Thread] = []
        for thread in threads {
          switch instructions[thread.place] {
          case .match:
            result = thread.slots
          case .scalar(let set):
            if position < scalars.count, set.contains(scalars[position]) {
              enter(thread.place + 1, thread.slots, position + 1, &next)
            }
            continue
          default:
            continue
          }
          // Later threads have a lower preference than a match.
          break
        }
        threads = next
      }
      return result
    }

    /// Follows instructions that consume no scalar, on a list of its own: a pattern may nest deeply.
    private mutating func enter(_ start: Int, _ slots: [Int?], _ position: Int, _ threads: inout [Thread]) {
      var open = [Thread(place: start, slots: slots)]
      while var thread = open.popLast() {
        guard entered[thread.place] != position else { continue }
        entered[thread.place] = position
        switch instructions[thread.place] {
        case .scalar, .match: threads.append(thread)
        case .jump(let target):
          thread.place = target
          open.append(thread)
        case .fork(let first, let second):
          open.append(Thread(place: second, slots: thread.slots))
          open.append(Thread(place: first, slots: thread.slots))
        case .save(let slot):
          thread.slots[slot] = position
          thread.place += 1
          open.append(thread)
        case .start, .end, .wordBoundary:
          guard holds(instructions[thread.place], at: position) else { continue }
          thread.place += 1
          open.append(thread)
        }
      }
    }

    /// Whether an instruction that consumes no text lets a thread pass here.
    private func holds(_ instruction: Instruction, at position: Int) -> Bool {
      switch instruction {
      case .start: return position == 0
      case .end: return position == scalars.count
      case .wordBoundary(let isNegated):
        let before = position > 0 && ScalarSet.word.contains(scalars[position - 1])
        let after = position < scalars.count && ScalarSet.word.contains(scalars[position])
        return (before != after) != isNegated
      case .scalar, .fork, .jump, .save, .match: return true
      }
    }
  }
}
