/// What was taken for granted on the way from a piece of code to the screens that run it.
///
/// A walk that follows calls, closures and constructions guesses nothing. Where it comes to no screen, it is made again
/// with a guess, the likeliest first: the screens found so are likely, and not certain. The order of the values is that
/// of the guesses, so that counting upwards tries each guess, and each set of them, after all that are likelier.
package struct OriginGuesses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Several screens keep an object that observes something: each counts.
  static let keepers = OriginGuesses(rawValue: 1)
  /// Nobody is seen to hold the object whose code runs: whoever makes such a call counts.
  static let holders = OriginGuesses(rawValue: 2)
  /// Nobody is seen to run a closure: whoever wrote it counts.
  static let writers = OriginGuesses(rawValue: 4)
  /// Nobody is seen to run a function: whoever uses its type counts.
  static let usersOfType = OriginGuesses(rawValue: 8)
  /// The walk was cut. That is no guess that a walk may make.
  static let cut = OriginGuesses(rawValue: 16)

  /// All that a walk may guess, from nothing to everything.
  static let stages = (0..<OriginGuesses.cut.rawValue).map { OriginGuesses(rawValue: $0) }

  /// Each guess of these by itself.
  var single: [OriginGuesses] {
    (0..<UInt8.bitWidth).map { OriginGuesses(rawValue: 1 << $0) }.filter { contains($0) }
  }

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
