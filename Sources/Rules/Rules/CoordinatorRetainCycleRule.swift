import Linking
import NavigationModel
import SourceFacts

/// A flow and its child that retain each other.
struct CoordinatorRetainCycleRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "coordinator-retain-cycle", name: "Coordinator retain cycle", defaultSeverity: .warning,
    summary: "A coordinator keeps a child that keeps the coordinator, and neither lets go.",
    category: .architecture,
    rationale: """
      Neither of the two can be freed. Each visit leaves one more set of screens, models and observers: memory \
      grows, and old flows answer notifications and links.

      Reported where a class stores a child that it makes, and the child keeps it strongly: by its initialiser, by a \
      property that is set, or in a closure that names `self` and navigates. Also where an object keeps the stack \
      whose first screen was given the object.
      """,
    exemptions: Self.exemptions.map(\.reason))

  static let exemptions: [Exemption<Cycle>] = [
    Exemption("Pairs in which neither is a controller, nor a coordinator, router or flow by its name") {
      !isPartOfFlow($0.parent, $0.program) && !isPartOfFlow($0.child, $0.program)
    },
    Exemption("Code anywhere that clears one of the two references") {
      isTakenBack($0.reference, $0.program) || isTakenBack($0.store, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    return program.declaredTypes.filter { program.typeKind($0) == .class }.flatMap { child in
      let members = program.ownMembers(of: child)
      let cycles =
        members.filter { holdsFlow($0, program) }.compactMap { cycle(child, $0, program) }
        + members.filter { isClosure($0, program) }.flatMap { circles(child, $0, presented, program) }
      return judgements(child, cycles, program)
    } + StackCircles(program).all.map { Judgement(finding($0, program)) }
  }

  /// Several properties of the child with the parent make one finding.
  private func judgements(_ child: TypeID, _ cycles: [Cycle], _ program: LinkedProgram) -> [Judgement] {
    let judged = cycles.map { (cycle: $0, reason: Self.exemptions.reason(for: $0)) }
    let closed = Dictionary(grouping: judged.filter { $0.reason == nil }.map(\.cycle), by: \.parent)
    return closed.values.map { Judgement(finding(child, $0, program)) }
      + judged.filter { $0.reason != nil }.map { Judgement(finding(child, [$0.cycle], program), exemption: $0.reason) }
  }

  private func finding(_ circle: StackCircles.Circle, _ program: LinkedProgram) -> Finding {
    let owner = Wording.name(program.typeName(circle.owner))
    let name = Wording.name(program.name(circle.property))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Ended flows stay in memory and go on listening: \(owner) keeps the controller in '\(name)', and what that shows "
        + "keeps \(owner). Make '\(name)' weak.",
      location: program.location(circle.property),
      related: [
        Finding.Related(location: program.location(circle.assignment), message: "\(owner) gets the controller here"),
        Finding.Related(location: program.location(circle.mention), message: "the controller gets \(owner) here"),
      ],
      subject: "\(program.typeName(circle.owner)).\(program.name(circle.property)) stack")
  }

  /// A reference of a child that closes a retain cycle.
  struct Cycle {
    var child: TypeID
    var parent: TypeID
    var reference: Ref
    var construction: Ref
    var store: Ref
    /// The closure that retains the parent; nil where the reference does.
    var closure: Ref?
    var program: LinkedProgram
  }

  private static let names: Set<String> = [
    "coordinator", "parent", "parentCoordinator", "delegate", "router", "flow", "parentFlow", "parentRouter",
  ]
  private static let words: Set<String> = ["Coordinator", "Router", "Flow", "Delegate", "Coordinating", "Routing"]

  /// A strong reference to a coordinator, by the variable's name or its type's.
  private func holdsFlow(_ member: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(member) == .variable, program.flags(member).isDisjoint(with: [.isWeak, .isStatic, .isLazy]),
      program.getter(of: member) == nil
    else { return false }
    return Self.names.contains(program.name(member))
      || program.lastWord(of: program.declaredType(of: member)).map(Self.words.contains) ?? false
  }

  /// A socket with a delegate may be in a retain cycle, too, but that does not concern navigation.
  private static func isPartOfFlow(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.isController(type)
      || ScreenNames.words(of: program.typeName(type)).contains { words.contains($0) && $0 != "Delegate" }
  }

  private func cycle(_ child: TypeID, _ reference: Ref, _ program: LinkedProgram) -> Cycle? {
    let cycles = program.constructions(of: child).sorted().lazy.filter { !program.isOutOfScope($0) }
      .compactMap { construction -> Cycle? in
        guard let parent = program.enclosingType(construction), parent != child, program.typeKind(parent) == .class,
          handsItselfOver(construction, to: reference, program) || isSet(reference, on: construction, program),
          let store = store(of: construction, in: parent, program)
        else { return nil }
        return Cycle(
          child: child, parent: parent, reference: reference, construction: construction, store: store,
          program: program)
      }
    return cycles.first { Self.exemptions.reason(for: $0) == nil } ?? cycles.first
  }

  // MARK: closures

  private func isClosure(_ member: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(member) == .variable, program.getter(of: member) == nil,
      program.flags(member).isDisjoint(with: [.isStatic, .isLazy])
    else { return false }
    var type = program.declaredType(of: member)
    while case .optional(let inner) = type { type = inner }
    if case .function = type { return true }
    return false
  }

  /// `flow.onDone = { self.close() }`, where the code's own object stores `flow`.
  private func circles(
    _ child: TypeID, _ property: Ref, _ presented: PresentedState, _ program: LinkedProgram
  ) -> [Cycle] {
    program.values(givenTo: property).filter(program.keepsSelf).compactMap { closure in
      guard let parent = program.enclosingType(closure), parent != child, program.typeKind(parent) == .class,
        !program.isOutOfUsersReach(codeAt: closure),
        let construction = construction(of: child, givenTo: closure, program),
        let store = store(of: construction, in: parent, program), program.moves(closure, presented)
      else { return nil }
      return Cycle(
        child: child, parent: parent, reference: property, construction: construction, store: store,
        closure: closure, program: program)
    }
  }

  /// The construction of the object that receives a value: by its initialiser, or through the variable whose property
  /// is set.
  private func construction(of child: TypeID, givenTo value: Ref, _ program: LinkedProgram) -> Ref? {
    let made = program.constructions(of: child).filter { !program.isOutOfScope($0) }
    if let call = made.first(where: { program.contains($0, value) }) { return call }
    guard let object = program.objectSet(by: value) else { return nil }
    if let initial = program.child(object, .initializer), made.contains(initial) { return initial }
    return made.sorted().first { target(of: $0, program) == object }
  }

  private func finding(_ child: TypeID, _ cycles: [Cycle], _ program: LinkedProgram) -> Finding {
    let cycles = cycles.sorted { $0.reference < $1.reference }
    let first = cycles[0]
    let (parentName, childName) = (Wording.name(program.typeName(first.parent)), Wording.name(program.typeName(child)))
    let names = Wording.list(Set(cycles.map { "'\(program.name($0.reference))'" }).sorted())
    let remedy = first.closure == nil ? "Make \(names) weak." : "Write '[weak self]' there."
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Ended flows stay in memory and go on listening: \(parentName) keeps \(childName) in '\(Wording.name(program.name(first.store)))', "
        + "and \(childName) keeps it in \(names). \(remedy)",
      location: program.location(first.closure ?? first.reference),
      related: [
        Finding.Related(
          location: program.location(first.construction),
          message: "\(parentName) makes the child here\(first.closure == nil ? " and hands itself over" : "")"),
        Finding.Related(location: program.location(first.store), message: "and keeps it here"),
      ]
        + cycles.dropFirst().prefix(GraphSupport.longestEvidence).map {
          Finding.Related(
            location: program.location($0.closure ?? $0.reference),
            message: "'\(Wording.name(program.name($0.reference)))' also holds it")
        },
      subject: "\(program.typeName(child)).\(program.name(first.reference)) \(program.typeName(first.parent))",
      fix: fix(cycles, program))
  }

  /// `weak`, where the type allows it, and where other code retains every parent: else the parent would be released at
  /// once.
  private func fix(_ cycles: [Cycle], _ program: LinkedProgram) -> Fix? {
    guard cycles.allSatisfy({ $0.closure == nil && canBeWeak($0.reference, program) }) else { return nil }
    let made = program.constructions(of: cycles[0].parent).filter { !program.isOutOfScope($0) }
    guard !made.isEmpty,
      made.allSatisfy({ call in program.enclosingType(call).map { store(of: call, in: $0, program) != nil } ?? false })
    else { return nil }
    return Fix(
      title: "Make \(Wording.list(cycles.map { "'\(program.name($0.reference))'" })) weak", isCertain: true,
      edits: cycles.map { Fix.Edit(location: program.location($0.reference), operation: .addModifier("weak")) })
  }

  private func canBeWeak(_ reference: Ref, _ program: LinkedProgram) -> Bool {
    guard !program.flags(reference).contains(.isLet), program.attributeNames(of: reference).isEmpty,
      let node = program.child(reference, .type), program.kind(node) == .typeOptional,
      case .named(let type, _) = program.resolve(node).core
    else { return false }
    return isOfClasses(type, program)
  }

  private func isOfClasses(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.typeKind(type) == .class
      || program.typeKind(type) == .protocol
        && program.supertypeNames(of: type).contains { $0 == "AnyObject" || $0 == "NSObjectProtocol" }
  }

  /// `self` is an argument, and the initialiser assigns it to the reference.
  private func handsItselfOver(_ construction: Ref, to reference: Ref, _ program: LinkedProgram) -> Bool {
    guard case .initializer(_, let initialisers) = program.callee(of: construction) else { return false }
    let labels = Set(
      program.arguments(of: construction).filter { argument in
        program.child(argument, .value).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
      }.map(program.name))
    guard !labels.isEmpty else { return false }
    return initialisers.contains { initialiser in
      zip(program.parameters(of: initialiser), program.labels(of: initialiser)).contains { parameter, label in
        labels.contains(label) && program.writes(to: reference).contains { program.variable(of: $0) == parameter }
      }
    }
  }

  /// `flow.delegate = self`
  private func isSet(_ reference: Ref, on construction: Ref, _ program: LinkedProgram) -> Bool {
    program.writes(to: reference).contains { value in
      guard program.kind(value) == .name, program.name(value) == "self", let object = program.objectSet(by: value)
      else { return false }
      return program.child(object, .initializer) == construction || target(of: construction, program) == object
    }
  }

  /// The parent's stored variable that receives the child, directly or through a local variable.
  private func store(of construction: Ref, in parent: TypeID, _ program: LinkedProgram) -> Ref? {
    if let kept = target(of: construction, program) { return kept }
    guard let local = program.parent(construction), program.kind(local) == .variable,
      let member = program.enclosingMember(construction)
    else { return nil }
    return program.mentions(ofLocal: local, in: member).lazy.compactMap { target(of: $0, program) }.first
  }

  /// `self.child = x`, `children.append(x)`
  private func target(of value: Ref, _ program: LinkedProgram) -> Ref? {
    guard let outer = program.parent(value) else { return nil }
    var target: Ref?
    if program.kind(outer) == .variable, program.child(outer, .initializer) == value {
      target = outer
    } else if program.kind(outer) == .assign, program.child(outer, .value) == value {
      target = program.child(outer, .target).flatMap(program.variable)
    } else if program.kind(outer) == .argument, let call = program.parent(outer), program.kind(call) == .call,
      program.name(call) == "append"
    {
      target = program.receiver(of: call).flatMap(program.variable)
    }
    guard let found = target, program.isMember(found),
      // An object that the whole app shares is no child.
      program.flags(found).isDisjoint(with: [.isWeak, .isStatic])
    else { return nil }
    return found
  }

  private static let removals: Set<String> = SDK.removalsOfAnyKind

  /// Code sets a variable of the name to nil, empties it or removes elements.
  private static func isTakenBack(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    let name = program.name(variable)
    let isReset = program.assignments(to: name).contains { assign in
      guard let value = program.child(assign, .value) else { return false }
      return program.kind(value) == .null || program.kind(value) == .array
        || program.kind(value) == .call && program.name(value) == "filter"
    }
    return isReset
      || program.mentions(of: name).contains { mention in
        program.parent(mention).map {
          program.kind($0) == .member && removals.contains(program.name($0)) || program.kind($0) == .argument
        } ?? false
      }
  }
}

extension CoordinatorRetainCycleRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A single child, kept in a property",
          """
          protocol AppFlow: AnyObject {}
          final class AppCoordinator: AppFlow {
            private var login: LoginCoordinator?
            func showLogin() { login = LoginCoordinator(delegate: self) }
          }
          final class LoginCoordinator {
            var ↓delegate: AppFlow
            init(delegate: AppFlow) { self.delegate = delegate }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The child does not own its parent",
          """
          final class ShopCoordinator {
            private var children: [CartCoordinator] = []
            func openCart() {
              let cart = CartCoordinator(parent: self)
              children.append(cart)
            }
          }
          final class CartCoordinator {
            private weak var parent: ShopCoordinator?
            init(parent: ShopCoordinator) { self.parent = parent }
          }
          """)
      ])
  }
}
