import Linking
import NavigationModel
import SourceFacts

/// An event for a screen that does not observe it yet, because the same step shows the screen.
struct EventBeforeListenerRule: CodeRule {
  let identity = RuleIdentity(
    id: "event-before-listener", name: "Event before its listener", defaultSeverity: .warning,
    summary: "An event is sent in the step that shows its only listener, and is lost.",
    category: .state,
    rationale: """
      A subject that keeps no value, or the notification center, delivers an event only to those that listen at that \
      moment. A screen that subscribes when its view is loaded does not receive what was sent before: the user sees \
      the screen, but not what they asked for. The second time it works.

      Reported where nobody listens from the start, and code of another screen sends the event and shows the listener \
      in one function, or the function with which the app starts does; a note where it only sets other state, which \
      may choose a tab. Use a subject that keeps its value, or pass the value to the screen.
      """,
    claim: .absence)

  private static let forgetful: Set<String> = SDK.forgetfulStreams
  private static let sending: Set<String> = SDK.sending

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let presented = PresentedState(program)
    let streams = Set(
      (Self.forgetful.sorted() + ["Name"]).flatMap(program.calls(named:)).compactMap { stream(madeBy: $0, program) })
    return streams.sorted().compactMap { sentFirst($0, presented, program, support) }
      + streams.sorted().flatMap { stream -> [Finding] in
        let mentions = program.mentions(ofVariable: stream).filter { !program.isOutOfScope($0) }
        let sends = mentions.filter { send(through: $0, program) != nil }
        guard !sends.isEmpty,
          let listeners = lateListeners(mentions.filter { send(through: $0, program) == nil }, of: stream, program)
        else { return [] }
        return sends.flatMap { places(sending: $0, program) }.compactMap {
          finding($0, stream, listeners, presented, program, support)
        }
      }
  }

  // MARK: the order of one function

  /// `session.restore(); session.events.sink { … }`, where `restore` sends: the only subscription comes too late.
  private func sentFirst(
    _ stream: Ref, _ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding? {
    let mentions = program.mentions(ofVariable: stream).filter { !program.isOutOfScope($0) }
    let listening = mentions.filter { send(through: $0, program) == nil }
    guard listening.count == 1, let subscription = program.statement(around: listening[0]),
      [.call, .assign].contains(program.kind(subscription)), let block = program.parent(subscription),
      program.enclosingBody(subscription).map({ program.statements(of: $0).contains(subscription) }) ?? false,
      !program.isOutOfUsersReach(codeAt: subscription),
      program.nodes([.closure], in: subscription).contains(where: { program.moves($0, presented) })
    else { return nil }
    let sends = Set(mentions.compactMap { send(through: $0, program) })
    let early = program.children(block).prefix { $0 != subscription }.first { statement in
      program.nodesRunning([.call], in: statement).contains { sendsAtOnce($0, sends, program) }
    }
    guard let early else { return nil }
    let (name, place) = (Wording.name(program.name(stream)), Wording.name(program.memberPath(subscription)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user stays where they are when this says where to go: \(place) has '\(name)' sent, and subscribes only "
        + "afterwards, and nobody keeps what was sent. Subscribe first.",
      location: program.location(early),
      related: [Finding.Related(location: program.location(subscription), message: "the subscription comes here")],
      witness: support.witness(toAnyOf: program.screens(at: subscription)),
      subject: "\(program.memberPath(subscription)) \(program.name(stream)) order")
  }

  /// The call sends before it returns.
  private func sendsAtOnce(_ call: Ref, _ sends: Set<Ref>, _ program: LinkedProgram) -> Bool {
    if sends.contains(call) { return true }
    guard !program.isWaitedFor(call) else { return false }
    return program.code(runBy: call).contains { code in
      program.immediateConsequences(of: code, program.budget.ruleNearConsequences).contains { body in
        program.nodesRunning([.call], in: body).contains(where: sends.contains)
      }
    }
  }

  /// The call that sends; for a function that only sends, its calls.
  private func places(sending mention: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let call = send(through: mention, program) else { return [] }
    guard let helper = program.enclosingMember(call), program.kind(helper) == .function,
      let body = program.child(helper, .body), program.children(body) == [call]
    else { return [call] }
    return program.callers(of: helper).filter { !program.isOutOfScope($0) }
  }

  private func stream(madeBy call: Ref, _ program: LinkedProgram) -> Ref? {
    guard let property = program.parent(call), program.kind(property) == .variable, program.isMember(property),
      program.child(property, .initializer) == call
    else { return nil }
    return property
  }

  private func send(through mention: Ref, _ program: LinkedProgram) -> Ref? {
    if let argument = program.parent(mention), program.kind(argument) == .argument, program.name(argument) == "name",
      let call = program.parent(argument), program.name(call) == "post"
    {
      return call
    }
    guard let member = program.parent(mention), program.kind(member) == .member,
      Self.sending.contains(program.name(member))
    else { return nil }
    return program.call(of: member)
  }

  /// The controllers and views that observe the stream, also through computed properties; nil where one of them may
  /// observe before its view exists, or where none does.
  private func lateListeners(
    _ mentions: [Ref], of stream: Ref, _ program: LinkedProgram, depth: Int = 0
  ) -> Set<TypeID>? {
    var result: Set<TypeID> = []
    for mention in mentions {
      guard let member = program.enclosingMember(mention), let type = program.enclosingType(mention) else { return nil }
      if program.kind(member) == .variable, program.getter(of: member) != nil, program.name(member) != "body" {
        let further = program.mentions(ofVariable: member).filter { !program.isOutOfScope($0) }
        guard depth < program.budget.ruleHelperDepth.most,
          let found = lateListeners(further, of: stream, program, depth: depth + 1)
        else { return nil }
        result.formUnion(found)
      } else if isLate(mention, in: member, of: type, program) {
        result.insert(type)
      } else if let views = views(thatMakeOnce: type, listeningIn: member, program) {
        result.formUnion(views)
      } else {
        return nil
      }
    }
    return result.isEmpty ? nil : result
  }

  /// The views that own a model which observes from its initialiser on: it is made when they appear.
  private func views(thatMakeOnce model: TypeID, listeningIn member: Ref, _ program: LinkedProgram) -> Set<TypeID>? {
    guard program.name(member) == "init", program.typeKind(model) == .class else { return nil }
    let made = program.constructions(of: model).filter { !program.isOutOfScope($0) }
    let owners = made.map { call -> TypeID? in
      guard let property = program.enclosingMember(call), let view = program.enclosingType(call), program.isView(view),
        !program.attributeNames(of: property).filter({ SDK.keptObjects.contains($0) }).isEmpty
      else { return nil }
      return view
    }
    return owners.isEmpty || owners.contains(nil) ? nil : Set(owners.compactMap(\.self))
  }

  private func isLate(_ mention: Ref, in member: Ref, of type: TypeID, _ program: LinkedProgram) -> Bool {
    if program.isView(type) {
      return program.ancestors(mention).contains { program.kind($0) == .call && program.name($0) == "onReceive" }
    }
    guard program.isController(type) else { return false }
    if program.name(member) == "viewDidLoad" { return true }
    let callers = program.callers(of: member)
    return !callers.isEmpty
      && callers.allSatisfy { $0 != mention && program.enclosingMember($0).map(program.name) == "viewDidLoad" }
  }

  private func finding(
    _ call: Ref, _ stream: Ref, _ listeners: Set<TypeID>, _ presented: PresentedState, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding? {
    guard let function = program.enclosingMember(call),
      program.kind(function) == .function, let body = program.child(function, .body),
      !program.isOutOfUsersReach(codeAt: call), !listeners.contains(where: { $0 == program.enclosingType(call) }),
      isRunElsewhere(function, than: listeners, program) || isLaunch(function, with: call, program),
      let severity = severity(ofStep: body, besides: call, listeners, presented, program)
    else { return nil }
    let names = Wording.list(listeners.sorted().map(program.typeName).map(Wording.name))
    let name = Wording.name(program.name(stream))
    return Finding(
      rule: identity.id, severity: severity,
      message:
        "The user sees \(names) without what was asked for: '\(name)' is sent in the step that shows the screen, "
        + "which listens only from then on. Keep the value in the stream, or pass it to the screen.",
      location: program.location(stream),
      related: [Finding.Related(location: program.location(call), message: "the event is sent here, and is lost")],
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.memberPath(call)) \(program.name(stream))")
  }

  /// How surely the function shows an observer, directly or through its calls: its screen is shown, or state is set
  /// that may select it; nil where neither happens.
  private func severity(
    ofStep body: Ref, besides call: Ref, _ listeners: Set<TypeID>, _ presented: PresentedState, _ program: LinkedProgram
  ) -> Severity? {
    let codes = program.consequences(of: body)
    let screens = Set(listeners.map(program.screenID(of:)))
    let nodes = codes.flatMap { program.nodesRunning([.call, .assign, .member, .name], in: $0) }
    if nodes.contains(where: { shows(screens, at: $0, presented, program) || chooses(listeners, at: $0, program) }) {
      return identity.defaultSeverity
    }
    let choosesState = nodes.contains { other in
      other != call && program.kind(other) == .call && Self.sending.contains(program.name(other))
        && keeps(program.receiver(of: other), program)
    }
    return choosesState ? .info : nil
  }

  /// The state decides whether an observer exists at all: `if model.tab == 0 { … } else { MarketView() }`.
  private func chooses(_ listeners: Set<TypeID>, at node: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(node) == .assign, let state = program.child(node, .target).flatMap(program.variable(of:)),
      program.isMember(state)
    else { return false }
    return listeners.allSatisfy { listener in
      let made = program.constructions(of: listener).filter { !program.isOutOfUsersReach(codeAt: $0) }
      return !made.isEmpty
        && made.allSatisfy { made in
          program.ancestors(made).contains { branch in
            guard [.ifElse, .switch].contains(program.kind(branch)), let decider = program.decider(branch),
              !program.contains(decider, made)
            else { return false }
            return program.nodes([.name, .member], in: decider).contains { program.variable(of: $0) == state }
          }
        }
    }
  }

  private func shows(
    _ screens: Set<Screen.ID>, at node: Ref, _ presented: PresentedState, _ program: LinkedProgram
  ) -> Bool {
    var places = [node]
    if program.kind(node) == .assign, let state = program.child(node, .target).flatMap(program.variable(of:)) {
      places += presented.presenters[state]?.map(\.call) ?? []
    }
    return places.flatMap(program.navigation(at:)).contains {
      $0.confidence > .guessed && $0.screen.map(screens.contains) ?? false
    }
  }

  /// A subject that keeps its value: state for views.
  private func keeps(_ subject: Ref?, _ program: LinkedProgram) -> Bool {
    guard let subject, let variable = program.variable(of: subject) else { return false }
    let written = [program.child(variable, .type), program.child(variable, .initializer)].compactMap(\.self)
    return written.contains { program.mentionsType(Self.keeping, in: $0) }
  }

  private static let keeping: Set<String> = SDK.keepingStreams

  /// The app starts with the function, which sends before it shows the first screen.
  private func isLaunch(_ function: Ref, with call: Ref, _ program: LinkedProgram) -> Bool {
    guard program.isStart(function), program.enclosingBody(call) == function else { return false }
    return program.nodesRunning([.call, .assign, .member, .name], in: function).allSatisfy { node in
      node > call || !program.navigation(at: node).contains { $0.kind == .root }
    }
  }

  /// Another screen runs the function, and none of the observers does.
  private func isRunElsewhere(_ function: Ref, than listeners: Set<TypeID>, _ program: LinkedProgram) -> Bool {
    let types = program.callers(of: function).filter { !program.isOutOfScope($0) }.compactMap(program.enclosingType)
    return types.contains { program.isController($0) || program.isView($0) } && listeners.isDisjoint(with: types)
  }
}

extension LinkedProgram {
  /// The subtree names one of the types.
  fileprivate func mentionsType(_ names: Set<String>, in root: Ref) -> Bool {
    var isFound = false
    forEachNode(in: root) { node in
      if names.contains(name(node)) { isFound = true }
      return !isFound
    }
    return isFound
  }
}

extension EventBeforeListenerRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The tab is not loaded yet when it is told what to show",
          """
          import Combine
          import UIKit
          final class MarketModel {
            let tab = CurrentValueSubject<Int, Never>(0)
            let ↓listKind = PassthroughSubject<String, Never>()
            func seeAll(_ kind: String) {
              listKind.send(kind)
              tab.send(1)
            }
          }
          final class OverviewController: UIViewController {
            let model = MarketModel()
            @objc func seeAll() { model.seeAll("gainers") }
          }
          final class DiscoveryController: UIViewController {
            let model = MarketModel()
            var bag: Set<AnyCancellable> = []
            override func viewDidLoad() {
              super.viewDidLoad()
              model.listKind.sink { [weak self] in self?.title = $0 }.store(in: &bag)
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The stream keeps what was asked for",
          """
          import Combine
          import UIKit
          final class MarketModel {
            let tab = CurrentValueSubject<Int, Never>(0)
            let listKind = CurrentValueSubject<String?, Never>(nil)
            func seeAll(_ kind: String) {
              listKind.send(kind)
              tab.send(1)
            }
          }
          final class OverviewController: UIViewController {
            let model = MarketModel()
            @objc func seeAll() { model.seeAll("gainers") }
          }
          final class DiscoveryController: UIViewController {
            let model = MarketModel()
            var bag: Set<AnyCancellable> = []
            override func viewDidLoad() {
              super.viewDidLoad()
              model.listKind.sink { [weak self] in self?.title = $0 }.store(in: &bag)
            }
          }
          """)
      ])
  }
}
