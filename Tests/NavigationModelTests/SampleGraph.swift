import NavigationModel

extension NavigationGraph {
  /// Every field set, with names that try to break out.
  static var sample: NavigationGraph {
    let here = SourceLocation(file: "App/Home \"1\".swift", line: 3, column: 7)
    let hostile = "Evil\"}],\n\u{1B}[31m\u{202E}<script>😀\\"
    return NavigationGraph(
      root: "Sources/App",
      entries: [
        Entry(screen: "HomeView", via: .mainScene, location: here),
        Entry(screen: "DetailView", via: .deepLink, location: nil),
      ],
      screens: [
        Screen(
          id: "HomeView", name: "HomeView", kind: .view, location: here, flow: "MainCoordinator", isEntry: true,
          isReachable: true, depth: 0, title: hostile, wayOut: .found, hidesBackButton: true, isDebugOnly: true),
        Screen(id: "DetailView", name: "DetailView", kind: .viewController, isReachable: true, depth: 1),
        Screen(id: hostile, name: "Evil", kind: .unknown, wayOut: .none),
      ],
      routes: [
        Route(
          id: "AuthRoute.login", type: "AuthRoute", case: "login", location: here, destinations: ["DetailView", "A"],
          isUsed: true),
        Route(
          id: "AuthRoute.old", type: "AuthRoute", case: "old", location: here, destinations: [], isUsed: false,
          carriesValue: true,
          arguments: [.init(name: nil, type: "[User.ID: String]?"), .init(name: hostile, type: hostile)]),
      ],
      transitions: [
        Transition(
          id: "t1", from: ["HomeView", "A"], after: [.init(screen: "A", from: ["HomeView"])], owner: "HomeViewModel",
          to: "DetailView", kind: .push,
          otherKinds: [.sheet],
          route: "AuthRoute.login",
          location: here, otherSites: [here], trigger: "Button(\"Details\")",
          triggers: [
            Trigger(
              action: .tap, control: "Button", text: "Details", isPicture: true, source: "L10n.x", identifier: "go",
              location: here, from: ["HomeView"])
          ],
          guard: "user.isLoggedIn", confidence: .inferred,
          evidence: [.init(location: here, note: "HomeViewModel.didTap() calls showDetail()")], repeatsOwnValue: true,
          position: 2),
        Transition(
          id: "t2", from: ["DetailView"], owner: "DetailView", to: nil, kind: .back, back: .popToRoot, location: here),
        Transition(id: "t3", owner: "Push", to: "DetailView", kind: .sheet, location: here, confidence: .guessed),
      ],
      flows: [Flow(id: "MainCoordinator", screens: ["HomeView"])],
      unresolved: [
        UnresolvedSite(
          owner: "X", kind: .push, location: here, reason: "destination comes from\na dictionary",
          isCut: true)
      ],
      resolvers: [
        RouteResolver(
          routeType: "AuthRoute", owner: "Main", function: "build(scene:)", location: here,
          arms: [.init(cases: ["login"], location: here, destinations: ["DetailView"], blank: "EmptyView()")],
          defaultArm: .init(cases: [], location: here, destinations: []), missingCases: ["old"])
      ],
      unmatched: [
        UnmatchedDestination(owner: "X", type: "Int", location: here, isCertain: true, stacks: [here, here])
      ],
      embeddings: [Embedding(parent: "HomeView", child: "Row", location: here)],
      unread: [UnreadSource(location: here, reason: "'}' is expected", more: 1)],
      coverage: Coverage(
        suspected: [
          SuspectedSite(cause: .foreignCall, owner: "X", location: here, reason: "may navigate", module: "NanoKit"),
          SuspectedSite(cause: .showsNothing, owner: "X", location: here, reason: "shows nothing"),
        ],
        unreadModules: [
          UnreadModule(name: "NanoKit", siteCount: 3, bases: [.init(name: "NanoController", heirCount: 2)]),
          UnreadModule(name: "Plain"),
        ],
        dependencies: [FollowedModule(name: "Router", fileCount: 12, leftOutCount: 3)],
        setAside: [
          StepSetAside(kind: .push, owner: "X", location: here, reason: "it is begun with", instead: here),
          StepSetAside(kind: .root, owner: "X", location: here, reason: "a blank default"),
        ]))
  }
}
