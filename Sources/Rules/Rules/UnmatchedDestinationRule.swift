import Linking
import NavigationModel
import SourceFacts

/// Values pushed onto a stack without a destination for their type.
struct UnmatchedDestinationRule: JudgingRule {
  let identity = RuleIdentity(
    id: "unmatched-destination", name: "Unmatched destination", defaultSeverity: .error,
    summary: "A value is pushed onto a stack that has no navigationDestination for its type.",
    category: .routing,
    rationale: """
      The tap does nothing: SwiftUI writes "no matching navigationDestination" to the console and shows no \
      screen. The registration is often there, but in another column or tab, or on the stack itself instead of a \
      view inside it.

      Reported when every stack that can receive the value has only registrations that are known, and for a link whose \
      stack registers the type only in another branch of an `if` or `switch`.

      Opt-in: most of its findings in new apps were wrong.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  struct Push {
    var unmatched: UnmatchedDestination
    /// What a list takes as its selection.
    var selecting: Set<SourceLocation>
    var registered: Set<String>
  }

  static let exemptions: [Exemption<Push>] = [
    Exemption("Types that a function of the app registers, if it is called `navigationDestination(for:)` as well") {
      $0.registered.contains($0.unmatched.type)
    },
    Exemption("Links in a `List(selection:)`: they choose a value and push nothing") {
      $0.selecting.contains($0.unmatched.location)
    },
  ]

  func judgements(in context: RuleContext) -> [Judgement] {
    let (graph, support) = (context.graph, context.support)
    var resolversOfType: [String: [RouteResolver]] = [:]
    for resolver in support.resolvers { resolversOfType[resolver.routeType, default: []].append(resolver) }
    let selecting = context.program.map { placesInSelections(among: Set(graph.unmatched.map(\.location)), $0) } ?? []
    let registered = context.program.map(typesRegistered) ?? []
    let pushes = graph.unmatched.map { Push(unmatched: $0, selecting: selecting, registered: registered) }
    let dead = pushes.filter { Self.exemptions.reason(for: $0) == nil }
    // Nobody ships an app in which many links are dead: then the app was not understood.
    let isCredible = Set(dead.map(\.unmatched.location)).count <= Self.mostDeadLinks
    let found = pushes.map { push in
      let resolvers = resolversOfType[push.unmatched.type] ?? []
      return Judgement(
        finding(push.unmatched, resolvers, isCredible: isCredible, support), unless: Self.exemptions, of: push)
    }
    let told = Set(graph.unmatched.map(\.location))
    let absent = context.program.map { self.absent($0, support) } ?? []
    return found + absent.filter { !told.contains($0.location) }.map { Judgement($0) }
  }

  private func finding(
    _ unmatched: UnmatchedDestination, _ resolvers: [RouteResolver], isCredible: Bool, _ support: GraphSupport
  ) -> Finding {
    let type = Wording.name(unmatched.type)
    var related = unmatched.stacks.sorted().prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: $0, message: "this stack receives the value and shows nothing for '\(type)'")
    }
    for resolver in resolvers.prefix(GraphSupport.longestEvidence) {
      related.append(
        Finding.Related(
          location: resolver.location,
          message: "\(Wording.name(resolver.owner)) maps '\(type)' to screens here, out of reach of the stack"))
    }
    related += support.way(to: unmatched.owner)
    let message =
      "Nothing happens when the user gets here: \(Wording.name(unmatched.owner)) pushes a '\(type)', but no stack that "
      + "receives it has a navigationDestination(for: \(type).self). Add one to a view inside the stack."
    return Finding(
      rule: identity.id, severity: unmatched.isCertain ? identity.defaultSeverity : .info, message: message,
      location: unmatched.location, related: related, subject: "\(unmatched.owner) → \(unmatched.type)",
      confidence: unmatched.isCertain && isCredible ? .exact : .guessed)
  }

  private static let mostDeadLinks = 3

  /// `if isEmpty { NavigationLink(value: page) } else { list.navigationDestination(for: Page.self) { … } }`
  private func absent(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    AbsentDestinations(program).all.map { absent in
      let type = Wording.name(program.typeName(absent.type))
      let owner = program.enclosingType(absent.link).map(program.typeName) ?? ""
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The tap does nothing: the navigationDestination(for: \(type).self) of this stack stands in a branch that is "
          + "not shown together with this link. Put it around both branches.",
        location: program.location(absent.link),
        related: [
          Finding.Related(location: program.location(absent.registration), message: "it is here, in the other branch"),
          Finding.Related(location: program.location(absent.stack), message: "the stack of both"),
        ] + support.way(to: owner),
        subject: "\(owner) → \(program.typeName(absent.type)) in another branch")
    }
  }
}

extension UnmatchedDestinationRule {
  /// Types that some `navigationDestination(for:)` names, also an app's own function of that name.
  private func typesRegistered(_ program: LinkedProgram) -> Set<String> {
    let own = program.calls(named: "navigationDestination").filter { !program.isExternal($0) }
    return Set(
      own.compactMap { program.argument("for", of: $0).flatMap(program.typeNamed).flatMap(program.nominalName) })
  }

  /// Links whose value a list uses as its selection.
  private func placesInSelections(among places: Set<SourceLocation>, _ program: LinkedProgram) -> Set<SourceLocation> {
    let links = program.calls(named: "NavigationLink").filter { places.contains(program.location($0)) }
    return Set(
      links.filter { link in
        program.placements(of: link, throughTypes: true, depth: program.budget.ruleStackDepth).contains { placement in
          placement.surroundings.contains { $0.call.map { program.argument("selection", of: $0) != nil } ?? false }
        }
      }.map(program.location))
  }
}

extension UnmatchedDestinationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Nothing is registered for the route",
          """
          enum Route: Hashable { case detail(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                ↓NavigationLink("Open", value: Route.detail(1))
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The route is registered on a view inside the stack",
          """
          enum Route: Hashable { case detail(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                NavigationLink("Open", value: Route.detail(1))
                  .navigationDestination(for: Route.self) { _ in DetailView() }
              }
            }
          }
          struct DetailView: View {
            var body: some View { Text("Detail") }
          }
          """)
      ])
  }
}
