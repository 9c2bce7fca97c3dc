import Linking
import SourceFacts

/// Arms of a `switch` that never run.
extension LinkedProgram {
  /// The place stands in an arm for cases of an enum that no code makes: prepared for later, or left over.
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

  /// The place stands in an arm of a `switch` over the code's parameter, and the call that runs the code passes another
  /// case.
  func isInOtherArm(_ place: Ref, of code: Ref, than call: Ref) -> Bool {
    let parameters = kind(code) == .closure ? children(code, .parameters) : parameters(of: code)
    let given = arguments(of: call).compactMap { child($0, .value) }
    guard given.count == parameters.count else { return false }
    return ancestors(place).prefix { $0 != code }.contains { arm in
      guard kind(arm) == .switchCase, let statement = parent(arm),
        let asked = child(statement, .subject).flatMap(variable(of:)), let index = parameters.firstIndex(of: asked),
        let made = caseMade(by: given[index])
      else { return false }
      return isForOthers(arm, of: statement, than: made)
    }
  }

  /// The place stands in an arm of a `switch` over the function's parameter, and the call passes a case of that arm.
  func isInArm(_ place: Ref, of function: Ref, chosenBy call: Ref) -> Bool {
    ancestors(place).prefix { $0 != function }.contains { arm in
      guard kind(arm) == .switchCase, let statement = parent(arm),
        let asked = child(statement, .subject).flatMap(variable(of:)), kind(asked) == .parameter,
        let made = given(to: asked, by: call).flatMap(caseMade(by:))
      else { return false }
      return (child(arm, .patterns).map(children) ?? []).contains { caseNamed(by: $0) == made }
    }
  }

  private func isForOthers(_ arm: Ref, of statement: Ref, than made: String) -> Bool {
    guard !flags(arm).contains(.isDefault) else {
      return children(statement, .arms).contains { other in
        other != arm && (child(other, .patterns).map(children) ?? []).contains { caseNamed(by: $0) == made }
      }
    }
    let patterns = child(arm, .patterns).map(children) ?? []
    return !patterns.isEmpty && patterns.allSatisfy { caseNamed(by: $0).map { $0 != made } ?? false }
  }

  /// `.notification`, `Destination.claim(id: id)`
  private func caseMade(by value: Ref) -> String? {
    if kind(value) == .call {
      guard case .enumCase = callee(of: value) else { return nil }
      return name(value)
    }
    guard kind(value) == .member, child(value, .base).map({ typeNamed(by: $0) != nil }) ?? true,
      case .named(let type, _) = self.type(of: value).core, cases(of: type).contains(where: { name($0) == name(value) })
    else { return nil }
    return name(value)
  }

  /// `allCases`, a raw value and decoding make cases without naming them.
  private func isMadeOfValues(_ type: TypeID) -> Bool {
    !supertypeNames(of: type).isSubset(of: SDK.protocolsWithoutMembers)
  }

  func caseNamed(by pattern: Ref) -> String? {
    switch kind(pattern) {
    case .patternCase: name(pattern)
    case .patternExpression: child(pattern, .value).flatMap { kind($0) == .member ? name($0) : nil }
    default: nil
    }
  }

  /// Some mention may be the case: its type is not known, or is the enum.
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
