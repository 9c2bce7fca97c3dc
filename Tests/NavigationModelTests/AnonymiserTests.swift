import NavigationModel
import Testing

@Suite struct AnonymiserTests {
  private static let graph: NavigationGraph = {
    func place(_ file: String, _ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: file, line: line)
    }
    return NavigationGraph(
      root: "SecretApp",
      entries: [Entry(screen: "SecretRootView", via: .mainScene, location: place("SecretApp/Main.swift", 1))],
      screens: [
        Screen(
          id: "SecretRootView", name: "SecretRootView", kind: .view, location: place("SecretApp/Root.swift", 3),
          flow: "PayCoordinator", title: "Hidden title"),
        Screen(
          id: "Outer.Inner", name: "Outer.Inner", kind: .view, location: place("SecretApp/설정.swift", 4),
          sketch: Sketch(
            .screen, "Hidden", parts: [Sketch(.button, "Purchase", transitions: ["SecretRootView/push/Outer.Inner"])])),
        Screen(id: "alert", name: "alert", kind: .alert),
      ],
      routes: [
        Route(
          id: "PayRoute.now", type: "PayRoute", case: "now", location: place("SecretApp/Route.swift", 1),
          destinations: ["Outer.Inner"], isUsed: true,
          arguments: [.init(name: "purchase", type: "[Secret.ID]?"), .init(name: nil, type: "설정")])
      ],
      transitions: [
        Transition(
          id: "SecretRootView/push/Outer.Inner", from: ["SecretRootView"], owner: "SecretRootView", to: "Outer.Inner",
          kind: .push, route: "PayRoute.now",
          location: place("SecretApp/Root.swift", 9), trigger: "Button(\"Purchase\")", guard: "user.isRich",
          evidence: [.init(location: place("SecretApp/Root.swift", 8), note: "SecretRootView calls purchase()")])
      ],
      flows: [Flow(id: "PayCoordinator", screens: ["SecretRootView"])],
      unresolved: [
        UnresolvedSite(
          owner: "Outer.Inner", kind: .sheet, location: place("SecretApp/X.swift", 2), reason: "comes from secretThing")
      ],
      resolvers: [
        RouteResolver(
          routeType: "PayRoute", owner: "PayCoordinator", function: "resolve",
          location: place("SecretApp/Route.swift", 3),
          arms: [
            .init(
              cases: ["now"], location: place("SecretApp/Route.swift", 4), destinations: ["Outer.Inner"],
              blank: "Text(\"Soon\")")
          ],
          defaultArm: nil, missingCases: ["later"])
      ],
      embeddings: [
        Embedding(parent: "SecretRootView", child: "Outer.Inner", location: place("SecretApp/Root.swift", 5))
      ],
      coverage: Coverage(
        suspected: [
          SuspectedSite(
            cause: .foreignCall, owner: "Outer.Inner", location: place("SecretApp/X.swift", 3),
            reason: "'purchase' may navigate", module: "SecretKit")
        ],
        unreadModules: [
          UnreadModule(name: "SecretKit", siteCount: 2, bases: [.init(name: "SecretController", heirCount: 1)])
        ],
        dependencies: [FollowedModule(name: "SecretBase", fileCount: 2)]))
  }()

  @Test func noWordOfTheAppIsLeft() {
    var anonymiser = Anonymiser()
    let text = anonymiser.graph(Self.graph).jsonText().lowercased()
    for word in [
      "secret", "pay", "outer", "inner", "hidden", "purchase", "rich", "now\"", "main.swift", "root.swift", "설정",
      "resolve\"", "soon", "later", "thing",
    ] {
      #expect(!text.contains(word), "\(word) is left")
    }
  }

  @Test func theShapeStays() throws {
    var anonymiser = Anonymiser()
    let graph = anonymiser.graph(Self.graph)
    let move = graph.transitions[0]
    #expect(graph.screens.map(\.kind) == Self.graph.screens.map(\.kind) && graph.screens[2].name == "alert")
    #expect(move.from == [graph.screens[0].id] && move.to == graph.screens[1].id && move.route == graph.routes[0].id)
    #expect(
      graph.flows[0].id == graph.screens[0].flow
        && graph.routes[0].id == "\(graph.routes[0].type).\(graph.routes[0].case)")
    #expect(graph.screens[0].name.hasSuffix("View") && graph.flows[0].id.hasSuffix("Coordinator"))
    #expect(
      move.location.line == 9 && move.location.file == graph.screens[0].location?.file
        && move.trigger?.hasPrefix("Button(\"text") == true)
    #expect(graph.screens[1].sketch?.parts[0].transitions == [move.id])
    #expect(try NavigationGraph(jsonBytes: Array(graph.jsonText().utf8)) == graph)
  }

  @Test func findingsKeepTheirRuleAndSubject() {
    var anonymiser = Anonymiser()
    let graph = anonymiser.graph(Self.graph)
    let findings = anonymiser.findings([
      Finding(
        rule: "trap", severity: .error, message: "Outer.Inner traps",
        location: NavigationModel.SourceLocation(file: "SecretApp/X.swift", line: 1), subject: "Outer.Inner")
    ])
    #expect(
      findings[0].rule == "trap" && findings[0].subject == graph.screens[1].id && !findings[0].message.contains("Inner")
    )
  }
}
