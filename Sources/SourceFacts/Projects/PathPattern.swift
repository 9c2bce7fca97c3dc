/// What a description leaves out of a folder: `Old`, `Mac/*.swift`, `**/Generated`. With a file or folder goes all below.
struct PathPattern: Sendable {
  private let parts: [[Character]]

  init(_ text: String) {
    parts = text.split(separator: "/").map(Array.init)
  }

  /// Whether the words of a path, from the folder on, fit, or those of a folder around it.
  func fits(_ path: [Substring]) -> Bool {
    let names = path.map(Array.init)
    // Which parts of the pattern may come next; time is the product of the two lengths.
    var open = step(over: [0])
    for name in names {
      if open.contains(parts.count) { return true }
      var next: Set<Int> = []
      for place in open where place < parts.count {
        if parts[place] == ["*", "*"] { next.insert(place) }
        if Self.fits(name, parts[place]) { next.insert(place + 1) }
      }
      open = step(over: next)
    }
    return open.contains(parts.count)
  }

  /// `**` may stand for no folder at all.
  private func step(over places: Set<Int>) -> Set<Int> {
    var result = places
    for place in places.sorted() {
      var place = place
      while place < parts.count - 1, parts[place] == ["*", "*"] {
        place += 1
        result.insert(place)
      }
    }
    return result
  }

  /// `*` stands for any letters, `?` for one.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (n, p) = (0, 0)
    var star: (name: Int, pattern: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (n, p)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (n, p) = (n + 1, p + 1)
      } else if let last = star {
        star = (last.name + 1, last.pattern)
        (n, p) = (last.name + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
