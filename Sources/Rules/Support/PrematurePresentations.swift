import Linking
import SourceFacts

/// Code that presents before its presenter is in a window.
struct PrematurePresentations {
  struct Presentation {
    var call: Ref
    /// What comes too late: the controller's local name, or the call that makes the window visible.
    var later: Ref
    var cause: Cause
    fileprivate var presentations: PrematurePresentations
  }

  static let exemptions: [Exemption<Presentation>] = [
    Exemption("Functions that check `window`, `isViewLoaded` or the like") { $0.presentations.looks($0.call) }
  ]

  enum Cause {
    /// The controller was made just before, and nothing has shown it.
    case unplaced
    /// The same function makes the window, and makes it visible after the call.
    case startsApp
  }

  private let program: LinkedProgram
  private let helpers: HelperPresentations

  init(_ program: LinkedProgram) {
    self.program = program
    helpers = HelperPresentations(program)
  }

  var all: [Presentation] { unplaced + atTheStart }

  // MARK: controllers that nobody has shown

  private var unplaced: [Presentation] {
    program.declaredTypes.filter(program.isController).flatMap(program.constructions).flatMap {
      made -> [Presentation] in
      guard let local = program.parent(made), program.kind(local) == .variable, !program.isMember(local),
        !program.isOutOfUsersReach(codeAt: made)
      else { return [] }
      // The local name, and the names of the controllers that the code has put into it.
      let names = Set([program.name(local), program.chain(made)].compactMap(\.self))
      return callsBeforeItIsHandedOn(local).filter { presents($0, from: names) }.map {
        Presentation(call: $0, later: local, cause: .unplaced, presentations: self)
      }
    }
  }

  /// The statements after a local that call its methods, up to the first that uses it otherwise.
  private func callsBeforeItIsHandedOn(_ local: Ref) -> [Ref] {
    var result: [Ref] = []
    for statement in program.rest(behind: local) {
      let mentions = program.mentions(ofLocal: local, in: statement)
      guard !mentions.isEmpty else { continue }
      guard mentions.allSatisfy({ isOfItself($0, in: statement) }) else { break }
      if program.kind(statement) == .call { result.append(statement) }
    }
    return result
  }

  /// `controller.title = "A"`, `controller.ask()`: no other code receives it.
  private func isOfItself(_ mention: Ref, in statement: Ref) -> Bool {
    guard let member = program.parent(mention), program.kind(member) == .member,
      program.child(member, .base) == mention
    else { return false }
    switch program.kind(statement) {
    case .call: return program.child(statement, .callee) == member
    case .assign: return program.child(statement, .target).map { program.contains($0, mention) } ?? false
    default: return false
    }
  }

  private func presents(_ call: Ref, from names: Set<String>) -> Bool {
    helpers.presenters(of: call).contains { names.contains($0.chain) && !$0.isLookedUp }
  }

  // MARK: the start of the app

  private var atTheStart: [Presentation] {
    ["application", "scene"].flatMap(program.functions(named:)).filter(program.isStart).flatMap { function -> [Ref] in
      guard !program.isOutOfUsersReach(codeAt: function), makesWindow(function) else { return [] }
      return [function] + starters(runBy: function)
    }.flatMap(beforeItIsVisible)
  }

  private func beforeItIsVisible(_ code: Ref) -> [Presentation] {
    let calls = program.nodesRunning([.call], in: code).sorted()
    guard let visible = calls.first(where: { program.name($0) == "makeKeyAndVisible" }) else { return [] }
    return calls.filter { $0 < visible && !helpers.presenters(of: $0).isEmpty }.map {
      Presentation(call: $0, later: visible, cause: .startsApp, presentations: self)
    }
  }

  private func makesWindow(_ function: Ref) -> Bool {
    let calls = program.nodesRunning([.call], in: function)
    guard let made = calls.filter({ program.name($0) == "UIWindow" }).min() else { return false }
    return calls.filter { program.name($0) == "makeKeyAndVisible" }.allSatisfy { made < $0 }
  }

  /// Functions that only the start runs: `AppFlow(window: window).begin()`.
  private func starters(runBy function: Ref) -> [Ref] {
    program.nodesRunning([.call], in: function).compactMap(program.function(runBy:)).filter { starter in
      program.callers(of: starter).filter { !program.isOutOfScope($0) }.count == 1
    }
  }

  /// The code that the call runs tests whether there is a window.
  private func looks(_ call: Ref) -> Bool {
    program.code(runBy: call).contains { code in
      program.consequences(of: code, program.budget.ruleNearConsequences).contains {
        program.mentions(Self.looks, in: $0)
      }
    }
  }

  private static let looks: Set<String> = SDK.findingWindows
}

extension LinkedProgram {
  /// The functions of a name that types of the app have.
  fileprivate func functions(named name: String) -> [Ref] {
    declaredTypes.flatMap { ownMembers(named: name, of: $0) }.filter { kind($0) == .function }
  }
}
