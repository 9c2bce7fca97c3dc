import SourceFacts

/// What led from step to step of a walk, to tell which of the screens that it ends on run what somebody handed them.
struct WalkTrail {
  private struct Link {
    var step: Int
    /// The number of the step that leads there.
    var before: Int
    /// The closure or the function's name that was handed on to be run there.
    var handed: Ref?
  }

  private var numbers: [Attribution.Step: Int]
  private var links: [Link] = []
  private var ends: [(screen: TypeID, step: Int)] = []
  private var isHanded = false

  init(from first: Attribution.Step) { numbers = [first: 0] }

  /// How many steps were met.
  var count: Int { numbers.count }

  /// - Returns: the step's number, where it was not met before.
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

  /// By screen the code that was handed on last on each way to it; without those to which a way leads that crosses none.
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
      // The place itself, whatever else leads back to it.
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
