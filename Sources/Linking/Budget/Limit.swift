import NavigationModel

/// An upper bound on work, with its unit.
package struct Limit: Sendable {
  package var most: Int
  /// The unit, in words that follow a number: "steps of evaluation".
  package var unit: StaticString
  /// What may be missing where a search ends here; nil where this is told in another way, or nothing is lost.
  var lost: ReachedLimit.Loss?

  /// Whether one more step is allowed after `used` steps.
  package func allows(after used: Int) -> Bool { used < most }

  /// "12,000 steps of evaluation".
  var text: String { "\(Limit.grouped(most)) \(unit)" }

  /// The text of a gap: "stopped after 12,000 steps of evaluation".
  var reason: String { "stopped after \(text)" }

  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.map { place in
      let left = digits.count - place
      return place > 0 && left % 3 == 0 ? ",\(digits[place])" : "\(digits[place])"
    }.joined()
  }
}
