import Linking
import NavigationModel
import SourceFacts

/// Code that opens a screen at each device event, such as a shake, also while the screen is open.
///
/// The event goes to the top controller and to all below it: the stack, the window, and the base class of all
/// controllers.
struct DeviceEventOpenings {
  struct Opening {
    /// The function that the system calls.
    var function: Ref
    var place: Ref
    /// A condition on the way tests something else than the event.
    var isAsked: Bool
  }

  private let program: LinkedProgram
  private var standing: LinkedProgram.Standing { program.standing }

  init(_ program: LinkedProgram) { self.program = program }

  /// In order of place, of one function the first.
  var all: [Opening] {
    let inherited = standing.extended.union(standing.foundations).sorted().flatMap(program.types(named:))
    return Set(inherited + program.declaredTypes).sorted().flatMap { type in
      standing.deviceEvents.sorted().flatMap { program.ownMembers(named: $0, of: type) }.compactMap { function in
        guard program.kind(function) == .function, !program.isOutOfUsersReach(codeAt: function) else { return nil }
        return [false, true].lazy.compactMap { isAsked in
          opening(in: function, of: function, on: type, pastQuestions: isAsked, 0).map {
            Opening(function: function, place: $0, isAsked: isAsked)
          }
        }.first
      }
    }.sorted { $0.function < $1.function }
  }

  private func opening(
    in code: Ref, of function: Ref, on type: TypeID, pastQuestions: Bool, _ depth: Int
  ) -> Ref? {
    guard depth < program.budget.ruleHandedDepth.most else { return nil }
    for call in program.nodes([.call], in: code)
    where pastQuestions || !isAsked(call, in: code, program.parameters(of: function)) {
      if opensAgain(call, on: type) { return call }
      for next in program.code(runBy: call) where next != code {
        if let found = opening(in: next, of: function, on: type, pastQuestions: pastQuestions, depth + 1) {
          return found
        }
      }
    }
    return nil
  }

  /// The screen is pushed again by a stack, or presents itself again.
  private func opensAgain(_ call: Ref, on type: TypeID) -> Bool {
    program.navigation(at: call).contains { site in
      guard site.confidence == .exact, let screen = site.screen else { return false }
      switch site.kind {
      case .push: return isBelow(type, screen)
      case .sheet, .cover: return !isFoundation(type) && isBelow(type, screen)
      default: return false
      }
    }
  }

  /// The type receives the event while the screen is on top.
  private func isBelow(_ type: TypeID, _ screen: Screen.ID) -> Bool {
    if isFoundation(type) || isExtended(type) { return true }
    return program.types(named: DottedName.last(of: screen)).contains {
      program.screenID(of: $0) == screen && program.supertypes(of: $0).contains(type)
    }
  }

  private func isExtended(_ type: TypeID) -> Bool {
    !program.isDeclared(type) && standing.extended.contains(program.typeName(type))
  }

  private func isFoundation(_ type: TypeID) -> Bool {
    !program.supertypeNames(of: type).union([program.typeName(type)]).isDisjoint(with: standing.foundations)
  }

  /// A condition on the way tests something else than the event.
  private func isAsked(_ call: Ref, in code: Ref, _ event: [Ref]) -> Bool {
    program.nodes([.ifElse, .guard, .switch, .ternary, .loop], in: code).contains { choice in
      guard program.contains(choice, call) || choice < call && leaves(choice) else { return false }
      return !(program.decider(choice).map { isOfEvent($0, event) } ?? false)
    }
  }

  private func leaves(_ choice: Ref) -> Bool {
    program.kind(choice) == .guard || !program.nodesRunning([.returned, .thrown], in: choice).isEmpty
  }

  private func isOfEvent(_ decider: Ref, _ event: [Ref]) -> Bool {
    let conditions = program.kind(decider) == .optionalBinding ? [decider] : program.children(decider)
    let asked = conditions.filter { program.kind($0) != .optionalBinding }
    return asked.allSatisfy { condition in
      let named = program.nodes([.name], in: condition)
      return !named.isEmpty && named.allSatisfy { program.variable(of: $0).map(event.contains) ?? false }
    }
  }
}
