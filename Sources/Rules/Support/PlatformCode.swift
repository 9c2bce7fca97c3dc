import Linking
import SourceFacts

/// Code that an iPhone or iPad runs, where the same sources are compiled for other platforms as well.
struct PhoneCode {
  private let program: LinkedProgram
  private let isAppForPhones: Bool

  init(_ program: LinkedProgram) {
    self.program = program
    isAppForPhones = program.mayRunOnPhones
  }

  /// Neither the code nor all that runs it, or makes the view whose code it is, stands under `#if os(macOS)` or the like.
  func runs(_ place: Ref) -> Bool {
    var seen: Set<Ref> = []
    return isAppForPhones && runs(place, &seen)
  }

  private func runs(_ place: Ref, _ seen: inout Set<Ref>) -> Bool {
    guard !program.isForOtherPlatforms(place), !program.isOutOfScope(place),
      let member = program.enclosingMember(place), seen.insert(member).inserted,
      seen.count < program.budget.ruleConsequences.most
    else { return false }
    let type = program.enclosingType(member)
    if let type, program.isView(type) || program.isViewModifier(type) {
      return program.constructions(of: type).contains { runs($0, &seen) }
    }
    return program.kind(member) != .function || program.callers(of: member).contains { runs($0, &seen) }
  }
}
