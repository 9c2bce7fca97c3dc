/// What was taken for granted on the way from a piece of code to the screens that run it.
///
/// A walk that follows calls, closures and constructions guesses nothing. Where nobody is seen to run the code, the walk
/// falls back on who uses its type; the screens found so are likely, and not certain.
package struct OriginGuesses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nobody is seen to run a function: whoever uses its type counts.
  static let usersOfType = OriginGuesses(rawValue: 1)
  /// Nobody is seen to hold the object whose code runs: whoever makes such a call counts.
  static let holders = OriginGuesses(rawValue: 2)
  /// Nobody is seen to run a closure: whoever wrote it counts.
  static let writers = OriginGuesses(rawValue: 4)
  /// Several screens keep an object that observes something: each counts.
  static let keepers = OriginGuesses(rawValue: 8)
  /// The walk was cut.
  static let cut = OriginGuesses(rawValue: 16)

  /// What a transition's evidence says of them, each in a clause.
  package var reasons: [String] {
    let all: [(OriginGuesses, String)] = [
      (.usersOfType, "nobody is seen to run this code, so it counts where its type is used"),
      (.holders, "nobody is seen to hold the object, so each call of such an object counts"),
      (.writers, "nobody is seen to run this closure, so it counts where it is written"),
      (.keepers, "several screens keep the object that observes this, so each of them counts"),
      (.cut, "the search for the screens that run this code was cut"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
