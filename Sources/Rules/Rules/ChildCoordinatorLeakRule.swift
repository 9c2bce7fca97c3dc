import Linking
import NavigationModel
import SourceFacts

/// Collections of child coordinators that only grow.
struct ChildCoordinatorLeakRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "child-coordinator-leak", name: "Child coordinator leak", defaultSeverity: .warning,
    summary: "A coordinator keeps children that nothing ever removes.",
    category: .architecture,
    rationale: """
      Each visit to the flow adds one more coordinator with its screens and models. None is ever freed: memory \
      grows, and an old child answers a notification or a link a second time.

      Reported where the app adds children while it runs, and no code that is called removes one or replaces the \
      collection. A note where a child \
      pushes its screen, and no code notices when the back button pops it.
      """,
    exemptions: Self.exemptions.map(\.reason),
    claim: .absence, isOptIn: true)

  /// A collection to which code adds children, and from which none removes them.
  struct Growing {
    var collection: Ref
    var type: TypeID
    /// The places that add a child more than once in the life of the parent.
    var visits: [Ref]
    /// All places that add a child.
    var additions: [Ref]
    var removals: [Ref]
  }

  static let exemptions: [Exemption<Growing>] = [
    Exemption("Children that are added in an initialiser or in `start`: they live as long as their parent") {
      $0.visits.isEmpty
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    collections(in: program).flatMap { collection -> [Judgement] in
      let leak = growing(collection, program).map {
        Judgement(finding($0, program), unless: Self.exemptions, of: $0)
      }
      if let leak, leak.exemption == nil { return [leak] }
      return [leak].compactMap(\.self) + leftBehind(in: collection, program, support).map { Judgement($0) }
    }
  }

  // MARK: children that the way back leaves behind

  private func leftBehind(in collection: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    guard let parent = program.enclosingType(collection) else { return [] }
    let removers = Set(removals(from: collection, program).compactMap(program.enclosingMember))
    guard !removers.isEmpty else { return [] }
    let flows = LeftBehindFlows(program)
    return additions(to: collection, program).flatMap { visits(of: $0, program) }.compactMap { visit -> Finding? in
      guard !program.isOutOfUsersReach(codeAt: visit), let function = program.enclosingMember(visit),
        !removers.contains(function),
        let flow = flows.flow(startedAt: visit, by: program.enclosingType(visit) ?? parent)
      else { return nil }
      let name = Wording.name(program.typeName(flow.child))
      return Finding(
        rule: identity.id, severity: .info,
        message:
          "After the back button \(name) stays alive: only its own screen ends it, and no code notices when the "
          + "screen is popped. Remove it in 'navigationController(_:didShow:animated:)', or when the screen leaves "
          + "its parent.",
        location: program.location(visit),
        related: [
          Finding.Related(location: program.location(flow.push), message: "its screen is pushed here"),
          Finding.Related(location: program.location(collection), message: "the children are kept here"),
        ],
        witness: support.witness(toAnyOf: [flow.screen]),
        subject: "\(program.memberPath(visit)) \(program.typeName(flow.child))")
    }
  }

  /// Stored collections of coordinators; a requirement and its implementations separately.
  private func collections(in program: LinkedProgram) -> [Ref] {
    program.declaredTypes.filter { [.class, .protocol].contains(program.typeKind($0)) }.flatMap { type in
      program.ownMembers(of: type).filter { member in
        guard program.kind(member) == .variable, !program.flags(member).contains(.isLet),
          program.getter(of: member) == nil
        else { return false }
        switch program.declaredType(of: member).core {
        case .array(let element), .dictionary(_, let element): return isCoordinator(element, program)
        default: return false
        }
      }
    }
  }

  private func isCoordinator(_ element: TypeExpression, _ program: LinkedProgram) -> Bool {
    program.lastWord(of: element).map(Self.words.contains) ?? false
  }

  private static let words: Set<String> = ["Coordinator", "Coordinating", "Coordinatable", "Flow"]
  private static let removals: Set<String> = SDK.removalsOfAnyKind
  private static let lifetimeFunctions: Set<String> = SDK.runningOnce.union(["start", "deinit"])

  private func growing(_ collection: Ref, _ program: LinkedProgram) -> Growing? {
    let additions = self.additions(to: collection, program)
    guard !additions.isEmpty, let type = program.enclosingType(collection) else { return nil }
    let removals = self.removals(from: collection, program)
    // A function that nothing calls removes nothing.
    let adders = Set(additions.compactMap(program.enclosingMember))
    guard removals.allSatisfy({ isNeverCalled($0, adders, program) }) else { return nil }
    let all = additions.flatMap { self.visits(of: $0, program) }
    let visits = all.filter { place in
      program.enclosingMember(place).map { !Self.lifetimeFunctions.contains(program.name($0)) } ?? false
    }
    return all.isEmpty
      ? nil : Growing(collection: collection, type: type, visits: visits, additions: all, removals: removals)
  }

  private func finding(_ growing: Growing, _ program: LinkedProgram) -> Finding {
    let collection = growing.collection
    let visits = (growing.visits.isEmpty ? growing.additions : growing.visits).sorted()
    let first = visits[0]
    var related = visits.filter { $0 != first }.prefix(GraphSupport.longestEvidence - 1)
      .map { Finding.Related(location: program.location($0), message: "another child is added here") }
    related += [growing.removals.lazy.compactMap { program.enclosingMember($0) }.first].compactMap { $0 }
      .map {
        Finding.Related(
          location: program.location($0),
          message: "'\(Wording.name(program.name($0)))' would remove children, but nothing calls it")
      }
    related.append(Finding.Related(location: program.location(collection), message: "the children are kept here"))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Each visit leaves one more flow in memory: \(Wording.name(program.typeName(growing.type))) adds children to "
        + "'\(Wording.name(program.name(collection)))', and no code that runs removes them. Remove the child when its flow has finished "
        + "or was swiped away.",
      location: program.location(first), related: related,
      subject: "\(program.typeName(growing.type)).\(program.name(collection))")
  }

  private func additions(to collection: Ref, _ program: LinkedProgram) -> [Ref] {
    var result = program.mutations(of: collection).filter {
      ["append", "insert", "updateValue"].contains(program.name($0))
    }
    result += program.assignments(to: program.name(collection)).filter { assign in
      program.name(assign) == "+=" && program.child(assign, .target).flatMap(program.variable) == collection
    }
    return result
  }

  /// The places that remove elements from the collection, or from one with the same name whose owner is not known.
  private func removals(from collection: Ref, _ program: LinkedProgram) -> [Ref] {
    let name = program.name(collection)
    let same = Set(program.equivalents(of: collection))
    func isSame(_ mention: Ref) -> Bool { program.variable(of: mention).map { same.contains($0) } ?? true }
    var result = program.assignments(to: name).filter {
      program.name($0) != "+=" && program.child($0, .target).map(isSame) ?? true
    }
    for mention in program.mentions(of: name) where isSame(mention) {
      guard let member = program.parent(mention) else { continue }
      if program.kind(member) == .member, Self.removals.contains(program.name(member)) { result.append(mention) }
      // `children[id] = nil`, `clean(&children)`, `$children`
      if program.kind(member) == .subscript, program.parent(member).map({ program.kind($0) == .assign }) ?? false {
        result.append(mention)
      }
      if program.kind(member) == .argument { result.append(mention) }
    }
    return result
  }

  private func isNeverCalled(_ place: Ref, _ adders: Set<Ref>, _ program: LinkedProgram) -> Bool {
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      !adders.contains(function),
      !["init", "deinit"].contains(program.name(function)), !program.flags(function).contains(.isOverride)
    else { return false }
    return program.mentions(of: program.name(function)).isEmpty && program.calls(named: program.name(function)).isEmpty
  }

  /// The places that add the child: the calls of a helper that only stores its argument, else the place itself.
  private func visits(of addition: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let value = program.arguments(of: addition).first.flatMap({ program.child($0, .value) }),
      let function = program.enclosingMember(addition), program.kind(function) == .function,
      let parameter = program.variable(of: value), program.kind(parameter) == .parameter
    else { return [addition] }
    return program.callers(of: function)
  }
}

extension ChildCoordinatorLeakRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Children are added and never removed",
          """
          protocol Coordinator: AnyObject { func start() }
          final class AppCoordinator: Coordinator {
            private var childCoordinators: [Coordinator] = []
            func start() {}
            func showLogin() {
              let child = LoginCoordinator()
              childCoordinators.↓append(child)
              child.start()
            }
          }
          final class LoginCoordinator: Coordinator { func start() {} }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The child says when it has finished",
          """
          protocol Coordinator: AnyObject { func start() }
          final class AppCoordinator: Coordinator {
            private var childCoordinators: [Coordinator] = []
            func start() {}
            func showLogin() {
              let child = LoginCoordinator()
              child.onFinish = { [weak self, weak child] in
                self?.childCoordinators.removeAll { $0 === child }
              }
              childCoordinators.append(child)
              child.start()
            }
          }
          final class LoginCoordinator: Coordinator {
            var onFinish: () -> Void = {}
            func start() { onFinish() }
          }
          """)
      ])
  }
}
