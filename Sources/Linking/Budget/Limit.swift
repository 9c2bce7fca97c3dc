/// How much is looked at, at most, and in what it is counted.
package struct Limit: Sendable {
  package var most: Int
  /// What is counted, in words that go on after a number: "steps of evaluation".
  package var unit: StaticString

  /// Whether there is more to look at after so much.
  func allows(after used: Int) -> Bool { used < most }

  /// What a gap says: "stopped after 12,000 steps of evaluation".
  var reason: String { "stopped after \(Limit.grouped(most)) \(unit)" }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let left = digits.count - place
      return place > 0 && left % 3 == 0 ? ",\(digits[place])" : "\(digits[place])"
    }.joined()
  }
}
