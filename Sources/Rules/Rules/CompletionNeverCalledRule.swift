import Linking
import NavigationModel
import SourceFacts

/// A screen that is given a way on or back, and never takes it.
struct CompletionNeverCalledRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "completion-never-called", name: "Completion never called", defaultSeverity: .warning,
    summary: "A screen takes a closure that closes it or leads on, and never calls it.",
    category: .presentation,
    rationale: """
      The code that shows the screen gives it a closure such as `onDone` that closes it or opens the next one. \
      The screen or its model keeps the closure and never calls it, so the user does not get further.

      Reported where some caller's closure navigates, and no code reads the property, calls it or passes it on; and \
      where it navigates for a case that nothing sends, though the screen has a function or text of that word.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  struct Handed {
    var property: Ref
    var given: Ref
    var owner: TypeID
    var program: LinkedProgram
  }

  private static let mayBeCalledElsewhere = Exemption<Handed>("Public properties, which another module may call") {
    handed in
    handed.program.flags(handed.property).contains(.isPublic)
  }

  private static let isAskedFor = Exemption<Handed>(
    "Properties with an observer, and what a base class or protocol asks for"
  ) { handed in
    !handed.program.children(handed.property, .accessors).isEmpty
      || handed.program.flags(handed.property).contains(.isOverride)
      || handed.program.supertypes(of: handed.owner).contains {
        !handed.program.members(named: handed.program.name(handed.property), of: $0).isEmpty
      }
  }

  private static let isOutOfReach = Exemption<Handed>(
    "Screens that only previews, tests or debug builds show, and code that never runs"
  ) { handed in
    let program = handed.program
    return program.isOutOfScope(handed.property) || program.flags(handed.property).contains(.isDebugOnly)
      || program.isOutOfUsersReach(codeAt: handed.given)
  }

  static let exemptions: [Exemption<Handed>] = [
    mayBeCalledElsewhere,
    isAskedFor,
    Exemption("Closures that the screen gives itself, or that its initialiser also passes to another object") {
      handed in
      let program = handed.program
      return program.enclosingType(handed.given) == handed.owner
        || program.values(givenTo: handed.property).contains { value in
          guard let parameter = program.variable(of: value), program.kind(parameter) == .parameter,
            let initialiser = program.enclosingMember(parameter)
          else { return false }
          return program.mentions(ofLocal: parameter, in: initialiser).contains { $0 != value }
        }
    },
    Exemption("Functions that the screen also runs or passes on in another way") { isRunOtherwise($0) },
    Exemption(
      """
      Closures that only close the screen, where another one that it does call closes it, and no function or text \
      of the screen has the closure's word
      """
    ) { handed in
      !handed.program.offers(wordOf: handed.program.name(handed.property), in: handed.owner) && isLeftOtherwise(handed)
    },
    isOutOfReach,
  ]

  /// Other code of the screen runs a function that the closure would run, or passes it on.
  private static func isRunOtherwise(_ handed: Handed) -> Bool {
    let program = handed.program
    let given = program.values(givenTo: handed.property)
    let own = Set([program.screenID(of: handed.owner)] + given.flatMap(program.screens(at:)))
    let reached = program.consequences(of: handed.given, program.budget.ruleNearConsequences)
    return reached.filter { program.kind($0) == .function }.contains { function in
      program.mentions(of: program.name(function)).contains { mention in
        !given.contains(mention) && !reached.contains { program.contains($0, mention) }
          && isNamed(function, by: mention, program)
          && (program.enclosingType(mention) == handed.owner
            || !own.isDisjoint(with: program.screens(at: mention)))
          && !program.isOutOfUsersReach(codeAt: mention)
      }
    }
  }

  private static func isNamed(_ function: Ref, by mention: Ref, _ program: LinkedProgram) -> Bool {
    if let call = program.call(of: mention) {
      return program.code(runBy: call).contains(function)
    }
    return program.code(meantBy: mention).contains(function)
  }

  /// The closure only goes back, and so does another closure, which the screen calls.
  private static func isLeftOtherwise(_ handed: Handed) -> Bool {
    let program = handed.program
    guard ways(of: handed.given, program) == [.back] else { return false }
    return program.ownMembers(of: handed.owner).contains { other in
      program.kind(other) == .variable && other != handed.property && isFunction(program.declaredType(of: other))
        && program.code(givenTo: other).contains { ways(of: $0, program).contains(.back) }
        && program.uses(ofVariable: other).contains { $0.kind == .read }
    }
  }

  /// The kinds of transitions that code certainly makes.
  private static func ways(of code: Ref, _ program: LinkedProgram) -> Set<Transition.Kind> {
    let nodes = program.consequences(of: code, program.budget.ruleNearConsequences).flatMap {
      program.nodes([.call, .assign, .member, .name], in: $0)
    }
    return nodes.reduce(into: []) { kinds, node in
      if program.isBack(node) { kinds.insert(.back) }
      kinds.formUnion(program.navigation(at: node).map(\.kind))
    }
  }

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    return program.declaredTypes.filter { isScreen($0, program) || isModelOfScreen($0, program) }.flatMap { type in
      program.ownMembers(of: type).flatMap { property -> [Judgement] in
        guard let given = uncalled(property, presented, program) else {
          return unsent(property, of: type, presented, program, support)
        }
        let handed = Handed(property: property, given: given, owner: type, program: program)
        return [Judgement(finding(handed, support), unless: Self.exemptions, of: handed)]
      }
    }
  }

  private func unsent(
    _ property: Ref, of owner: TypeID, _ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    guard isHandedIn(property, program) else { return [] }
    return UnsentOutcomes(program: program, presented: presented).all(of: property, in: owner).map { unsent in
      let (screen, name) = (Wording.name(program.typeName(owner)), Wording.name(program.name(property)))
      let outcome = Wording.name(unsent.name)
      let finding = Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "\(screen) never sends '\(outcome)' by '\(name)', which closes it or leads on, so the user does not get "
          + "further this way. Send it, or remove the case.",
        location: program.location(property),
        related: [Finding.Related(location: program.location(unsent.arm), message: "this is what would run then")],
        witness: support.witness(toAnyOf: [program.typeName(owner)]),
        subject: "\(program.typeName(owner)).\(program.name(property)) \(unsent.name)")
      let handed = Handed(property: property, given: unsent.arm, owner: owner, program: program)
      return Judgement(finding, unless: Self.exemptionsOfOutcomes, of: handed)
    }
  }

  /// Of a case that nothing sends.
  private static let exemptionsOfOutcomes = [mayBeCalledElsewhere, isAskedFor, isOutOfReach]

  private func isScreen(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.isView(type) || program.isController(type)
  }

  /// A class that a screen stores: its store or view model.
  private func isModelOfScreen(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.typeKind(type) == .class
      && program.constructions(of: type).contains { made in
        !program.isOutOfScope(made)
          && (isKept(byTheScreenAround: made, program)
            || program.ancestors(made).contains { node in
              guard program.kind(node) == .call, case .initializer(let owner, _) = program.callee(of: node) else {
                return false
              }
              return owner != type && isScreen(owner, program)
            })
      }
  }

  /// `_model = StateObject(wrappedValue: Model(onDone: onDone))` in the initialiser of a screen.
  private func isKept(byTheScreenAround made: Ref, _ program: LinkedProgram) -> Bool {
    guard program.enclosingMember(made).map(program.name) == "init",
      program.enclosingType(made).map({ isScreen($0, program) }) ?? false
    else { return false }
    return program.ancestors(made).prefix { program.kind($0) != .block }.contains { node in
      program.kind(node) == .assign
        && program.child(node, .target).flatMap(program.variable(of:)).map(program.isMember) ?? false
    }
  }

  /// Code of a caller that navigates, where the screen never runs it.
  private func uncalled(_ property: Ref, _ presented: PresentedState, _ program: LinkedProgram) -> Ref? {
    guard isHandedIn(property, program) else { return nil }
    let type = program.declaredType(of: property)
    let navigating =
      Self.isFunction(type) ? program.code(givenTo: property) : answers(ofDelegateIn: property, type, program)
    guard !navigating.isEmpty,
      program.uses(ofVariable: property).allSatisfy({ if case .write = $0.kind { true } else { false } })
    else { return nil }
    return navigating.first { program.moves($0, presented) }
  }

  private func isHandedIn(_ property: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(property) == .variable && program.getter(of: property) == nil
      && !program.flags(property).contains(.isStatic) && program.attributeNames(of: property).isEmpty
  }

  /// The functions by which types of the app implement an app's delegate protocol.
  private func answers(ofDelegateIn property: Ref, _ type: TypeExpression, _ program: LinkedProgram) -> [Ref] {
    guard program.name(property).lowercased().hasSuffix("delegate"), case .named(let asked, _) = type.core,
      program.typeKind(asked) == .protocol, program.isDeclared(asked), !program.values(givenTo: property).isEmpty
    else { return [] }
    let names = Set(program.ownMembers(of: asked).filter { program.kind($0) == .function }.map(program.name))
    return program.subtypes(of: asked).flatMap { type in
      program.ownMembers(of: type).filter { program.kind($0) == .function && names.contains(program.name($0)) }
    }
  }

  private static func isFunction(_ type: TypeExpression) -> Bool {
    switch type {
    case .optional(let inner): isFunction(inner)
    // A function with a result is asked for a view or value; it reports nothing.
    case .function(_, let result): result == .tuple([]) || result == .external("Void", [])
    default: false
    }
  }

  private func finding(_ handed: Handed, _ support: GraphSupport) -> Finding {
    let program = handed.program
    let (owner, name) = (Wording.name(program.typeName(handed.owner)), Wording.name(program.name(handed.property)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(owner) never calls '\(name)', which closes it or leads on, so the user does not get further this way. Call "
        + "it, or remove it.",
      location: program.location(handed.property),
      related: [
        Finding.Related(location: program.location(handed.given), message: "this closure navigates and never runs")
      ],
      witness: support.witness(toAnyOf: [program.typeName(handed.owner)]),
      subject: "\(program.typeName(handed.owner)).\(program.name(handed.property))")
  }
}

extension CompletionNeverCalledRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The form never says that it is done",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }
                .fullScreenCover(isPresented: $edits) { FormView(onDone: { edits = false }) }
            }
          }
          struct FormView: View {
            let ↓onDone: () -> Void
            var body: some View { Button("Save") { print("saved") } }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "It does",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var edits = false
            var body: some View {
              Button("Edit") { edits = true }
                .fullScreenCover(isPresented: $edits) { FormView(onDone: { edits = false }) }
            }
          }
          struct FormView: View {
            let onDone: () -> Void
            var body: some View { Button("Save", action: onDone) }
          }
          """)
      ])
  }
}
