import Linking
import NavigationModel
import SourceFacts

/// Two modals that one view has to present at once.
struct CompetingPresentationsRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "competing-presentations", name: "Competing presentations", defaultSeverity: .warning,
    summary: "One action raises two modals of the same view, or a modal's content raises another modal behind it.",
    category: .presentation,
    rationale: """
      A view presents one modal at a time. Of two that are raised at once, the system drops one or delays it.

      Reported where code certainly raises two: it sets two flags or items in one block, or it raises a sheet \
      from inside the content of another one, also by an event or a model that both share. Also where two alerts of \
      the old kind, which return an `Alert`, are \
      attached to one view: SwiftUI shows only the last. And where two screens of one stack present on one flag of one \
      object: both try when it is raised.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// Two modals that code raises.
  struct Pair {
    /// The second stands in the content of the first, or the other way round.
    var isOneInside: Bool
    /// Something closes the first.
    var isFirstClosed: Bool
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("A second modal that is attached inside the first") { $0.isOneInside },
    Exemption("A first modal that code closes, or that has a binding to close itself") { $0.isFirstClosed },
  ]

  private struct Host {
    var presentation: LinkedProgram.Presentation
    var view: TypeID
    var state: Ref
    /// The presenter, or the use of the app's modifier with it.
    var place: Ref
  }

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let callbacks = ModalCallbacks(program: program)
    var hosts: [Host] = []
    for presentation in program.presentations
    where Self.modals.contains(presentation.kind) && program.isSystems(presentation) {
      guard let state = program.state(of: presentation), let view = program.enclosingType(presentation.call) else {
        continue
      }
      hosts.append(Host(presentation: presentation, view: view, state: state, place: presentation.call))
    }
    var found: [Judgement] = []
    let attached = Dictionary(grouping: hosts + throughModifiers(program), by: \.view).filter { _, group in
      group.contains { $0.place != $0.presentation.call }
    }
    for (_, group) in attached.sorted(by: { $0.key < $1.key }) where group.count > 1 {
      found += raisedTogether(group, isDirect: false, program, support)
    }
    for (_, group) in Dictionary(grouping: hosts, by: \.view).sorted(by: { $0.key < $1.key }) where group.count > 1 {
      found += raisedTogether(group, isDirect: true, program, support)
      found += raisedFromInside(group, callbacks, program, support)
      found += oldAlerts(group, program, support).map { Judgement($0) }
    }
    return found + shared(program, support).map { Judgement($0) }
  }

  /// Presenters in modifiers and components of the app, for the views that use these with state of their own.
  private func throughModifiers(_ program: LinkedProgram) -> [Host] {
    let known = Dictionary(
      program.presentations.filter { Self.modals.contains($0.kind) && program.isSystems($0) }.map { ($0.call, $0) },
      uniquingKeysWith: { first, _ in first })
    return AttachedPresenters(program).all().joined().compactMap { attached in
      guard !attached.isDirect, let presentation = known[attached.presenter], isBinding(attached.binding, program),
        let view = program.enclosingType(attached.call), program.isDeclared(view), program.isView(view)
      else { return nil }
      let states = program.states(behind: attached.binding)
      guard states.count == 1 else { return nil }
      return Host(presentation: presentation, view: view, state: states[0], place: attached.call)
    }
  }

  /// `$shown`, `$model.shown`: the state itself is handed on, not an object with other state.
  private func isBinding(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    switch program.kind(expression) {
    case .name: program.name(expression).hasPrefix("$")
    case .member: program.child(expression, .base).map { isBinding($0, program) } ?? false
    default: false
    }
  }

  private static let modals: Set<Transition.Kind> = [.sheet, .cover, .popover, .alert, .dialog]

  // MARK: one flag of two screens

  private func shared(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    SharedFlags(program, support).all.map { shared in
      let (top, below) = (
        Wording.name(program.typeName(shared.screens.upper)), Wording.name(program.typeName(shared.screens.lower))
      )
      let name = Wording.name(program.name(shared.state))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user may not see what '\(name)' raises on \(top), or see it twice: \(below), which is below it, "
          + "presents on the same flag. Give each screen a flag of its own, or present on one of them.",
        location: program.location(shared.upper.call),
        related: [
          Finding.Related(location: program.location(shared.lower.call), message: "\(below) presents here"),
          Finding.Related(location: program.location(shared.state), message: "the flag of both"),
        ],
        witness: support.witness(toAnyOf: [program.screenID(of: shared.screens.upper)]),
        subject: "\(program.typeName(shared.screens.upper)) \(program.typeName(shared.screens.lower)) \(name)")
    }
  }

  // MARK: alerts of the old kind

  /// Of several alerts of the old kind on one view SwiftUI shows only the outermost.
  private func oldAlerts(_ hosts: [Host], _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let alerts = hosts.filter { isOld($0.presentation, program) }
    return alerts.compactMap { host in
      guard
        let outer = alerts.first(where: {
          $0.presentation.call != host.presentation.call
            && program.modifierChain($0.presentation.call).contains(host.presentation.call)
        })
      else { return nil }
      return finding(
        host, other: outer, at: host.presentation.call, program, support,
        message: { view, noun, other in
          "The user never sees \(noun) of \(view): \(other) is attached to the same view, and SwiftUI shows only the "
            + "last of the alerts that return an Alert. Use alert(_:isPresented:actions:), or one alert with an item."
        }, note: "this one is shown instead", related: outer.presentation.call)
    }
  }

  /// `alert(isPresented:) { Alert(…) }`
  private func isOld(_ presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    guard program.name(presentation.call) == "alert", program.argument("actions", of: presentation.call) == nil,
      let content = program.contentClosure(of: presentation.call)
    else { return false }
    return program.nodes([.call], in: content).contains { program.name($0) == "Alert" && program.isExternal($0) }
  }

  /// - Parameter isDirect: whether both presenters are to stand in the view itself.
  private func raisedTogether(
    _ hosts: [Host], isDirect: Bool, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    var raised: [Ref: [(host: Host, place: Ref, statement: Ref)]] = [:]  // by block
    var states: Set<Ref> = []
    for host in hosts where states.insert(host.state).inserted {
      for use in program.uses(ofVariable: host.state) where use.isCertain && isPlainRaise(use, program) {
        guard let statement = program.ancestors(use.place).first(where: { program.kind($0) == .assign }),
          let block = program.parent(statement), program.kind(block) == .block
        else { continue }
        raised[block, default: []].append((host, use.place, statement))
        for call in callers(ofHelperWith: statement, program) {
          guard let outer = program.parent(call) else { continue }
          raised[outer, default: []].append((host, use.place, call))
        }
      }
    }
    return raised.sorted { $0.key < $1.key }.compactMap { block, list in
      let sorted = list.sorted { $0.statement < $1.statement }
      guard let first = sorted.first else { return nil }
      // A call of a function that raises both is no pair of its own.
      let others = sorted.filter {
        $0.host.state != first.host.state && $0.statement != first.statement && $0.host.place != first.host.place
      }
      let apart = others.first { !isOneInside($0.host, first.host, program) }
      guard let second = apart ?? others.first,
        // Pairs of presenters that both stand in the view itself are looked at without those of modifiers.
        isDirect == [first.host, second.host].allSatisfy({ $0.place == $0.presentation.call })
      else { return nil }
      let pair = Pair(
        isOneInside: apart == nil,
        // Reset in between: the last write counts.
        isFirstClosed: isTakenBack(first.host.state, in: block, after: first.statement, program))
      return Judgement(
        finding(
          second.host, other: first.host, at: second.place, program, support,
          message: { view, noun, other in
            "\(view) is asked to present \(noun) and \(other) at once; the user sees only one of them. Set one, and the "
              + "other when the first is closed, "
              + "or make both cases of one item."
          }, note: "the other is raised here", related: first.place),
        unless: Self.exemptions, of: pair)
    }
  }

  /// The statements that call a function which certainly sets the state, as its first statement.
  private func callers(ofHelperWith statement: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let helper = program.enclosingMember(statement), program.kind(helper) == .function,
      let body = program.child(helper, .body), program.parent(statement) == body,
      program.children(body).prefix(while: { $0 != statement }).allSatisfy({
        [.assign, .call, .variable].contains(program.kind($0))
      })
    else { return [] }
    return program.callers(of: helper).filter { call in
      program.statement(around: call) == call && program.function(runBy: call) == helper
        && program.parent(call).map { program.kind($0) == .block } ?? false
        && !program.isOutOfUsersReach(codeAt: call)
    }
  }

  /// `x = true`, `x = .case`, `x = Item(…)`: certainly not nil or false.
  private func isPlainRaise(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    guard case .write(let value) = use.kind, program.raises(use) else { return false }
    switch program.kind(value) {
    case .boolean: return true
    case .member: return program.child(value, .base) == nil
    case .call:
      switch program.callee(of: value) {
      case .initializer, .enumCase: return true
      default: return false
      }
    default: return false
    }
  }

  private func isTakenBack(_ state: Ref, in block: Ref, after statement: Ref, _ program: LinkedProgram) -> Bool {
    program.children(block).contains {
      $0 > statement && program.kind($0) == .assign
        && program.child($0, .target).flatMap(program.variable(of:)) == state
    }
  }

  /// One is attached inside of the other's content, which is separate.
  private func isOneInside(_ a: Host, _ b: Host, _ program: LinkedProgram) -> Bool {
    isInside(a.place, contentOf: b.place, program) || isInside(b.place, contentOf: a.place, program)
  }

  private func isInside(_ call: Ref, contentOf other: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: call).contains { $0.call == other }
  }

  private func raisedFromInside(
    _ hosts: [Host], _ callbacks: ModalCallbacks, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Judgement] {
    hosts.compactMap { host in
      guard [.sheet, .cover].contains(host.presentation.kind) else { return nil }
      return program.uses(ofVariable: host.state).lazy.filter { $0.isCertain && program.raises($0) }
        .compactMap { use -> Judgement? in
          guard let covering = callbacks.covering(of: host.view, raising: host.state, at: use.place),
            covering.closing != .bySystem, case let modal = covering.modal, modal.call != host.presentation.call,
            let other = hosts.first(where: { $0.presentation.call == modal.call }), other.state != host.state
          else { return nil }
          let pair = Pair(
            isOneInside: isInside(host.presentation.call, contentOf: modal.call, program),
            isFirstClosed: covering.closing == .byCode || handsOut(other.state, in: modal.call, program))
          return Judgement(
            finding(
              host, other: other, at: use.place, program, support,
              message: { view, noun, other in
                "The user does not see \(noun): \(view) raises it from inside \(other), which is still open. Close that "
                  + "one first, or attach the new one inside of its content."
              }, note: "what is still open is presented here", related: other.presentation.call),
            unless: Self.exemptions, of: pair)
        }.decisive
    }
  }

  /// The content has the binding of its presenter, and may dismiss itself in the same turn.
  private func handsOut(_ state: Ref, in modal: Ref, _ program: LinkedProgram) -> Bool {
    guard let content = program.contentClosure(of: modal) else { return false }
    return program.uses(ofVariable: state).contains { $0.kind == .handedOut && program.contains(content, $0.place) }
  }

  private func finding(
    _ host: Host, other: Host, at place: Ref, _ program: LinkedProgram, _ support: GraphSupport,
    message: (String, String, String) -> String, note: String, related: Ref
  ) -> Finding {
    func noun(_ h: Host) -> String {
      "the \(PresenterWording.noun(program.name(h.presentation.call), h.presentation.kind)) of '\(Wording.name(program.name(h.state)))'"
    }
    let view = program.typeName(host.view)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: message(Wording.name(view), noun(host), noun(other)), location: program.location(place),
      related: [
        Finding.Related(location: program.location(related), message: note),
        Finding.Related(location: program.location(host.presentation.call), message: "what is lost is presented here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: host.presentation.call)),
      subject: "\(view) \(program.name(host.state)) \(program.name(other.state))")
  }
}

extension CompetingPresentationsRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "One button raises a sheet and a cover",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var showsOffer = false
            @State private var showsTour = false
            var body: some View {
              Button("Start") {
                showsOffer = true
                ↓showsTour = true
              }
              .sheet(isPresented: $showsOffer) { Text("Offer") }
              .fullScreenCover(isPresented: $showsTour) { Text("Tour") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "One item with a case for each modal",
          """
          enum Modal: String, Identifiable {
            case offer, tour
            var id: String { rawValue }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var modal: Modal?
            var body: some View {
              VStack {
                Button("Offer") { modal = .offer }
                Button("Tour") { modal = .tour }
              }
              .sheet(item: $modal) { modal in Text(modal.rawValue) }
            }
          }
          """)
      ])
  }
}
