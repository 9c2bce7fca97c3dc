import Linking
import NavigationModel
import SourceFacts

/// Routes whose whole destination is an empty view.
struct BlankDestinationRule: JudgingRule {
  let identity = RuleIdentity(
    id: "blank-destination", name: "Blank destination", defaultSeverity: .warning,
    summary: "A route is mapped to an empty view or a stub: the user is taken to a blank screen.",
    category: .routing,
    rationale: """
      The user taps and gets a white screen. Usually the screen was to be written later.

      Reported where the whole destination is empty, and where `UIViewController()` stands in for a controller that \
      the app's function does not give. An empty `default` of cases is `default-swallows-route`.
      """,
    exemptions: Self.exemptions.map(\.reason),
    isOptIn: true)

  /// A case with an arm that shows nothing.
  struct Blank {
    var name: String
    var id: Route.ID
    var support: GraphSupport
    var program: LinkedProgram?
  }

  static let exemptions: [Exemption<Blank>] = [
    // A route that the graph lacks may still be opened; one that the graph lists as unused is not.
    Exemption("A case that nothing opens: `dead-route-case` reports it") { blank in
      !(blank.support.route(blank.id)?.isUsed ?? true)
    },
    Exemption("A tab for its own sake, which is selected in ways that are not followed") { blank in
      let openings = blank.support.transitions(route: blank.id)
      return !openings.isEmpty && openings.allSatisfy { $0.kind == .tab || $0.kind == .root }
    },
    Exemption("A case that other code singles out (`item == .help`)") { blank in
      guard let program = blank.program else { return false }
      return program.mentions(of: blank.name).contains { mention in
        program.parent(mention).map { program.kind($0) == .binary && ["==", "!="].contains(program.name($0)) } ?? false
      }
    },
  ]

  func judgements(in context: RuleContext) -> [Judgement] {
    let support = context.support
    let declaredTypes = Set(support.routes.map(\.type))
    let standIns = context.program.map { fallbacks($0, support) } ?? []
    return standIns.map { Judgement($0) }
      + support.resolvers.filter { $0.leadsSomewhere && support.showsScreens($0) }.flatMap { resolver in
        var found = resolver.arms.compactMap { named($0, resolver, support, context.program) }
        // For a declared enum, a default without remaining cases never runs.
        if let arm = resolver.defaultArm, let blank = arm.blank, resolver.missingCases.isEmpty,
          !declaredTypes.contains(resolver.routeType)
        {
          found.append(Judgement(finding(defaultArm: arm, blank, resolver)))
        }
        return found
      }
  }

  private func finding(defaultArm arm: RouteResolver.Arm, _ blank: String, _ resolver: RouteResolver) -> Finding {
    Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "A user who opens any other '\(Wording.name(resolver.routeType))' \(effect(blank)). Show a screen that "
        + "says what is wrong, or make sure that no such value gets here.",
      location: arm.location, related: [mapping(resolver)],
      subject: "\(resolver.owner).\(resolver.function) \(resolver.routeType) default")
  }

  private func named(
    _ arm: RouteResolver.Arm, _ resolver: RouteResolver, _ support: GraphSupport, _ program: LinkedProgram?
  ) -> Judgement? {
    guard let text = arm.blank, !arm.cases.isEmpty else { return nil }
    let blanks = zip(arm.cases, resolver.routeIDs(arm.cases)).map {
      Blank(name: $0, id: $1, support: support, program: program)
    }
    let reasons = blanks.map(Self.exemptions.reason)
    let told = zip(blanks, reasons).filter { $0.1 == nil }.map(\.0.id)
    return Judgement(
      finding(told.isEmpty ? blanks.map(\.id) : told, text, arm, resolver, support),
      exemption: told.isEmpty ? reasons[0] : nil)
  }

  private func finding(
    _ ids: [Route.ID], _ blank: String, _ arm: RouteResolver.Arm, _ resolver: RouteResolver, _ support: GraphSupport
  ) -> Finding {
    let names = Wording.list(ids.map { "'\($0)'" })
    let openings = support.openings(of: ids)
    let owners = Set(ids.flatMap { support.transitions(route: $0) }.flatMap(\.from)).sorted()
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message: "A user who opens \(names) \(effect(blank)). Show the screen that belongs here, or remove the case.",
      location: arm.location,
      related: openings + (owners.first.map { support.way(to: $0) } ?? []) + [mapping(resolver)],
      subject: ids.joined(separator: ", "))
  }

  // MARK: stand-ins for missing controllers

  /// `stack.pushViewController(next ?? UIViewController(), animated: true)`, where the app's function gives none for
  /// some value.
  private func fallbacks(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    program.calls(named: "UIViewController").compactMap { made in
      guard program.isExternal(made), program.arguments(of: made).isEmpty, let choice = program.parent(made),
        program.kind(choice) == .binary, program.name(choice) == "??",
        let argument = program.parent(choice), program.kind(argument) == .argument, let call = program.parent(argument),
        ["pushViewController", "present"].contains(program.name(call)), program.isExternal(call),
        !program.isOutOfUsersReach(codeAt: call), let wanted = program.children(choice).first,
        let nothing = nothing(for: wanted, program)
      else { return nil }
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user is taken to a blank screen where there is no controller to show: 'UIViewController()' stands in for "
          + "it. Show nothing then, or what is wrong.",
        location: program.location(made),
        related: [Finding.Related(location: program.location(nothing), message: "there is none here")],
        witness: support.witness(toAnyOf: program.screens(at: call)),
        subject: "\(program.memberPath(call)) stand-in")
    }
  }

  /// The `nil` that the app's function for the value returns.
  private func nothing(for wanted: Ref, _ program: LinkedProgram) -> Ref? {
    let value = program.meaning(of: wanted)
    guard program.kind(value) == .call, let function = program.function(runBy: value) else { return nil }
    return program.nodes([.null], in: function).first { null in
      program.parent(null).map { [.returned, .block].contains(program.kind($0)) } ?? false
    }
  }

  private func mapping(_ resolver: RouteResolver) -> Finding.Related {
    Finding.Related(
      location: resolver.location,
      message:
        "\(Wording.name(resolver.owner)).\(Wording.name(resolver.function)) maps '\(Wording.name(resolver.routeType))' to screens"
    )
  }

  private func effect(_ blank: String) -> String {
    let text = "'\(Wording.name(blank))'"
    return if blank.hasPrefix("fatalError") || blank.hasPrefix("preconditionFailure") {
      "crashes the app: the destination is \(text)"
    } else if blank.hasPrefix("Text(") {
      "is taken to a stub: the screen is only \(text)"
    } else {
      "is taken to a blank screen: it is only \(text)"
    }
  }
}

extension BlankDestinationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A pushed screen that was never written",
          """
          enum Route: Hashable { case profile, beta }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                VStack {
                  Button("Profile") { path.append(.profile) }
                  Button("Beta") { path.append(.beta) }
                }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .profile: ProfileView()
                  ↓case .beta: EmptyView()
                  }
                }
              }
            }
          }
          struct ProfileView: View {
            var body: some View { Text("Profile") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "An empty row is a part of a screen",
          """
          enum Row: Hashable { case profile, divider }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            let rows: [Row] = [.profile, .divider]
            var body: some View {
              List(rows, id: \\.self) { row in
                switch row {
                case .profile: ProfileRow()
                case .divider: EmptyView()
                }
              }
            }
          }
          struct ProfileRow: View {
            var body: some View { Text("Profile") }
          }
          """)
      ])
  }
}
