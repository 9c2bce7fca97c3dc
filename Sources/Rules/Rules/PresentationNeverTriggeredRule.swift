import Linking
import NavigationModel
import SourceFacts

/// A sheet, alert or destination whose state is never set.
struct PresentationNeverTriggeredRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "presentation-never-triggered", name: "Presentation never triggered", defaultSeverity: .warning,
    summary: "A sheet, alert, dialog or destination depends on state that nothing ever sets.",
    category: .presentation,
    rationale: """
      Users never see what it shows. Where it is a confirmation ("Delete all?"), the button that should ask may \
      delete at once.

      Reported where no code gives the state another value than `false` and `nil`: by an assignment, as its initial \
      value or by an initialiser.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// A presenter of state that no code is known to set.
  struct Dormant {
    var call: Ref
    var kind: Transition.Kind
    var state: Ref
    /// A list opens the link of the tapped row, whether the link shows a label or not.
    var isInRow: Bool
    /// The bindings of all presenters of the state.
    var bindings: [Ref]
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Dormant>] = [
    Exemption("A hidden link in a list, which follows it when the row is tapped") { $0.isInRow },
    Exemption("Public state, which another module may set") { $0.program.flags($0.state).contains(.isPublic) },
    Exemption("The variable, a binding or a key path to it that is passed on") { dormant in
      dormant.program.usesThroughBindings(ofVariable: dormant.state).contains { use in
        use.kind == .handedOut && !dormant.bindings.contains { dormant.program.contains($0, use.place) }
      }
    },
    Exemption("A member of the same name on a receiver whose type is not known") { dormant in
      dormant.program.usesThroughBindings(ofVariable: dormant.state).contains { use in
        !use.isCertain && mayRaise(use, dormant.program)
      }
    },
    Exemption("Views that users cannot reach, and code of debug builds") { dormant in
      let program = dormant.program
      if program.flags(dormant.call).contains(.isDebugOnly) || program.flags(dormant.state).contains(.isDebugOnly) {
        return true
      }
      return program.enclosingType(dormant.call).map { program.isDeclared($0) && !program.isLive($0) } ?? true
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var verdicts: [Ref: Bool] = [:]
    var told: Set<[Ref]> = []
    return presenters(program).compactMap { presenter in
      let isDormant = verdicts[presenter.state] ?? isNeverSet(presenter.state, program)
      verdicts[presenter.state] = isDormant
      guard isDormant else { return nil }
      let place = giver(of: presenter.state, to: presenter.call, program) ?? presenter.call
      let judgement = Judgement(finding(presenter, place, support), unless: Self.exemptions, of: presenter)
      return judgement.exemption != nil || told.insert([place, presenter.state]).inserted ? judgement : nil
    }
  }

  private func presenters(_ program: LinkedProgram) -> [Dormant] {
    var bindings: [Ref: [Ref]] = [:]  // by state: the presenters' own bindings
    var found: [Dormant] = []
    func add(_ call: Ref, _ kind: Transition.Kind, _ state: Ref, isInRow: Bool = false) {
      found.append(
        Dormant(call: call, kind: kind, state: state, isInRow: isInRow, bindings: [], program: program))
    }
    for presentation in program.presentations {
      // With `presenting:` the flag decides.
      let binding = program.argument("isPresented", of: presentation.call) ?? presentation.state
      guard [.name, .member].contains(program.kind(binding)) else { continue }
      for state in states(behind: binding, program) {
        bindings[state, default: []].append(binding)
        add(presentation.call, presentation.kind, state)
      }
    }
    for link in program.calls(named: "NavigationLink") where isHidden(link, program) {
      guard let binding = program.argument("isActive", of: link), [.name, .member].contains(program.kind(binding)),
        let state = program.variable(of: binding)
      else { continue }
      let isInRow = isInRow(link, program)
      if !isInRow { bindings[state, default: []].append(binding) }
      add(link, .push, state, isInRow: isInRow)
    }
    return found.map { dormant in
      var dormant = dormant
      dormant.bindings = bindings[dormant.state] ?? []
      return dormant
    }
  }

  private func finding(_ dormant: Dormant, _ place: Ref, _ support: GraphSupport) -> Finding {
    let (program, call) = (dormant.program, dormant.call)
    let name = Wording.name(program.name(dormant.state))
    let noun = PresenterWording.noun(program.name(call), dormant.kind)
    let owner = Wording.name(program.ownerName(of: dormant.state))
    let view = program.enclosingType(call).map(program.typeName) ?? ""
    let first = Finding.Related(
      location: program.location(dormant.state), message: "'\(name)' keeps its first value for ever")
    let presenter = Finding.Related(location: program.location(call), message: "this presents the \(noun)")
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "No user ever sees this \(noun): nothing in the app sets '\(name)' of \(owner). "
        + "Set it where the user asks for the \(noun), or remove both.",
      location: program.location(place), related: [first] + (place == call ? [] : [presenter]),
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(view) \(program.name(call)) \(program.name(dormant.state))")
  }

  /// The state of a presenter's binding; where the binding is a parameter of the surrounding code, the states of the
  /// callers.
  private func states(behind binding: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let named = program.variable(of: binding) else { return [] }
    guard program.kind(named) == .parameter || program.attributeNames(of: named) == ["Binding"] else { return [named] }
    let states = program.states(behind: binding).filter { $0 != named }
    return states.isEmpty ? [named] : states
  }

  /// The call that passes a view's state to a function of the app which presents for many: the fault is at the call.
  private func giver(of state: Ref, to presenter: Ref, _ program: LinkedProgram) -> Ref? {
    guard program.enclosingType(presenter) != program.enclosingType(state) else { return nil }
    return program.uses(ofVariable: state).lazy.compactMap { use -> Ref? in
      guard use.kind == .handedOut else { return nil }
      return program.ancestors(use.place).first { program.kind($0) == .call }
    }.first
  }

  /// `NavigationLink(destination: NextView(), isActive: $goesOn) { EmptyView() }`: only its flag opens it.
  private func isHidden(_ link: Ref, _ program: LinkedProgram) -> Bool {
    guard program.isExternal(link) else { return false }
    if let title = program.argument("", of: link), program.kind(title) == .string, program.name(title).isEmpty,
      program.children(title).isEmpty
    {
      return true
    }
    let label =
      program.argument("label", of: link)
      ?? (program.argument("destination", of: link) == nil ? nil : program.trailingClosure(of: link))
    guard let label, program.kind(label) == .closure else { return false }
    let shown = program.statements(of: label)
    return shown.isEmpty
      || shown.count == 1 && program.kind(program.chainBase(shown[0])) == .call
        && program.name(program.chainBase(shown[0])) == "EmptyView"
  }

  private func isInRow(_ link: Ref, _ program: LinkedProgram) -> Bool {
    program.placements(of: link, throughTypes: true).contains { placement in
      placement.surroundings.contains { surrounding in
        guard case .closure(_, let call) = surrounding else { return false }
        return ["List", "Form"].contains(program.name(call)) && program.isExternal(call)
      }
    }
  }

  private func isNeverSet(_ state: Ref, _ program: LinkedProgram) -> Bool {
    guard program.isOwnState(state), let owner = program.enclosingType(state), program.typeKind(owner) != .protocol,
      !program.isOutOfScope(state), startsEmpty(state, program)
    else { return false }
    // Observers react to each value, and may be the reason why no code here sets it.
    guard
      !program.attributeNames(of: state).contains(where: {
        !SDK.presentedState.contains($0)
      })
    else {
      return false
    }
    let isSet = program.usesThroughBindings(ofVariable: state).contains { $0.isCertain && Self.mayRaise($0, program) }
    if isSet { return false }
    let name = program.name(state)
    return !program.constructions(of: owner).contains {
      program.arguments(of: $0).contains { program.name($0) == name }
    }
  }

  /// The use gives the state another value. A call of which only the name is known may do anything.
  private static func mayRaise(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write(let value): !isEmpty(value, program)
    case .mutation(let call): program.name(call) == "toggle" || !use.isCertain
    case .handedOut, .read: false
    }
  }

  private func startsEmpty(_ state: Ref, _ program: LinkedProgram) -> Bool {
    if let initial = program.child(state, .initializer) { return Self.isEmpty(initial, program) }
    if case .optional = program.declaredType(of: state) { return true }
    return false
  }

  private static func isEmpty(_ value: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(value) == .null || (program.kind(value) == .boolean && program.name(value) == "false")
  }
}

extension PresentationNeverTriggeredRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The confirmation that nobody asks for",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AccountView() } }
          }
          struct AccountView: View {
            @State private var asksForConfirmation = false
            var body: some View {
              Button("Delete account", role: .destructive) { delete() }
                .↓alert("Delete the account?", isPresented: $asksForConfirmation) {
                  Button("Cancel", role: .cancel) { asksForConfirmation = false }
                  Button("Delete", role: .destructive) { delete() }
                }
            }
            private func delete() {}
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Set by an action, a child, an initial value or a caller",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AccountView(showsNews: true) } }
          }
          struct AccountView: View {
            @State private var asksForConfirmation = false
            @State private var showsHelp = false
            @State private var showsWelcome = true
            @State var showsNews = false
            var body: some View {
              VStack {
                Button("Delete account") { asksForConfirmation.toggle() }
                HelpButton(isOn: $showsHelp)
              }
              .alert("Delete the account?", isPresented: $asksForConfirmation) { Button("Delete") {} }
              .sheet(isPresented: $showsHelp) { Text("Help") }
              .sheet(isPresented: $showsWelcome) { Text("Welcome") }
              .sheet(isPresented: $showsNews) { Text("News") }
            }
          }
          struct HelpButton: View {
            @Binding var isOn: Bool
            var body: some View { Button("Help") { isOn = true } }
          }
          """)
      ])
  }
}
