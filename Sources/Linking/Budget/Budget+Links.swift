/// Links from outside.
extension Budget {
  /// Patterns that one handler of links may distinguish.
  var linkPatterns: Limit { limit(400, "patterns of one handler") }

  /// Code behind one handler, counted once for each pattern.
  var linkBodies: Limit { limit(4000, "functions and closures behind one handler") }

  /// Calls from a test to the screens for it: code farther away shows something for its own reasons.
  var linkCalls: Limit { threshold(7, "calls from a test to what is shown") }

  /// Code so far from a handler loads and stores what came in.
  var linkCallDepth: Limit { limit(12, "successive calls behind a handler") }

  /// Code without an argument from the link is ever less likely to belong to it.
  var linkBlindCalls: Limit { threshold(4, "calls that receive no part of a link") }

  /// As ``linkBlindCalls``, for cases of enums that the code makes for other code.
  var linkBlindCases: Limit { threshold(1, "calls that receive no part of a link, to a case of an enum") }

  /// As ``evaluationDepth``, for code that is walked statement by statement.
  var linkDepth: Limit { limit(1500, "nested statements and expressions") }

  /// The value of a link's part is followed through names and calls.
  var linkValueDepth: Limit { limit(24, "consecutive names and calls") }

  /// Nested conditions, and functions whose result is a condition.
  var linkConditionDepth: Limit { limit(12, "nested conditions") }

  /// Places that read a property in which a handler stores a link.
  var linkReaders: Limit { limit(20, "places that read what a handler keeps") }

  /// A stream with many observers carries how things stand in the app.
  var linkObservers: Limit { threshold(4, "observers of what a link puts into a stream") }

  /// Each result of a function for a link is followed separately.
  var linkOutcomes: Limit { limit(600, "outcomes of functions behind one handler") }

  /// A case leads to code that makes another case.
  var linkHandings: Limit { limit(4, "cases that lead to one another") }
}
