import Linking
import NavigationModel
import SourceFacts

/// The screens on which people see what code does, found by climbing its callers.
///
/// Not all who make code run see what it does. What an object does as it is made, shows on the screens that keep the
/// object, and not where it was made; what it does since a notification was posted, there as well, and not where that
/// was posted.
struct EffectClimb {
  let program: LinkedProgram
  let screens: Set<Screen.ID>
  private(set) var found: Set<Screen.ID> = []
  /// Some who run the code do not see what it does.
  private(set) var isCut = false
  private var seen: Set<Ref> = []

  init(program: LinkedProgram, screens: Set<Screen.ID>) {
    self.program = program
    self.screens = screens
  }

  mutating func climb(from member: Ref) {
    var waiting = [member]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if stops(at: next) { continue }
      let callers = program.callers(of: next)
      if callers.isEmpty { found.formUnion(program.screens(at: body(of: next))) }
      for call in callers {
        if let caller = caller(at: call) { waiting.append(caller) }
      }
    }
  }

  mutating func climb(fromPlace place: Ref) {
    if let caller = caller(at: place) { climb(from: caller) }
  }

  /// The function is a screen's own code, or is run by others than those who see what it does.
  private mutating func stops(at member: Ref) -> Bool {
    guard let type = program.enclosingType(member) else { return false }
    let own = program.screenID(of: type)
    if screens.contains(own) {
      found.insert(own)
      return true
    }
    if program.isHandedToNotification(member) {
      isCut = true
      found.formUnion(program.screens(keeping: type))
      return true
    }
    guard program.name(member) == "init" || program.kind(member) != .function else { return false }
    let keeping = program.screens(keeping: type).filter(screens.contains)
    if program.kind(member) == .function, !keeping.isEmpty {
      isCut = true
      found.formUnion(keeping)
    } else {
      found.formUnion(program.screens(at: body(of: member)))
    }
    return true
  }

  /// The function that a place stands in, where whoever calls that runs the place.
  private mutating func caller(at place: Ref) -> Ref? {
    if program.isRunByNotification(place) {
      isCut = true
      if let type = program.enclosingType(place) {
        let own = program.screenID(of: type)
        found.formUnion(screens.contains(own) ? [own] : program.screens(keeping: type))
      }
      return nil
    }
    if let member = program.enclosingMember(place), !program.isKeptForLater(place) { return member }
    found.formUnion(program.screens(at: place))
    return nil
  }

  private func body(of member: Ref) -> Ref {
    let code = program.children(member, .body).first
    return code ?? program.children(member, .accessors).first.flatMap { program.children($0, .body).first } ?? member
  }
}
