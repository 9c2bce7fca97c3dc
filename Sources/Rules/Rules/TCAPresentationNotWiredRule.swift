import Linking
import NavigationModel
import SourceFacts

/// Presentation state of a reducer without its reducer operator.
struct TCAPresentationNotWiredRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "tca-presentation-not-wired", name: "Presentation state not wired", defaultSeverity: .warning,
    summary:
      "A feature of the Composable Architecture has presentation or stack state, but no ifLet or forEach integrates "
      + "it.",
    category: .state,
    rationale: """
      `@Presents` state without `.ifLet`, and `StackState` without `.forEach`, compile. The screen appears, but its \
      buttons do nothing, and closing it does not clear the state, so it may not open again.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// Presentation state that the feature's own operators do not integrate.
  struct Unwired {
    var property: Ref
    var feature: TypeID
    /// The operators that would do it.
    var operators: [String]
    /// State of one screen, not of a stack.
    var isOfOne: Bool
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Unwired>] = [
    Exemption("An operator anywhere in the app whose key path names the property: a parent may do it") {
      isServed($0.property, by: $0.operators, $0.program) { _ in true }
    },
    Exemption("A reducer that takes the presentation's actions and sets the state to `nil` itself") {
      $0.isOfOne && isServedByHand($0.property, $0.feature, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var found: [Judgement] = []
    for name in program.presentationAttributes {
      for attribute in program.attributes(named: name) {
        guard let property = program.owner(ofAttribute: attribute), program.kind(property) == .variable,
          let feature = feature(of: property, program)
        else { continue }
        let unwired = Unwired(
          property: property, feature: feature, operators: ["ifLet", "ifCaseLet"], isOfOne: true, program: program)
        guard !isServedByFeature(unwired) else { continue }
        let text = "ifLet(\\.$\(program.name(property)), action: \\.\(program.name(property)))"
        found.append(
          Judgement(
            finding(property, feature, operator: text, program, support), unless: Self.exemptions, of: unwired))
      }
    }
    for mention in stackStates(program) {
      guard let feature = feature(of: mention, program) else { continue }
      let unwired = Unwired(
        property: mention, feature: feature, operators: ["forEach"], isOfOne: false, program: program)
      guard !isServedByFeature(unwired) else { continue }
      let text = "forEach(\\.\(program.name(mention)), action: \\.\(program.name(mention)))"
      found.append(
        Judgement(finding(mention, feature, operator: text, program, support), unless: Self.exemptions, of: unwired))
    }
    return found
  }

  private func isServedByFeature(_ unwired: Unwired) -> Bool {
    Self.isServed(unwired.property, by: unwired.operators, unwired.program) {
      unwired.program.enclosingType($0) == unwired.feature
    }
  }

  /// Properties of the type `StackState<…>`, in states of features.
  private func stackStates(_ program: LinkedProgram) -> [Ref] {
    program.declaredTypes.filter { isState($0, program) }.flatMap(program.ownMembers).filter { member in
      guard program.kind(member) == .variable, !program.isOutOfScope(member), program.getter(of: member) == nil else {
        return false
      }
      if let type = program.child(member, .type) {
        return program.kind(type) == .typeName && program.name(type) == "StackState"
      }
      guard let initial = program.child(member, .initializer) else { return false }
      return program.kind(initial) == .call && program.name(initial) == "StackState"
    }
  }

  /// A feature's state, or a type nested in one that groups a part of it.
  private func isState(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    state(around: type, program) != nil
  }

  /// The feature's state that a type is or is nested in.
  private func state(around type: TypeID, _ program: LinkedProgram) -> TypeID? {
    var current: TypeID? = type
    while true {
      guard let candidate = current else { return nil }
      if DottedName.last(of: program.typeName(candidate)) == "State" { return candidate }
      current = program.declaration(of: candidate).flatMap(program.enclosingType)
    }
  }

  /// The reducer whose state contains the property, where it is a reducer with a body of its own.
  private func feature(of property: Ref, _ program: LinkedProgram) -> TypeID? {
    guard let owner = program.enclosingType(property), !program.isOutOfScope(property),
      let state = state(around: owner, program), let declaration = program.declaration(of: state),
      let feature = program.enclosingType(declaration), program.isDeclared(feature),
      !program.flags(property).contains(.isStatic)
    else { return nil }
    let isReducer =
      program.attributeNames(ofType: feature).contains("Reducer")
      || program.supertypeNames(of: feature).contains { ["Reducer", "ReducerProtocol"].contains($0) }
    guard isReducer,
      program.members(named: "body", of: feature).contains(where: { program.enclosingType($0) == feature })
    else { return nil }
    return feature
  }

  /// An operator's key path leads to the property: by the types on the way, else by its name.
  private static func isServed(
    _ property: Ref, by operators: [String], _ program: LinkedProgram, where isMeant: (Ref) -> Bool
  ) -> Bool {
    operators.flatMap(program.calls(named:)).contains { call in
      isMeant(call)
        && program.arguments(of: call).contains { argument in
          program.nodes([.keyPath, .member, .name], in: argument).contains {
            leads($0, to: property, in: call, program)
          }
        }
    }
  }

  private static func leads(_ path: Ref, to property: Ref, in call: Ref, _ program: LinkedProgram) -> Bool {
    let parts = DottedName.parts(of: program.name(path)).map { $0.hasPrefix("$") ? String($0.dropFirst()) : String($0) }
      .filter { !$0.isEmpty }
    guard parts.contains(program.name(property)) else { return false }
    guard program.kind(path) == .keyPath, let feature = program.enclosingType(call) else { return true }
    let states = program.types(named: "State").filter {
      program.declaration(of: $0).flatMap(program.enclosingType) == feature
    }
    guard states.count == 1 else { return true }
    return properties(along: parts, from: states[0], program)?.contains(property) ?? true
  }

  /// The properties in a key path, in order; nil where one is not known.
  private static func properties(along parts: [String], from root: TypeID, _ program: LinkedProgram) -> [Ref]? {
    var (found, type): ([Ref], TypeID?) = ([], root)
    for part in parts {
      guard let owner = type, let property = program.ownMembers(named: part, of: owner).first else { return nil }
      found.append(property)
      type = if case .named(let id, _) = program.declaredType(of: property).core { id } else { nil }
    }
    return found
  }

  /// The feature resets the state itself for an action: enough for an alert, and no mistake.
  private static func isServedByHand(_ property: Ref, _ feature: TypeID, _ program: LinkedProgram) -> Bool {
    let clears = program.uses(ofVariable: property).contains { use in
      if case .write(let value) = use.kind { program.kind(value) == .null } else { false }
    }
    guard clears, showsAlert(property, program) || takesDismissal(feature, program) else { return false }
    let handled = actions(for: program.name(property), of: feature, program)
    return program.bodies(of: feature).contains { body in
      program.nodes([.patternCase], in: body).contains { handled.contains(program.name($0)) }
    }
  }

  /// An alert only needs reactions to its buttons.
  private static func showsAlert(_ property: Ref, _ program: LinkedProgram) -> Bool {
    guard let type = program.child(property, .type) else { return true }
    let names = program.nodes([.typeName], in: type).map(program.name)
    return names.isEmpty || names.contains { ["AlertState", "ConfirmationDialogState"].contains($0) }
  }

  /// The reducer handles that the user has closed the presented content.
  private static func takesDismissal(_ feature: TypeID, _ program: LinkedProgram) -> Bool {
    program.bodies(of: feature).contains { body in
      program.nodes([.patternCase, .member, .name], in: body).contains { program.name($0) == "dismiss" }
    }
  }

  /// The action with the property's name; where there is none, those that carry a presentation's actions.
  private static func actions(for name: String, of feature: TypeID, _ program: LinkedProgram) -> Set<String> {
    let cases = program.types(named: "Action").filter {
      program.declaration(of: $0).flatMap(program.enclosingType) == feature
    }.flatMap(program.cases)
    if cases.contains(where: { program.name($0) == name }) { return [name] }
    let presenting = cases.filter {
      program.nodes([.typeName], in: $0).contains { program.name($0) == "PresentationAction" }
    }
    return Set(presenting.map(program.name)).union([name])
  }

  private func finding(
    _ property: Ref, _ feature: TypeID, operator text: String, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let type = program.typeName(feature)
    let name = Wording.name(program.name(property))
    let body = program.members(named: "body", of: feature).first { program.enclosingType($0) == feature }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What '\(name)' of \(Wording.name(type)) presents does not react, and cannot be opened twice: no reducer "
        + "integrates it. Add .\(Wording.name(text)) to the body.",
      location: program.location(property),
      related: body.map { [Finding.Related(location: program.location($0), message: "the body that lacks it")] } ?? [],
      subject: "\(type).\(program.name(property))",
      fix: body.flatMap { fix(property, feature, $0, operator: text, program) })
  }

  /// An alert or dialog needs no reducer of its own, so only the operator is missing; its action has to exist.
  private func fix(_ property: Ref, _ feature: TypeID, _ body: Ref, operator text: String, _ program: LinkedProgram)
    -> Fix?
  {
    let name = program.name(property)
    guard text.hasPrefix("ifLet"), let type = program.child(property, .type),
      program.nodes([.typeName], in: type).contains(where: {
        ["AlertState", "ConfirmationDialogState"].contains(program.name($0))
      }),
      let action = program.types(named: "Action").first(where: {
        program.declaration(of: $0).flatMap(program.enclosingType) == feature
      }),
      let made = program.cases(of: action).first(where: { program.name($0) == name }),
      program.nodes([.typeName], in: made).contains(where: { program.name($0) == "PresentationAction" }),
      let getter = program.getter(of: body)
    else { return nil }
    let reducers = program.nodes([.call], in: getter).filter { program.name($0) == "Reduce" }
    guard reducers.count == 1 else { return nil }
    return Fix(
      title: "Add .\(text)", isCertain: true,
      edits: [Fix.Edit(location: program.location(reducers[0]), operation: .appendModifier(".\(text)"))])
  }
}

extension TCAPresentationNotWiredRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "An alert that is never integrated",
          """
          import ComposableArchitecture
          @Reducer struct Feature {
            @ObservableState struct State {
              @Presents var ↓alert: AlertState<Never>?
            }
            enum Action { case alert(PresentationAction<Never>), tapped }
            var body: some ReducerOf<Self> {
              Reduce { state, action in .none }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Integrated in the body",
          """
          import ComposableArchitecture
          @Reducer struct Feature {
            @ObservableState struct State {
              @Presents var alert: AlertState<Never>?
              var path = StackState<Int>()
            }
            enum Action { case alert(PresentationAction<Never>), tapped }
            var body: some ReducerOf<Self> {
              Reduce { state, action in .none }
                .ifLet(\\.$alert, action: \\.alert)
                .forEach(\\.path, action: \\.path)
            }
          }
          """)
      ])
  }
}
