/// Readable and unique node names: two things with the same slug still get different names.
struct NodeNames {
  private var byThing: [String: String] = [:]
  private var taken: Set<String> = []

  /// The same thing in the same role always gets the same name. `role` is a prefix that no slug can contain.
  mutating func name(for thing: String, role: String) -> String {
    if let name = byThing[role + "\u{0}" + thing] { return name }
    let base = role + DotText.slug(thing)
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(base) \(number)"
      number += 1
    }
    byThing[role + "\u{0}" + thing] = name
    return name
  }
}
