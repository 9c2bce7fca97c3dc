import Linking
import NavigationModel
import SourceFacts

/// A sheet, alert or destination whose state is never set.
struct PresentationNeverTriggeredRule: CodeRule {
  let identity = RuleIdentity(
    id: "presentation-never-triggered", name: "Presentation never triggered", defaultSeverity: .warning,
    summary: "A sheet, alert, dialog or destination depends on state that nothing ever sets.",
    category: .presentation,
    rationale: """
      Users never see what it shows. Where it is a confirmation ("Delete all?"), the button that should ask may \
      delete at once.
      """,
    exemptions: [
      "Any write other than `false` and `nil`",
      "The variable, a binding or a key path to it that is passed on",
      "An initial value, or an argument of an initialiser",
      "A member of the same name on a receiver whose type is not known",
      "A hidden link that a list or a button follows",
    ], claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let presentations = program.presentations
    var bindings: [Ref: [Ref]] = [:]  // by state: the presenters' own bindings
    var hosts: [(call: Ref, kind: Transition.Kind, state: Ref)] = []
    for presentation in presentations {
      // With `presenting:` the flag decides.
      let binding = program.argument("isPresented", of: presentation.call) ?? presentation.state
      guard [.name, .member].contains(program.kind(binding)) else { continue }
      for state in states(behind: binding, program) {
        bindings[state, default: []].append(binding)
        hosts.append((presentation.call, presentation.kind, state))
      }
    }
    for link in program.calls(named: "NavigationLink") where isHidden(link, program) && !isInRow(link, program) {
      guard let binding = program.argument("isActive", of: link), [.name, .member].contains(program.kind(binding)),
        let state = program.variable(of: binding)
      else { continue }
      bindings[state, default: []].append(binding)
      hosts.append((link, .push, state))
    }
    var verdicts: [Ref: Bool] = [:]
    var told: Set<[Ref]> = []
    return hosts.compactMap { host in
      let isDead = verdicts[host.state] ?? isNeverSet(host.state, bindings[host.state] ?? [], program)
      verdicts[host.state] = isDead
      guard isDead, let owner = program.enclosingType(host.state), !program.flags(host.call).contains(.isDebugOnly)
      else { return nil }
      guard let view = program.enclosingType(host.call), !program.isDeclared(view) || program.isLive(view) else {
        return nil
      }
      let place = giver(of: host.state, to: host.call, program) ?? host.call
      guard told.insert([place, host.state]).inserted else { return nil }
      let name = Wording.name(program.name(host.state))
      let noun = PresenterWording.noun(program.name(host.call), host.kind)
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "No user ever sees this \(noun): nothing in the app sets '\(name)' of \(Wording.name(program.typeName(owner))). "
          + "Set it where the user asks for the \(noun), or remove both.",
        location: program.location(place),
        related: [
          Finding.Related(location: program.location(host.state), message: "'\(name)' keeps its first value for ever")
        ]
          + (place == host.call
            ? []
            : [Finding.Related(location: program.location(host.call), message: "this presents the \(noun)")]),
        witness: support.witness(toAnyOf: program.screens(at: host.call)),
        subject: "\(program.typeName(view)) \(program.name(host.call)) \(program.name(host.state))")
    }
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

  /// A list opens the link of the tapped row, whether the link shows a label or not.
  private func isInRow(_ link: Ref, _ program: LinkedProgram) -> Bool {
    program.placements(of: link, throughTypes: true).contains { placement in
      placement.surroundings.contains { surrounding in
        guard case .closure(_, let call) = surrounding else { return false }
        return ["List", "Form"].contains(program.name(call)) && program.isExternal(call)
      }
    }
  }

  private func isNeverSet(_ state: Ref, _ bindings: [Ref], _ program: LinkedProgram) -> Bool {
    guard program.isOwnState(state), let owner = program.enclosingType(state), program.typeKind(owner) != .protocol,
      !program.isOutOfScope(state),
      !program.flags(state).contains(.isPublic), !program.flags(state).contains(.isDebugOnly),
      startsEmpty(state, program)
    else { return false }
    // Observers react to each value, and may be the reason why no code here sets it.
    guard
      !program.attributeNames(of: state).contains(where: {
        !SDK.presentedState.contains($0)
      })
    else {
      return false
    }
    for use in program.usesThroughBindings(ofVariable: state) {
      switch use.kind {
      case .write(let value): if !isEmpty(value, program) { return false }
      case .mutation(let call): if program.name(call) == "toggle" || !use.isCertain { return false }
      case .handedOut: if !bindings.contains(where: { program.contains($0, use.place) }) { return false }
      case .read: break
      }
    }
    let name = program.name(state)
    return !program.constructions(of: owner).contains {
      program.arguments(of: $0).contains { program.name($0) == name }
    }
  }

  private func startsEmpty(_ state: Ref, _ program: LinkedProgram) -> Bool {
    if let initial = program.child(state, .initializer) { return isEmpty(initial, program) }
    if case .optional = program.declaredType(of: state) { return true }
    return false
  }

  private func isEmpty(_ value: Ref, _ program: LinkedProgram) -> Bool {
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
