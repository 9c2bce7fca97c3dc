import Dialects
import NavigationModel
import SourceFacts

extension LinkedProgram {
  /// The limits on how much is looked at.
  package var budget: Budget { flow.semantics.budget }

  /// The parts of the program that were not examined because of their size, each with the place where it starts.
  package var limits: [(place: SourceLocation, text: String)] {
    [tooManySupertypes, tooManyExits, tooManyStacks, startInObjectiveC].compactMap { $0 } + unreadTables + mixedTargets
  }

  /// The place where an app starts that no Swift code starts.
  private var startInObjectiveC: (place: SourceLocation, text: String)? {
    if graph.entries.contains(where: { $0.via.isLaunch }) { return nil }
    return projects.first { !$0.objectiveCNames.isDisjoint(with: SDK.mainFunctions) }.map {
      (
        SourceLocation(file: $0.path, line: 1, column: 1),
        "the app starts in Objective-C, which is not followed: name its first screens under 'entry_points' in the "
          + "configuration to get the ways from launch"
      )
    }
  }

  /// String tables that cannot be read whole: some words of the app are missing, but none of its navigation.
  private var unreadTables: [(place: SourceLocation, text: String)] {
    flow.semantics.tables.faults.map { path, fault in
      (
        SourceLocation(file: path, line: Int(fault.line), column: Int(fault.column)),
        "this string table cannot be read completely: \(fault.message); controls may be named by their keys"
      )
    }
  }

  /// Projects of several targets that do not say which file belongs to which.
  private var mixedTargets: [(place: SourceLocation, text: String)] {
    flow.program.targets.remarks.map { (SourceLocation(file: $0.path, line: 1, column: 1), $0.message) }
  }

  private var tooManySupertypes: (place: SourceLocation, text: String)? {
    guard let type = flow.semantics.typeWithTooManySupertypes() else { return nil }
    let declaration = flow.program.types[type].declaration ?? flow.program.types[type].bodies.first
    let count = budget.supertypes.most
    return declaration.map {
      (
        location($0),
        "'\(flow.program.types[type].path)' inherits from \(count) or more types; the most distant ones are ignored"
      )
    }
  }

  private var tooManyStacks: (place: SourceLocation, text: String)? {
    struct Push: Hashable {
      var place: SourceLocation
      var route: String
    }
    let most = budget.registrationsOfType.most
    guard graph.transitions.count >= most else { return nil }
    var counts: [Push: Int] = [:]
    for transition in graph.transitions {
      if let route = transition.route { counts[Push(place: transition.location, route: route), default: 0] += 1 }
    }
    return counts.filter { $0.value >= most }.keys.min { ($0.place, $0.route) < ($1.place, $1.route) }.map {
      ($0.place, "\(most) or more stacks show '\($0.route)'; further stacks at the same distance are ignored")
    }
  }

  private var tooManyExits: (place: SourceLocation, text: String)? {
    flow.blockWithTooManyExits().map {
      (
        location($0),
        "this code has more than \(budget.exitsOfBlock.most) exits; only the exits nearest to each place are considered"
      )
    }
  }
}
