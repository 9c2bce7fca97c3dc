import Linking
import NavigationModel
import SourceFacts

/// A flag opens a sheet whose content is only there when an optional is set too.
struct BoolSheetOptionalContentRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "bool-sheet-optional-content", name: "Flag and optional content", defaultSeverity: .warning,
    summary:
      "A flag opens a sheet whose content depends on other state: it can be blank, or show the previous choice.",
    category: .presentation,
    rationale: """
      SwiftUI builds a sheet's content from the state of the last rendering. One action sets the optional and \
      the flag, and the body reads neither: the sheet appears with the old value, `nil`, and is blank. \
      `sheet(item:)` has one piece of state and cannot get out of step.

      Reported where both are `@State` of the view that presents, and one action sets both.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A presenter whose flag is set together with the state that its content shows.
  struct Pair {
    var call: Ref
    var kind: Transition.Kind
    var content: Ref
    var flag: Ref
    var optional: Ref
    /// The content is empty until the state is set.
    var isUnwrapped: Bool
    /// Until then it shows something else.
    var hasOtherContent: Bool
    /// What the content consists of.
    var code: [Ref]
    /// Where both are set.
    var action: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("A body that reads the optional or the flag, also in the content's capture list") { pair in
      pair.program.flags(pair.content).contains(.capturesValue)
        || isRead(pair.flag, outside: pair.code, pair.program)
        || isRead(pair.optional, outside: pair.code, pair.program)
    },
    Exemption("Content with an `else` branch") { $0.hasOtherContent },
  ]

  /// A flag, the content that it shows, and the place of both.
  private struct Shown {
    var call: Ref
    var kind: Transition.Kind
    /// The expression for the flag in the view: `$showsPerson`.
    var binding: Ref
    var content: Ref
  }

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.presentations.flatMap { shown($0, program) }.compactMap { pair(of: $0, program) }.map {
      Judgement(finding($0, support), unless: Self.exemptions, of: $0)
    }
  }

  private func pair(of shown: Shown, _ program: LinkedProgram) -> Pair? {
    guard isOwnName(shown.binding, program), let flag = program.variable(of: shown.binding), isViewState(flag, program)
    else { return nil }
    let code = code(of: shown.content, in: program.enclosingType(flag), program)
    let states = code.lazy.compactMap { shownState(in: $0, besides: flag, program) }
    guard let (optional, isUnwrapped, hasOtherContent) = states.first(where: { !$0.hasOtherContent }) ?? states.first,
      optional != flag, isViewState(optional, program),
      program.enclosingType(optional) == program.enclosingType(flag),
      let action = actionSettingBoth(flag, optional, program)
    else { return nil }
    return Pair(
      call: shown.call, kind: shown.kind, content: shown.content, flag: flag, optional: optional,
      isUnwrapped: isUnwrapped, hasOtherContent: hasOtherContent, code: code, action: action, program: program)
  }

  private func finding(_ pair: Pair, _ support: GraphSupport) -> Finding {
    let program = pair.program
    let (x, f) = (Wording.name(program.name(pair.optional)), Wording.name(program.name(pair.flag)))
    let call = program.name(pair.call)
    let owner = program.ownerName(of: pair.flag)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: Self.message(
        owner: Wording.name(owner), noun: PresenterWording.noun(call, pair.kind), call: call, state: x, flag: f,
        isBlank: pair.isUnwrapped),
      location: program.location(pair.call),
      related: [
        Finding.Related(location: program.location(pair.action), message: "'\(x)' and '\(f)' are set here"),
        Finding.Related(location: program.location(pair.optional), message: "'\(x)' is declared here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: pair.call)),
      subject: "\(owner) \(call) \(program.name(pair.flag)) \(program.name(pair.optional))")
  }

  /// The presenter with its own content; for one in a modifier of the app with a content parameter, the uses of the
  /// modifier.
  private func shown(_ presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> [Shown] {
    guard [.sheet, .cover, .popover].contains(presentation.kind), program.isSystems(presentation),
      program.argumentLabel(presentation.state) == "isPresented"
    else { return [] }
    guard let content = program.contentClosure(of: presentation.call) else {
      // `sheet(isPresented: $isShown, content: card)`
      let handed = program.argument("content", of: presentation.call).flatMap(program.variable(of:))
      return handed.map { uses(of: presentation, contentIn: $0, program) } ?? []
    }
    let own = Shown(call: presentation.call, kind: presentation.kind, binding: presentation.state, content: content)
    let statements = program.statements(of: content)
    guard statements.count == 1, let called = called(by: statements[0], program) else { return [own] }
    return uses(of: presentation, contentIn: called, program)
  }

  /// The content arguments of the app's own presenter, each with the flag argument beside it.
  private func uses(
    of presentation: LinkedProgram.Presentation, contentIn handed: Ref, _ program: LinkedProgram
  ) -> [Shown] {
    program.code(givenTo: handed).compactMap { given -> Shown? in
      guard let argument = program.parent(given), program.kind(argument) == .argument,
        let use = program.parent(argument),
        let binding = program.arguments(of: use).lazy.compactMap({ program.child($0, .value) }).first(where: {
          isOwnName($0, program) && program.name($0).hasPrefix("$")
        })
      else { return nil }
      return Shown(call: use, kind: presentation.kind, binding: binding, content: given)
    }
  }

  /// The property or parameter that `card()` calls, under any modifiers.
  private func called(by statement: Ref, _ program: LinkedProgram) -> Ref? {
    let base = program.chainBase(statement)
    guard program.kind(base) == .call, case .closure = program.callee(of: base) else { return nil }
    return program.child(base, .callee).flatMap(program.variable(of:))
  }

  /// The content, and the view's own properties and functions that it uses.
  private func code(of content: Ref, in view: TypeID?, _ program: LinkedProgram) -> [Ref] {
    guard let view else { return [content] }
    let named = program.nodesRunning([.name, .member, .call], in: content).compactMap { node -> Ref? in
      if program.kind(node) == .call { return program.function(runBy: node) }
      guard isOwnName(node, program) else { return nil }
      return program.variable(of: node).flatMap(program.getter(of:))
    }
    return [content] + named.filter { program.enclosingType($0) == view }
  }

  private static func message(
    owner: String, noun: String, call: String, state: String, flag: String, isBlank: Bool
  ) -> String {
    isBlank
      ? "\(owner) can show a blank \(noun): its content needs '\(state)', which is set together with '\(flag)', and the "
        + "first time SwiftUI still has the old value. Present with \(call)(item: $\(state)) and drop the flag."
      : "\(owner) can show the \(noun) of the previous choice: its content reads '\(state)', which is set together "
        + "with '\(flag)', and SwiftUI still has the old value. Present with \(call)(item:) by '\(state)' and drop "
        + "the flag."
  }

  /// The state for which the content shows something: the value that it unwraps, else those in its conditions or
  /// arguments.
  private func shownState(
    in content: Ref, besides flag: Ref, _ program: LinkedProgram
  ) -> (state: Ref, isUnwrapped: Bool, hasOtherContent: Bool)? {
    if let optional = unwrapped(by: content, program) { return (optional, true, false) }
    // Other content is shown until the value is set.
    let hasOtherContent = program.nodes([.ifElse], in: content).contains { choice in
      program.child(choice, .otherwise) != nil
        && program.child(choice, .conditions).map(program.children)?.contains {
          program.kind($0) == .optionalBinding
        } ?? false
    }
    for mention in program.nodesRunning([.name, .member], in: content) where !program.name(mention).hasPrefix("$") {
      guard isOwnName(mention, program), let state = program.variable(of: mention), state != flag,
        isViewState(state, program)
      else { continue }
      return (state, false, hasOtherContent)
    }
    return nil
  }

  /// `item`, `self.item`
  private func isOwnName(_ node: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(node) == .name
      || program.kind(node) == .member
        && program.child(node, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }

  private func isViewState(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(variable) == .variable && program.attributeNames(of: variable) == ["State"]
  }

  /// The variable of `{ if let x { … } }` and `{ if let x = x { … } }`, where that is all.
  private func unwrapped(by content: Ref, _ program: LinkedProgram) -> Ref? {
    let statements = program.statements(of: content)
    guard statements.count == 1, program.kind(statements[0]) == .ifElse,
      program.child(statements[0], .otherwise) == nil,
      let conditions = program.child(statements[0], .conditions)
    else { return nil }
    for condition in program.children(conditions) where program.kind(condition) == .optionalBinding {
      guard let value = program.child(condition, .value) else { continue }
      let asked =
        [.name, .member].contains(program.kind(value))
        ? [value] : program.nodes([.name, .member], in: value).filter { isOwnName($0, program) }
      if let found = asked.lazy.compactMap(program.variable(of:)).first(where: isOptional) { return found }
    }
    return nil

    // `tracks.first { $0.id == selected }` finds nothing while nothing is selected.
    func isOptional(_ variable: Ref) -> Bool {
      if case .optional = program.declaredType(of: variable) { true } else { false }
    }
  }

  private func actionSettingBoth(_ flag: Ref, _ optional: Ref, _ program: LinkedProgram) -> Ref? {
    let raised = program.uses(ofVariable: flag).filter { use in
      switch use.kind {
      case .write(let value): !(program.kind(value) == .boolean && program.name(value) == "false")
      case .mutation(let call): program.name(call) == "toggle"
      default: false
      }
    }
    let set = program.uses(ofVariable: optional).filter {
      if case .write(let value) = $0.kind { program.kind(value) != .null } else { false }
    }
    return set.first { a in raised.contains { program.enclosingBody($0.place) == program.enclosingBody(a.place) } }?
      .place
  }

  /// Code that builds the view, other than the content, depends on the variable.
  private static func isRead(_ variable: Ref, outside code: [Ref], _ program: LinkedProgram) -> Bool {
    program.uses(ofVariable: variable).contains { use in
      guard use.kind == .read || isCallOnIt(use, program), !code.contains(where: { program.contains($0, use.place) })
      else { return false }
      return !isInAction(use.place, program)
    }
  }

  private static func isCallOnIt(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    if case .mutation(let call) = use.kind { program.name(call) != "toggle" } else { false }
  }

  /// In a function of its own or a closure that runs later, not while the body is built.
  private static func isInAction(_ place: Ref, _ program: LinkedProgram) -> Bool {
    if let member = program.enclosingMember(place), program.kind(member) == .function,
      program.child(member, .result) == nil
    {
      return true
    }
    return program.surroundings(of: place).contains { surrounding in
      guard case .closure(let closure, let call) = surrounding else { return false }
      let label = program.argumentLabel(closure) ?? ""
      if SDK.labelsOfActions.contains(label) { return true }
      let name = program.name(call)
      if name == "Button" { return label.isEmpty && program.argument("action", of: call) == nil }
      return name.hasPrefix("on") || SDK.tasks.contains(name)
    }
  }
}

extension BoolSheetOptionalContentRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "One action sets the person and the flag",
          """
          struct Person { let name: String }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { PeopleView() } }
          }
          struct PeopleView: View {
            let people = [Person(name: "Ada")]
            @State private var showsPerson = false
            @State private var picked: Person?
            var body: some View {
              List(people, id: \\.name) { person in
                Button(person.name) {
                  picked = person
                  showsPerson = true
                }
              }
              .↓sheet(isPresented: $showsPerson) {
                if let picked { PersonView(person: picked) }
              }
            }
          }
          struct PersonView: View {
            let person: Person
            var body: some View { Text(person.name) }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "One piece of state",
          """
          struct Person: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { PeopleView() } }
          }
          struct PeopleView: View {
            @State private var picked: Person?
            var body: some View {
              Button("Open") { picked = Person(id: 1) }
                .sheet(item: $picked) { person in Text("\\(person.id)") }
            }
          }
          """)
      ])
  }
}
