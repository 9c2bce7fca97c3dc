import Linking
import NavigationModel
import SourceFacts

/// Ways out of controllers that do not match the way in: `dismiss` on a screen that was pushed where no modal is shown,
/// and a pop of a stack's root.
struct IdleWaysBack {
  struct Idle {
    var call: Ref
    var screen: TypeID
    /// The transition by which the user reached the screen.
    var arrival: Transition
    var doubts: Doubts
  }

  /// Why a way out may fit the way in after all.
  struct Doubts {
    /// The code checks how the screen was shown, or takes another step as well.
    var isAsked: Bool
    /// Something may stand on a screen, or it may be shown in other ways.
    var mayBeShownOtherwise: Bool
  }

  /// The controllers that a way out closes.
  struct Closed {
    var screens: [(type: TypeID, id: Screen.ID)]
    var doubts: Doubts
  }

  static let exemptions: [Exemption<Doubts>] = [
    Exemption("Controllers that anything may stand on, that Objective-C names, or that are shown in unknown ways") {
      $0.mayBeShownOtherwise
    },
    Exemption("Code that checks how the screen was shown, or also takes another step back") { $0.isAsked },
  ]

  let program: LinkedProgram
  let support: GraphSupport
  var standing: LinkedProgram.Standing { program.standing }
  /// Nodes that a user reaches while no modal is shown.
  let uncovered: Set<GraphSupport.Node>
  /// Screens on which a modal can be shown.
  let modals: Set<Screen.ID>
  private let parts: Set<String>
  /// The members that show a screen, by the screen.
  private let showing: [Screen.ID: Set<Ref>]

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    self.support = support
    uncovered = Self.uncovered(support)
    modals = support.screensInModals()
    parts = Set(support.embeddings.map(\.child))
    showing = program.sites.reduce(into: [:]) { showing, site in
      if let screen = site.screen, let member = program.enclosingMember(site.place) {
        showing[screen, default: []].insert(member)
      }
    }
  }

  /// In order of place.
  var all: [Idle] {
    (standing.dismissals.flatMap(program.calls(named:)).compactMap(dismissal)
      + standing.pops.flatMap(program.calls(named:)).compactMap(pop))
      .sorted { $0.call < $1.call }
  }

  // MARK: dismiss

  private func dismissal(_ call: Ref) -> Idle? {
    idle(
      call, orItself: true,
      arrival: { id in
        let arrivals = support.transitions(to: id)
        return !modals.contains(id) && arrivals.allSatisfy(isUncoveredPush) ? arrivals.first : nil
      }, isBelow: { mayPresent($0, $1, at: call) })
  }

  /// The call does nothing on any screen of the class whose code it is.
  ///
  /// - Parameters:
  ///   - arrival: the way to a screen, if the call does not fit any of them.
  ///   - isBelow: whether something may stand on a screen.
  private func idle(
    _ call: Ref, orItself: Bool, arrival: (Screen.ID) -> Transition?, isBelow: (TypeID, Screen.ID) -> Bool
  ) -> Idle? {
    guard let closed = controllers(of: call, orItself: orItself), let first = closed.screens.first else { return nil }
    let arrivals = closed.screens.compactMap { arrival($0.id) }
    guard arrivals.count == closed.screens.count else { return nil }
    var doubts = closed.doubts
    doubts.mayBeShownOtherwise = doubts.mayBeShownOtherwise || closed.screens.contains { isBelow($0.type, $0.id) }
    return Idle(call: call, screen: first.type, arrival: arrivals[0], doubts: doubts)
  }

  private func isUncoveredPush(_ transition: Transition) -> Bool {
    transition.kind == .push && transition.otherKinds.isEmpty && transition.confidence == .exact
      && !transition.from.isEmpty
      && transition.from.allSatisfy { support.node($0).map(uncovered.contains) ?? false }
  }

  /// `dismiss` removes the content on the controller, such as an active search.
  private func mayPresent(_ screen: TypeID, _ id: Screen.ID, at call: Ref) -> Bool {
    let bodies = ([screen] + program.supertypes(of: screen)).flatMap(program.bodies(of:))
    let raising = bodies.flatMap { program.nodes([.call], in: $0) }.filter {
      standing.raising.contains(program.name($0))
    }
    if bodies.contains(where: { program.mentions(standing.raised, in: $0) })
      || raising.contains(where: { standing.searches[program.name($0)] != nil })
    {
      return true
    }
    let presents =
      !raising.isEmpty
      || support.transitions(from: id).contains { ![.push, .back, .url, .tab, .root].contains($0.kind) }
    return presents && !(isAllThatRuns(call) && DirectTaps(program).run(call))
  }

  /// No code beside the call may close the screen by other means: the end of an extension's request.
  private func isAllThatRuns(_ call: Ref) -> Bool {
    program.parent(call).map { program.kind($0) == .block && program.children($0).count == 1 } ?? false
  }

  // MARK: pop

  private func pop(_ call: Ref) -> Idle? {
    guard !isAskedByBase(call) else { return nil }
    return idle(
      call, orItself: false,
      arrival: { id in
        let arrivals = support.transitions(to: id)
        return arrivals.allSatisfy {
          [.sheet, .cover].contains($0.kind) && $0.otherKinds.isEmpty && $0.confidence == .exact
        } ? arrivals.first : nil
      }, isBelow: { mayStandBelow($1) })
  }

  /// The screen pushes others onto itself: a pop removes these.
  private func mayStandBelow(_ id: Screen.ID) -> Bool {
    support.transitions(from: id).contains { $0.kind == .push || $0.otherKinds.contains(.push) }
  }

  /// The code implements a method that a base class may only call where going back is possible: `override func
  /// shouldPopOnBackButton() -> Bool`.
  private func isAskedByBase(_ call: Ref) -> Bool {
    guard let member = program.enclosingMember(call) else { return false }
    return ([member] + program.callers(of: member).compactMap(program.enclosingMember)).contains {
      program.flags($0).contains(.isOverride)
    }
  }

  // MARK: both

  /// The controllers that a call closes: the one whose code it is, or those that inherit the code and run it.
  func controllers(of call: Ref, orItself: Bool) -> Closed? {
    guard program.argument("animated", of: call) != nil, program.isExternal(call),
      isOwn(program.receiver(of: call), orItself), let owner = program.enclosingType(call),
      program.isDeclared(owner), program.isController(owner),
      let member = program.enclosingMember(call), !program.isOutOfUsersReach(codeAt: call), !tellsOfOther(member)
    else { return nil }
    let screens = program.screens(at: call)
    let closed = leaves(of: owner).map { (type: $0, id: program.screenID(of: $0)) }.filter { screens.contains($0.id) }
    guard closed.count == screens.count else { return nil }
    let isAsked = program.mentions(standing.questions, in: member) || !isAlone(call, in: member)
    let areKnown = closed.allSatisfy { isKnown($0.type, $0.id) }
    return Closed(screens: closed, doubts: Doubts(isAsked: isAsked, mayBeShownOtherwise: !areKnown))
  }

  /// The class itself, where none inherits from it; else those below it from which none inherits.
  private func leaves(of type: TypeID, depth: Int = 0) -> [TypeID] {
    let below = program.subtypes(of: type)
    if below.isEmpty { return [type] }
    guard depth < program.budget.ruleHandedDepth.most else { return [] }
    return Set(below.flatMap { leaves(of: $0, depth: depth + 1) }).sorted()
  }

  private func isKnown(_ screen: TypeID, _ id: Screen.ID) -> Bool {
    !parts.contains(id) && areAllShown(screen) && !program.isNamedInObjectiveC(anyOf: [program.typeName(screen)])
  }

  /// The controller itself, or its stack.
  private func isOwn(_ receiver: Ref?, _ orItself: Bool) -> Bool {
    guard let receiver else { return orItself }
    if program.name(receiver) == "self" { return orItself }
    return program.isStackOfItself(receiver)
  }

  /// Neither the member nor a caller of it takes another step, one of which fits.
  private func isAlone(_ call: Ref, in member: Ref) -> Bool {
    let taps = DirectTaps(program)
    let callers = program.kind(member) == .function ? program.callers(of: member).compactMap(taps.code(around:)) : []
    return ([taps.code(around: call) ?? member] + callers).allSatisfy { code in
      program.nodes([.call], in: code).allSatisfy { other in
        let steps = program.navigation(at: other).filter { $0.primitive != call }
        return other == call || steps.isEmpty
          // Other code in the completion takes no step back.
          || program.contains(call, other) && steps.allSatisfy { ![.back, .push, .root].contains($0.kind) }
      }
    }
  }

  /// A delegate's method receives another controller, which it closes.
  private func tellsOfOther(_ member: Ref) -> Bool {
    guard program.kind(member) == .function else { return false }
    return program.parameters(of: member).contains { parameter in
      switch program.declaredType(of: parameter).core {
      case .external(let name, _): name.hasSuffix("Controller")
      case .named(let id, _): program.isController(id)
      default: false
      }
    }
  }

  /// The use of every construction of the controller is known.
  private func areAllShown(_ screen: TypeID) -> Bool {
    let made = program.constructions(of: screen).filter { !program.isOutOfScope($0) }
    let known = showing[program.screenID(of: screen)] ?? []
    return !made.isEmpty && made.allSatisfy { program.enclosingMember($0).map(known.contains) ?? false }
  }

  private static func uncovered(_ support: GraphSupport) -> Set<GraphSupport.Node> {
    var queue = support.entries.compactMap { support.node($0.screen) }
    var seen = Set(queue)
    var next = 0
    while next < queue.count {
      for edge in support.outgoing[queue[next]].map({ support.edges[$0] })
      where leavesUncovered(edge, support) && seen.insert(edge.target).inserted {
        queue.append(edge.target)
      }
      next += 1
    }
    return seen
  }

  private static func leavesUncovered(_ edge: GraphSupport.Edge, _ support: GraphSupport) -> Bool {
    guard case .transition(let place) = edge.cause else { return true }
    let transition = support.transitions[place]
    // Any new root removes the shown modal.
    guard
      transition.kind == .root && transition.confidence > .guessed
        || [.push, .tab].contains(transition.kind) && transition.confidence == .exact, transition.otherKinds.isEmpty
    else { return false }
    // A tab that is presented from the bar is never selected: its delegate presents it instead.
    return transition.kind != .tab
      || support.transitions(from: support.names[edge.source]).allSatisfy {
        $0.to != transition.to || ![.sheet, .cover, .popover].contains($0.kind)
      }
  }
}
