import Linking
import SourceFacts

/// Conditions that test one value for different cases: `if changes.contains(.cut)` and `if changes.contains(.saved)`.
extension LinkedProgram {
  /// The two places run for different events: the code around one tests for another case than the code around the
  /// other.
  func areForDifferentCases(_ a: Ref, _ b: Ref) -> Bool {
    let (first, second) = (casesAsked(around: a), casesAsked(around: b))
    return first.contains { subject, cases in second[subject].map { $0.isDisjoint(with: cases) } ?? false }
  }

  /// The cases by the tested expression, as text.
  private func casesAsked(around place: Ref) -> [String: Set<String>] {
    var asked: [String: Set<String>] = [:]
    let choices = ancestors(place).prefix { ![.function, .closure].contains(kind($0)) }.filter { choice in
      kind(choice) == .ifElse && child(choice, .body).map { contains($0, place) } ?? false
    }
    for conditions in choices.compactMap({ child($0, .conditions) }) {
      for test in nodes([.call, .binary], in: conditions) {
        guard let (subject, name) = caseAsked(by: test) else { continue }
        asked[subject, default: []].insert(name)
      }
    }
    return asked
  }

  /// `changes.contains(.saved)`, `state == .saved`
  private func caseAsked(by test: Ref) -> (subject: String, name: String)? {
    let (subject, value): (String?, Ref?)
    if kind(test) == .binary {
      guard name(test) == "==" else { return nil }
      (subject, value) = (child(test, .left).flatMap(chain), child(test, .right))
    } else {
      let arguments = arguments(of: test)
      guard arguments.count == 1 else { return nil }
      (subject, value) = (receiverChain(of: test).map { "\($0).\(name(test))" }, child(arguments[0], .value))
    }
    guard let subject, let value, kind(value) == .member, child(value, .base) == nil else { return nil }
    return (subject, name(value))
  }
}
