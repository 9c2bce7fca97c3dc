import Linking
import SourceFacts

/// Code that the app of one platform runs, where the same sources are compiled for others as well.
struct PlatformCode {
  enum Platform { case phone, mac }

  let platform: Platform
  private let program: LinkedProgram
  private let hasApp: Bool

  init(_ program: LinkedProgram, _ platform: Platform) {
    self.program = program
    self.platform = platform
    hasApp = platform == .phone ? program.mayRunOnPhones : Self.hasCodeForMac(program)
  }

  /// The place is never compiled for the platform: it stands under `#if os(macOS)` or the like.
  func excludes(_ place: Ref) -> Bool {
    switch platform {
    case .phone: program.isForOtherPlatforms(place)
    case .mac:
      program.ancestors(place).contains {
        program.kind($0) == .conditional && !PlatformText.mayHold(program.name($0), on: "macOS")
      }
    }
  }

  /// The platform compiles the code and what runs it, or makes the view whose code it is.
  func runs(_ place: Ref) -> Bool {
    var seen: Set<Ref> = []
    return hasApp && runs(place, &seen)
  }

  private func runs(_ place: Ref, _ seen: inout Set<Ref>) -> Bool {
    guard !excludes(place), !program.isOutOfScope(place),
      let member = program.enclosingMember(place), seen.insert(member).inserted,
      seen.count < program.budget.ruleConsequences.most
    else { return false }
    let type = program.enclosingType(member)
    if let type, program.isView(type) || program.isViewModifier(type) {
      return program.constructions(of: type).contains { runs($0, &seen) }
    }
    return program.kind(member) != .function || program.callers(of: member).contains { runs($0, &seen) }
  }

  /// Views of the app have code that only the Mac compiles.
  private static func hasCodeForMac(_ program: LinkedProgram) -> Bool {
    var isFound = false
    program.forEachNode(of: .conditional) { branch in
      let condition = program.name(branch)
      guard !isFound, condition.contains("macOS"), PlatformText.mayHold(condition, on: "macOS"),
        !PlatformText.mayHold(condition, on: "iOS")
      else { return }
      isFound =
        (program.enclosingType(branch).map { program.isView($0) && program.isLive($0) } ?? false)
        || program.nodes([.type], in: branch).contains { type in
          program.types(named: program.name(type)).contains {
            program.declaration(of: $0) == type && program.isView($0) && program.isLive($0)
          }
        }
    }
    return isFound
  }
}
