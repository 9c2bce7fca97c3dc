import SourceFacts

/// What led from step to step of a walk, to tell which of the screens that it ends on run what somebody handed them.
struct WalkTrail {
  private struct Link {
    /// The number of the step that leads here.
    var before: Int
    /// The closure or the function's name that was handed on to be run here.
    var handed: Ref?
  }

  private var numbers: [Attribution.Step: Int]
  private var links: [[Link]] = [[]]
  private var ends: [TypeID: Set<Int>] = [:]
  private var isHanded = false

  init(from first: Attribution.Step) { numbers = [first: 0] }

  /// How many steps were met.
  var count: Int { links.count }

  /// - Returns: the step's number, where it was not met before.
  mutating func add(_ step: Attribution.Step, after before: Int, handed: Ref?) -> Int? {
    if handed != nil { isHanded = true }
    let link = Link(before: before, handed: handed)
    if let known = numbers[step] {
      links[known].append(link)
      return nil
    }
    let number = links.count
    numbers[step] = number
    links.append([link])
    return number
  }

  mutating func end(_ step: Int, on screens: [TypeID]) {
    for screen in screens { ends[screen, default: []].insert(step) }
  }

  /// By screen the code that was handed on last on each way to it; without those to which a way leads that crosses none.
  func handings() -> [TypeID: Set<Ref>] { isHanded ? ends.compactMapValues(handed) : [:] }

  private func handed(before steps: Set<Int>) -> Set<Ref>? {
    var result: Set<Ref> = []
    var seen = steps
    var queue = Array(steps)
    while let step = queue.popLast() {
      if links[step].isEmpty { return nil }
      for link in links[step] {
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
