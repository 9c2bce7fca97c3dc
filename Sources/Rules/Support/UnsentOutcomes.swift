import Linking
import SourceFacts

/// Cases of an outcome that a screen could tell its presenter, that would close or lead on, and that nothing sends:
/// `output(.cancel)`.
struct UnsentOutcomes {
  struct Unsent {
    var property: Ref
    var name: String
    /// The arm of the presenter that waits for the case.
    var arm: Ref
  }

  let program: LinkedProgram
  let presented: PresentedState

  /// Of the closures that a screen is given, those cases for which it has a function or text of that word.
  func all(of property: Ref, in owner: TypeID) -> [Unsent] {
    guard let outcome = outcome(toldBy: program.declaredType(of: property)),
      program.uses(ofVariable: property).contains(where: { $0.kind == .read })
    else { return [] }
    return program.code(givenTo: property).flatMap { code in
      program.nodes([.switchCase], in: code).compactMap { arm -> Unsent? in
        guard let statement = program.parent(arm), let subject = program.child(statement, .subject),
          case .named(let type, _) = program.type(of: subject).core, type == outcome,
          let patterns = program.child(arm, .patterns).map(program.children), patterns.count == 1,
          let name = program.caseNamed(by: patterns[0]), let body = program.child(arm, .body),
          let first = program.children(body).first, program.isInArmOfUnmadeCase(first),
          program.offers(wordOf: name, in: owner), program.moves(body, presented)
        else { return nil }
        return Unsent(property: property, name: name, arm: arm)
      }
    }
  }

  /// The app's enum that is the only parameter of a function without a result.
  private func outcome(toldBy type: TypeExpression) -> TypeID? {
    switch type {
    case .optional(let inner): return outcome(toldBy: inner)
    case .function(let parameters, let result) where result == .tuple([]) || result == .external("Void", []):
      guard parameters.count == 1, case .named(let id, _) = parameters[0].core, program.typeKind(id) == .enum,
        program.isDeclared(id)
      else { return nil }
      return id
    default: return nil
    }
  }
}
