/// An upper bound on work, with its unit.
package struct Limit: Sendable {
  package var most: Int
  /// The unit, in words that follow a number: "steps of evaluation".
  package var unit: StaticString

  /// Whether one more step is allowed after `used` steps.
  func allows(after used: Int) -> Bool { used < most }

  /// The text of a gap: "stopped after 12,000 steps of evaluation".
  var reason: String { "stopped after \(Limit.grouped(most)) \(unit)" }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let left = digits.count - place
      return place > 0 && left % 3 == 0 ? ",\(digits[place])" : "\(digits[place])"
    }.joined()
  }
}
