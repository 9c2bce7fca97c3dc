import Linking
import SourceFacts

/// Rows that a user can tap while an active search covers their screen, which then cannot present, and does not close.
struct CoveringSearches {
  enum Deed { case presentation, dismissal }

  struct Blocked {
    var deed: Deed
    /// The call in the code of the rows.
    var call: Ref
    var search: Ref
    var screen: TypeID
    /// The code ends the search, or asks whether one is active.
    var isAsked: Bool
  }

  private let program: LinkedProgram
  private var standing: LinkedProgram.Standing { program.standing }

  init(_ program: LinkedProgram) { self.program = program }

  /// In order of place, of one function the first.
  var all: [Blocked] {
    standing.searches.keys.sorted().flatMap(program.calls(named:)).flatMap { search -> [Blocked] in
      guard showsResultsBelow(search), let owner = program.enclosingType(search), program.isController(owner),
        !program.isOutOfUsersReach(codeAt: search), letsTapsThrough(owner)
      else { return [] }
      return ([owner] + program.subtypes(of: owner)).flatMap { screen in
        rows(of: screen).compactMap { blocked(by: search, on: screen, in: $0) }
      }
    }.sorted { $0.call < $1.call }
  }

  /// `UISearchController(searchResultsController: nil)`
  private func showsResultsBelow(_ search: Ref) -> Bool {
    guard program.isExternal(search), let label = standing.searches[program.name(search)] else { return false }
    return program.argument(label, of: search).map { program.kind($0) == .null } ?? false
  }

  /// `search.obscuresBackgroundDuringPresentation = false`
  private func letsTapsThrough(_ owner: TypeID) -> Bool {
    standing.veils.flatMap(program.assignments(to:)).contains { assignment in
      program.enclosingType(assignment) == owner
        && program.child(assignment, .value).map { program.kind($0) == .boolean && program.name($0) == "false" }
          ?? false
    }
  }

  /// The search covers only the screen, and controllers around it may present.
  func liesOnItself(_ screen: TypeID) -> Bool {
    ([screen] + program.supertypes(of: screen)).flatMap(program.bodies(of:)).contains {
      program.mentions(standing.contexts, in: $0)
    }
  }

  /// The functions that run when a row of the screen is selected.
  private func rows(of screen: TypeID) -> [Ref] {
    program.ownMembers(of: screen).filter {
      program.kind($0) == .function && program.isChoice($0) && !program.isOutOfUsersReach(codeAt: $0)
    }
  }

  private func blocked(by search: Ref, on screen: TypeID, in function: Ref) -> Blocked? {
    let codes = program.consequences(of: function, program.budget.ruleNearConsequences)
    let isEnded = codes.contains(where: looks)
    let found = program.nodesRunning([.call], in: function).lazy.compactMap { call in
      deed(of: call).map {
        Blocked(
          deed: $0, call: call, search: search, screen: screen, isAsked: isEnded || isAsked(call, in: function))
      }
    }
    return found.first { !$0.isAsked } ?? found.first
  }

  /// The code ends the search, or presents from it.
  private func looks(_ code: Ref) -> Bool {
    program.mentions(["presentedViewController"], in: code)
      || program.nodes([.assign], in: code).contains { assignment in
        program.child(assignment, .target).map { standing.searchStates.contains(program.name($0)) } ?? false
      }
      || program.nodes([.call], in: code).contains { isDismissal($0) && program.receiverChain(of: $0) != "self" }
  }

  private func isDismissal(_ call: Ref) -> Bool { standing.dismissals.contains(program.name(call)) }

  /// A condition around the call, or a `guard` before it, tests whether a search is active.
  private func isAsked(_ call: Ref, in function: Ref) -> Bool {
    program.nodes([.ifElse, .guard, .switch, .ternary], in: function).contains { choice in
      guard program.contains(choice, call) || program.kind(choice) == .guard && choice < call,
        let decider = program.decider(choice)
      else { return false }
      return program.mentions(standing.searchStates, in: decider)
    }
  }

  private func deed(of call: Ref) -> Deed? {
    let helpers = HelperPresentations(program)
    guard !helpers.waits(call) else { return nil }
    if helpers.presenters(of: call).contains(where: { $0.chain == "self" && !$0.isLookedUp }), asks(call, depth: 0) {
      return .presentation
    }
    return closesItself(call, depth: 0) ? .dismissal : nil
  }

  /// The screen itself presents an alert; for other content the system may find a free controller around it.
  private func asks(_ call: Ref, depth: Int) -> Bool {
    if HelperPresentations(program).isSystems(call) {
      return program.argument("", of: call).map { isAlert(program.type(of: $0).core) } ?? false
    }
    guard depth < program.budget.ruleHelperDepth.most, let function = program.function(runBy: call) else {
      return false
    }
    return program.nodesRunning([.call], in: function).contains { asks($0, depth: depth + 1) }
  }

  private func isAlert(_ type: TypeExpression) -> Bool {
    switch type {
    case .external(let name, _): name == program.actionSheet.type
    case .named(let id, _):
      program.supertypeNames(of: id).union([program.typeName(id)]).contains(program.actionSheet.type)
    default: false
    }
  }

  /// `dismiss(animated: true)`, also through a function of the screen that does nothing else with a stack or a modal.
  private func closesItself(_ call: Ref, depth: Int) -> Bool {
    if isDismissal(call), program.isExternal(call) {
      return program.argument("animated", of: call) != nil && program.receiverChain(of: call) == "self"
        && program.trailingClosure(of: call) == nil
    }
    guard depth < program.budget.ruleHelperDepth.most, let function = program.function(runBy: call),
      program.enclosingType(function) == program.enclosingType(call)
    else { return false }
    return program.nodesRunning([.call], in: function).contains { closesItself($0, depth: depth + 1) }
  }
}
