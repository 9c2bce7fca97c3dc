import Linking
import NavigationModel
import SourceFacts

/// The screens on which people see the effect of code, found by climbing its callers.
///
/// Not every screen that runs code shows its effect. The effect of an object's initialiser, and of its code for a
/// notification, shows on the screens that store the object, not where it was made or where the notification was
/// posted.
struct EffectSearch {
  let program: LinkedProgram
  let screens: Set<Screen.ID>
  private(set) var found: Set<Screen.ID> = []
  /// Some code that runs it does not show its effect.
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

  /// The function is a screen's own code, or is run by code that does not show its effect.
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

  /// The function around a place, if calling it runs the place.
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
