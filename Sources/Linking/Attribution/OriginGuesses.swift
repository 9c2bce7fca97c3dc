/// The guesses on the way from a piece of code to the screens that run it.
///
/// A walk that follows calls, closures and constructions guesses nothing. Where it finds no screen, it is repeated with
/// a guess, the likeliest first: its screens are likely, and not certain. The raw values are in the order of the
/// guesses, so that counting upwards tries each guess, and each set of them, after all likelier ones.
package struct OriginGuesses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Several screens store an object that observes something: each counts.
  static let keepers = OriginGuesses(rawValue: 1)
  /// No call of a function is certain: calls of its name on objects of unknown type count.
  static let names = OriginGuesses(rawValue: 2)
  /// No holder of the object whose code runs is known: every maker of such a call counts.
  static let holders = OriginGuesses(rawValue: 4)
  /// No code is known to run a closure: the code that wrote it counts.
  static let writers = OriginGuesses(rawValue: 8)
  /// No code is known to run a function: the users of its type count.
  static let usersOfType = OriginGuesses(rawValue: 16)
  /// The walk was cut. That is no guess that a walk may make.
  static let cut = OriginGuesses(rawValue: 32)
  /// A library tells a closure of events, and who sends them is not followed: the code that registers the closure
  /// counts. That is no guess that a walk may make, as nothing likelier is known.
  static let tellers = OriginGuesses(rawValue: 64)
  /// What a walk only says of itself.
  static let said: OriginGuesses = [.cut, .tellers]

  /// All sets of guesses that a walk may make, from none to all.
  static let stages = (0..<OriginGuesses.cut.rawValue).map { OriginGuesses(rawValue: $0) }

  /// Each of these guesses by itself.
  var single: [OriginGuesses] {
    (0..<UInt8.bitWidth).map { OriginGuesses(rawValue: 1 << $0) }.filter { contains($0) }
  }

  /// The clauses for a transition's evidence.
  package var reasons: [String] {
    let all: [(OriginGuesses, String)] = [
      (.usersOfType, "no caller of this code was found, so the screens that use its type are its origins"),
      (.holders, "no holder of this object was found, so each call on an object of its type counts"),
      (.names, "only calls on objects of unknown type name this code, so each of them counts"),
      (.writers, "no caller of this closure was found, so the screens that contain it are its origins"),
      (.keepers, "several screens hold the object that observes this, so each of them is an origin"),
      (.tellers, "the sender of this event was not found, so the place that registers its handler is the origin"),
      (.cut, "the search for the screens that run this code reached a limit"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
