import Linking
import NavigationModel
import SourceFacts

/// A route, or a control, that leads to a similarly named screen while its own exists.
struct WrongDestinationRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "wrong-destination", name: "Wrong destination", defaultSeverity: .warning,
    summary: "A route or a button opens a screen with the name of its neighbour, although its own screen exists.",
    category: .routing,
    rationale: """
      A line is copied, and one of its two names is changed. The user taps "Reviews" and gets the coupons.

      Reported for a case that is mapped to one screen with the name of another case of the enum, by a stack or by an \
      arm of a `switch`, and for a control whose text names one screen, but which only opens that of a control beside \
      it; both only if the app has a screen with the exact name.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A control that opens a screen with another name.
  struct Misleading {
    /// The route that it takes has the right name: the mistake is in the route's destination.
    var hasRightRoute: Bool
    /// Elsewhere on the screen these words do lead where they say.
    var isRightElsewhere: Bool
  }

  static let exemptions: [Exemption<Misleading>] = [
    Exemption("Screens that the route, or another control with the same text, also opens") {
      $0.hasRightRoute || $0.isRightElsewhere
    }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let own = OwnScreens(program)
    let found = routes(own, program, support)
    let arms = arms(own, besides: Set(found.map(\.subject)), program, support)
    return (found + arms).map { Judgement($0) } + controls(own, support)
  }

  // MARK: routes

  private func routes(_ own: OwnScreens, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let types = Dictionary(grouping: support.routes.filter { !$0.case.isEmpty }, by: \.type)
    return types.keys.sorted().flatMap { type -> [Finding] in
      let routes = types[type] ?? []
      let cases = Dictionary(routes.map { (OwnScreens.stem(ofWords: $0.case), $0) }, uniquingKeysWith: { a, _ in a })
      return routes.compactMap { route -> Finding? in
        let stem = OwnScreens.stem(ofWords: route.case)
        guard route.destinations.count == 1, let shown = support.screen(route.destinations[0]),
          let neighbour = cases[OwnScreens.stem(ofScreen: shown.name)], neighbour.id != route.id,
          let missed = own.screen(named: stem), missed != shown.name,
          let arm = arm(for: route, in: support.resolvers)
        else { return nil }
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The user gets the wrong screen: '\(Wording.name(route.id))' is mapped to \(Wording.name(shown.name)), which by "
            + "its name is the screen of '\(Wording.name(neighbour.case))'. The app has \(Wording.name(missed)). Show that one.",
          location: arm.location,
          related: [Finding.Related(location: route.location, message: "the route is declared here")],
          witness: support.witness(toAnyOf: [shown.id]), subject: route.id)
      }
    }
  }

  private func arm(for route: Route, in resolvers: [RouteResolver]) -> RouteResolver.Arm? {
    resolvers.lazy.filter { $0.routeType == route.type }.flatMap(\.arms).first { arm in
      arm.cases == [route.case] && arm.destinations == route.destinations
    }
  }

  // MARK: arms of a coordinator or view

  /// `case .addresses: stack.pushViewController(factory.payments(), animated: true)`, also where the enum is no route of
  /// a stack.
  private func arms(
    _ own: OwnScreens, besides told: Set<String>, _ program: LinkedProgram, _ support: GraphSupport
  ) -> [Finding] {
    let enums = Set(
      program.declaredTypes.filter { type in
        guard program.typeKind(type) == .enum else { return false }
        let named = program.cases(of: type).filter {
          own.screen(named: OwnScreens.stem(ofWords: program.name($0))) != nil
        }
        return named.count > 1
      })
    guard !enums.isEmpty else { return [] }
    var seen = told
    return program.declaredTypes.flatMap(program.bodies).flatMap { program.nodes([.switch], in: $0) }.flatMap {
      statement -> [Finding] in
      guard let subject = program.child(statement, .subject),
        case .named(let type, _) = program.type(of: subject).core, enums.contains(type),
        !program.isOutOfUsersReach(codeAt: statement)
      else { return [] }
      return program.children(statement, .arms).compactMap { wrong($0, of: type, own, &seen, program, support) }
    }
  }

  private func wrong(
    _ arm: Ref, of type: TypeID, _ own: OwnScreens, _ seen: inout Set<String>, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding? {
    let patterns = program.child(arm, .patterns).map(program.children) ?? []
    guard patterns.count == 1, let name = program.caseNamed(by: patterns[0]),
      let missed = own.screen(named: OwnScreens.stem(ofWords: name)),
      let (place, shown) = shown(byArm: arm, program, support), shown != missed,
      let neighbour = program.cases(of: type).map(program.name).first(where: {
        $0 != name && OwnScreens.stem(ofWords: $0) == OwnScreens.stem(ofScreen: shown)
      }), seen.insert("\(program.typeName(type)).\(name)").inserted
    else { return nil }
    let route = "\(program.typeName(type)).\(name)"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user gets the wrong screen: '\(Wording.name(route))' leads to \(Wording.name(shown)), which by its name is "
        + "the screen of '\(Wording.name(neighbour))'. The app has \(Wording.name(missed)). Show that one.",
      location: program.location(place), witness: support.witness(toAnyOf: program.screens(at: place)), subject: route)
  }

  /// The one screen that an arm shows, by navigation or as the view that it stands for.
  private func shown(byArm arm: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> (place: Ref, name: String)? {
    guard let body = program.child(arm, .body) else { return nil }
    let moves = program.nodes([.call, .assign, .member, .name], in: body).flatMap { node in
      program.navigation(at: node).filter {
        ![.back, .url, .alert, .dialog].contains($0.kind) && $0.confidence > .guessed
      }.map { (place: node, name: $0.screen.flatMap { support.screen($0)?.name }) }
    }
    if !moves.isEmpty {
      guard let name = moves[0].name, moves.allSatisfy({ $0.name == name }) else { return nil }
      return (moves[0].place, name)
    }
    let views = program.shownExpressions(in: program.children(body))
    guard views.count == 1, case let made = program.chainBase(views[0]), program.kind(made) == .call,
      case .initializer(let type, _) = program.callee(of: made), program.isView(type) || program.isController(type)
    else { return nil }
    return (made, program.typeName(type))
  }

  // MARK: controls

  private struct Control: Hashable {
    var stem: String
    var words: String
    var place: SourceLocation
  }

  private func controls(_ own: OwnScreens, _ support: GraphSupport) -> [Judgement] {
    support.screens.flatMap { screen -> [Judgement] in
      var goals: [Control: Set<Screen.ID>] = [:]
      var rightRoutes: Set<Control> = []
      for transition in support.transitions(from: screen.id) where transition.confidence == .exact {
        guard let goal = transition.to, ![.back, .url, .alert, .dialog].contains(transition.kind) else { continue }
        let named = transition.route.flatMap(support.route).map { OwnScreens.stem(ofWords: $0.case) }
        for trigger in transition.triggers
        where trigger.action.isOfUser && (trigger.from.isEmpty || trigger.from.contains(screen.id)) {
          guard let text = trigger.text else { continue }
          let control = Control(stem: OwnScreens.stem(ofWords: text), words: text, place: trigger.location)
          goals[control, default: []].insert(goal)
          if named == control.stem { rightRoutes.insert(control) }
        }
      }
      return wrong(in: goals, besides: rightRoutes, own, screen, support)
    }
  }

  private func wrong(
    in goals: [Control: Set<Screen.ID>], besides rightRoutes: Set<Control>, _ own: OwnScreens, _ screen: Screen,
    _ support: GraphSupport
  ) -> [Judgement] {
    goals.keys.sorted { $0.place < $1.place }.compactMap { control in
      guard let reached = goals[control], reached.count == 1, let goal = reached.first.flatMap(support.screen),
        let missed = own.screen(named: control.stem), OwnScreens.stem(ofScreen: goal.name) != control.stem,
        let neighbour = goals.keys.filter({
          $0.stem == OwnScreens.stem(ofScreen: goal.name) && goals[$0] == reached && $0 != control
        }).min(by: { $0.place < $1.place })
      else { return nil }
      let isRightElsewhere = goals.contains {
        $0.key.stem == control.stem && $0.key != control && $0.value != reached
      }
      return Judgement(
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "The user gets the wrong screen: '\(Wording.name(control.words))' on \(Wording.name(screen.name)) opens "
            + "\(Wording.name(goal.name)), as '\(Wording.name(neighbour.words))' beside it does. The app has "
            + "\(Wording.name(missed)). Open that one.",
          location: control.place,
          related: [Finding.Related(location: neighbour.place, message: "this one leads there by its name")],
          witness: support.witness(toAnyOf: [screen.id]), subject: "\(screen.id) \(control.words)"),
        unless: Self.exemptions,
        of: Misleading(hasRightRoute: rightRoutes.contains(control), isRightElsewhere: isRightElsewhere))
    }
  }
}

/// The app's screens by the words of their names, without the word for a screen at the end.
private struct OwnScreens {
  private var names: [String: Set<String>] = [:]

  init(_ program: LinkedProgram) {
    for type in program.declaredTypes where program.isView(type) || program.isController(type) {
      let name = program.typeName(type)
      let words = ScreenNames.words(of: DottedName.last(of: name))
      guard let last = words.last, Self.endings.contains(last), words.count > 1 else { continue }
      names[Self.stem(ofScreen: name), default: []].insert(name)
    }
  }

  /// The only screen of the name.
  func screen(named stem: String) -> String? {
    guard let found = names[stem], found.count == 1 else { return nil }
    return found.first
  }

  static let endings: Set<String> = ["View", "Screen", "Page", "Controller"]

  static func stem(ofScreen name: String) -> String {
    var words = ScreenNames.words(of: DottedName.last(of: name))
    while let last = words.last, endings.contains(last) { words.removeLast() }
    return words.joined().lowercased()
  }

  static func stem(ofWords text: String) -> String {
    ScreenNames.words(of: text).joined().lowercased()
  }
}

extension WrongDestinationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The second line was copied from the first",
          """
          enum HubRoute: Hashable { case coupons, reviews }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HubView() } }
          }
          struct HubView: View {
            @State private var path: [HubRoute] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Coupons") { path.append(.coupons) }
                  Button("Reviews") { path.append(.reviews) }
                }
                .navigationDestination(for: HubRoute.self) { route in
                  switch route {
                  case .coupons: CouponsView()
                  ↓case .reviews: CouponsView()
                  }
                }
              }
            }
          }
          struct CouponsView: View { var body: some View { Text("Coupons") } }
          struct ReviewsView: View { var body: some View { Text("Reviews") } }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Each case has its screen",
          """
          enum HubRoute: Hashable { case coupons, reviews }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HubView() } }
          }
          struct HubView: View {
            @State private var path: [HubRoute] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Coupons") { path.append(.coupons) }
                  Button("Reviews") { path.append(.reviews) }
                }
                .navigationDestination(for: HubRoute.self) { route in
                  switch route {
                  case .coupons: CouponsView()
                  case .reviews: ReviewsView()
                  }
                }
              }
            }
          }
          struct CouponsView: View { var body: some View { Text("Coupons") } }
          struct ReviewsView: View { var body: some View { Text("Reviews") } }
          """)
      ])
  }
}
