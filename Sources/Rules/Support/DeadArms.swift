import Linking
import SourceFacts

/// Arms of a `switch` that nothing ever takes.
extension LinkedProgram {
  /// The place stands in an arm for cases of an enum that no code makes: prepared for what is to come, or left over.
  func isInArmOfUnmadeCase(_ place: Ref) -> Bool {
    ancestors(place).contains { arm in
      guard kind(arm) == .switchCase, let patterns = child(arm, .patterns).map(children), !patterns.isEmpty,
        let statement = parent(arm), let subject = child(statement, .subject),
        case .named(let type, _) = self.type(of: subject).core, typeKind(type) == .enum, isDeclared(type),
        !isMadeOfValues(type)
      else { return false }
      let declared = Set(cases(of: type).map(name))
      return patterns.allSatisfy { pattern in
        caseNamed(by: pattern).map { declared.contains($0) && !isMade($0, of: type) } ?? false
      }
    }
  }

  /// `allCases`, a raw value and decoding make cases that nobody names.
  private func isMadeOfValues(_ type: TypeID) -> Bool {
    !supertypeNames(of: type).isSubset(of: [
      "Hashable", "Equatable", "Identifiable", "Sendable", "Comparable", "CustomStringConvertible", "Error",
    ])
  }

  private func caseNamed(by pattern: Ref) -> String? {
    switch kind(pattern) {
    case .patternCase: name(pattern)
    case .patternExpression: child(pattern, .value).flatMap { kind($0) == .member ? name($0) : nil }
    default: nil
    }
  }

  /// Some mention may be the case: what its type is cannot be told, or it is the enum.
  private func isMade(_ name: String, of type: TypeID) -> Bool {
    mentions(of: name).contains { mention in
      guard kind(mention) == .member, parent(mention).map({ kind($0) != .patternExpression }) ?? true else {
        return false
      }
      if let base = child(mention, .base) {
        // `Style.push` makes one; `router.push` is a member of a value.
        guard let named = typeNamed(by: base) else { return false }
        return named == .unknown || names(type, named)
      }
      let made = self.type(of: mention).core
      switch made {
      case .named(let other, _): return other == type
      case .unknown, .generic, .dependent: return true
      default: return false
      }
    }
  }

  private func names(_ type: TypeID, _ expression: TypeExpression) -> Bool {
    if case .named(let other, _) = expression.core { other == type } else { false }
  }
}
