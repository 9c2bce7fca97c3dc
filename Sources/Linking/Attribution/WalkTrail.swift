import SourceFacts

/// The links between the steps of a walk, to tell which of its final screens run code that was passed to them.
struct WalkTrail {
  private struct Link {
    var step: Int
    /// The number of the preceding step.
    var before: Int
    /// The closure or the function's name that was passed on to run there.
    var handed: Ref?
  }

  private var numbers: [Attribution.Step: Int]
  private var links: [Link] = []
  private var ends: [(screen: TypeID, step: Int)] = []
  private var isHanded = false

  init(from first: Attribution.Step) { numbers = [first: 0] }

  /// The number of steps so far.
  var count: Int { numbers.count }

  /// - Returns: the step's number, where it is new.
  mutating func add(_ step: Attribution.Step, after before: Int, handed: Ref?) -> Int? {
    if handed != nil { isHanded = true }
    let known = numbers[step]
    let number = known ?? numbers.count
    links.append(Link(step: number, before: before, handed: handed))
    if known != nil { return nil }
    numbers[step] = number
    return number
  }

  mutating func end(_ step: Int, on screens: [TypeID]) {
    for screen in screens { ends.append((screen, step)) }
  }

  /// For each screen, the code that was passed on last on each way to it; without screens that a way reaches without
  /// such code.
  func handings() -> [TypeID: Set<Ref>] {
    if !isHanded { return [:] }
    let linksTo = Dictionary(grouping: links, by: \.step)
    return Dictionary(grouping: ends, by: \.screen).compactMapValues { handed(before: $0.map(\.step), linksTo) }
  }

  private func handed(before steps: [Int], _ linksTo: [Int: [Link]]) -> Set<Ref>? {
    var result: Set<Ref> = []
    var seen = Set(steps)
    var queue = steps
    while let step = queue.popLast() {
      // The way ends at the place itself, though other links lead back to it.
      guard step != 0, let links = linksTo[step] else { return nil }
      for link in links {
        if let code = link.handed {
          result.insert(code)
        } else if seen.insert(link.before).inserted {
          queue.append(link.before)
        }
      }
    }
    return result
  }
}
