import Linking
import NavigationModel
import SourceFacts

/// Links whose destination is registered in the same stack, but in a branch that is not shown together with the link.
struct AbsentDestinations {
  struct Absent {
    var link: Ref
    var type: TypeID
    /// The registration in the other branch.
    var registration: Ref
    var stack: Ref
  }

  /// A way from a place out to its stack.
  private struct Way: Hashable {
    var stack: Ref
    /// The sides of choices inside of the stack, by the choice.
    var sides: [Ref: Ref]
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// In order of place; none where some registration's type is not known.
  var all: [Absent] {
    var registrations: [TypeID: [Ref]] = [:]
    for registration in program.destinationRegistrations {
      guard case .named(let type, _)? = program.typeNamed(by: registration.type) else { return [] }
      registrations[type, default: []].append(registration.call)
    }
    return program.calls(named: "NavigationLink").compactMap { link in
      guard program.isExternal(link), let value = program.argument("value", of: link),
        case .named(let type, _) = program.type(of: value).core, let registered = registrations[type],
        !program.isOutOfUsersReach(codeAt: link)
      else { return nil }
      return absent(link, type, registered)
    }
  }

  private func absent(_ link: Ref, _ type: TypeID, _ registered: [Ref]) -> Absent? {
    guard let links = ways(from: link), let first = links.first else { return nil }
    var other: Ref?
    for registration in registered {
      guard let ways = ways(from: registration), links.allSatisfy({ link in ways.allSatisfy { isApart($0, link) } })
      else { return nil }
      if ways.contains(where: { way in links.contains { $0.stack == way.stack } }) { other = other ?? registration }
    }
    return other.map { Absent(link: link, type: type, registration: $0, stack: first.stack) }
  }

  /// In another stack, or on another side of one choice.
  private func isApart(_ a: Way, _ b: Way) -> Bool {
    a.stack != b.stack || a.sides.contains { choice, side in b.sides[choice].map { $0 != side } ?? false }
  }

  /// nil where some way leads out of what is known.
  private func ways(from place: Ref) -> Set<Way>? {
    let placements = program.placements(of: place, throughTypes: true, depth: program.budget.ruleStackDepth)
    let ways = placements.map { way(from: place, $0) }
    return ways.contains(nil) || ways.count >= program.budget.rulePlacements.most ? nil : Set(ways.compactMap(\.self))
  }

  private func way(from place: Ref, _ placement: LinkedProgram.Placement) -> Way? {
    var sides: [Ref: Ref] = [:]
    let inner = [place] + placement.steps
    for surrounding in placement.surroundings {
      switch surrounding {
      case .branch(let branch):
        guard let (choice, side) = side(of: branch, holding: inner) else { return nil }
        sides[choice] = side
      case .closure(_, let call) where program.isStack(call): return Way(stack: call, sides: sides)
      // A screen of its own, in which other registrations are visible.
      case .closure(_, let call), .argument(_, let call):
        if !program.navigation(at: call).isEmpty { return nil }
      case .modifier: break
      }
    }
    return nil
  }

  private func side(of branch: Ref, holding inner: [Ref]) -> (choice: Ref, side: Ref)? {
    if program.kind(branch) == .switchCase { return program.parent(branch).map { ($0, branch) } }
    let sides = [program.child(branch, .body), program.child(branch, .otherwise)].compactMap(\.self)
    return sides.first { side in inner.contains { program.contains(side, $0) } }.map { (branch, $0) }
  }
}
