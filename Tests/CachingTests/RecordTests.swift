import NavigationModel
import SourceFacts
import TestSupport
import Testing

@testable import Caching

@Suite struct RecordTests {
  static let place = SourceLocation(file: "App/A.swift", line: 3, column: 9)
  static let other = SourceLocation(file: "App/B.swift", line: 70_000, column: 1)

  /// Every field differs from its default, every list has elements.
  static let graph: NavigationGraph = {
    var graph = everything
    graph.targets = [NavigationTarget(name: "Shop", kind: .appClip, fileCount: 3)]
    graph.screens[0].targets = ["Shop"]
    graph.transitions[0].targets = ["Shop"]
    return graph
  }()

  private static let everything = NavigationGraph(
    root: "Sources",
    entries: [
      Entry(screen: "Home", via: .deepLink, location: place, by: "AppDelegate"),
      Entry(screen: "Other", via: .configured, location: nil),
    ],
    screens: [
      Screen(
        id: "Home", name: "Home", kind: .viewController, location: place, flow: "Main", isEntry: true,
        isReachable: true, depth: 0, title: "Hé\n\"",
        wayOut: .none, hidesBackButton: true, isDebugOnly: true,
        sketch: Sketch(.screen, "Home", parts: [Sketch(.button, "Go", parts: [], transitions: ["t1"]), Sketch(.list)])),
      Screen(id: "Other", name: "Other", kind: .unknown),
    ],
    routes: [
      Route(
        id: "R.a", type: "R", case: "a", location: other, destinations: ["Home"], isUsed: true, carriesValue: false,
        arguments: [.init(name: "id", type: "Int"), .init(name: nil, type: "User?")])
    ],
    transitions: [
      Transition(
        id: "t1", from: ["Home", "Other"], after: [.init(screen: "Other", from: ["Home"])], owner: "Home", to: "Other",
        kind: .cover, otherKinds: [.sheet],
        back: .popToRoot, route: "R.a",
        location: place, otherSites: [other], trigger: "Button(\"x\")",
        triggers: [
          Trigger(
            action: .swipe, control: "Button", text: "x", isPicture: true, source: "y", identifier: "z",
            location: other, from: ["A"])
        ],
        guard: "a && b", confidence: .guessed, evidence: [Transition.Evidence(location: other, note: "calls")],
        repeatsOwnValue: true, position: 2),
      Transition(id: "t2", owner: "Home", to: nil, kind: .back, location: other),
    ],
    flows: [Flow(id: "Main", screens: ["Home"])],
    unresolved: [UnresolvedSite(owner: "Home", kind: .url, location: place, reason: "unknown", isCut: true)],
    resolvers: [
      RouteResolver(
        routeType: "R", owner: "Home", function: "f", location: place,
        arms: [RouteResolver.Arm(cases: ["a"], location: other, destinations: ["Other"], blank: "EmptyView()")],
        defaultArm: RouteResolver.Arm(cases: [], location: place, destinations: []), missingCases: ["b"])
    ],
    unmatched: [UnmatchedDestination(owner: "Home", type: "R", location: place, isCertain: true, stacks: [other])],
    embeddings: [Embedding(parent: "Home", child: "Other", location: place)],
    unread: [UnreadSource(location: place, reason: "not closed", more: 2)],
    coverage: Coverage(
      suspected: [
        SuspectedSite(cause: .showsNothing, owner: "Home", location: place, reason: "r", module: "Kit")
      ],
      unreadModules: [UnreadModule(name: "Kit", siteCount: 1, bases: [.init(name: "Base", heirCount: 2)])],
      dependencies: [FollowedModule(name: "Other", fileCount: 2, leftOutCount: 1)],
      setAside: [StepSetAside(kind: .push, owner: "Home", location: place, reason: "r", instead: place)],
      limits: [ReachedLimit(limit: "24 consecutive names", lost: .triggers)]))

  static let verdict: Verdict = {
    let operations: [Fix.Edit.Operation] = [
      .addAttribute("a"), .removeAttribute("b"), .wrapInCondition("c"), .moveModifier(toEndOf: other),
      .replaceComputedProperty(type: "T", body: "x"),
      .appendModifier(".d"), .rename(to: "e"), .addConformance("F"),
    ]
    var finding = Finding(
      rule: "push-loop", severity: .error, message: "m", location: place,
      related: [.init(location: other, message: "r")],
      witness: [.init(location: place, message: "w")], subject: "Home", confidence: .inferred,
      fix: Fix(title: "do", isCertain: true, edits: operations.map { Fix.Edit(location: place, operation: $0) }))
    finding.occurrence = 4
    let plain = Finding(rule: "x", severity: .info, message: "", location: other, subject: "")
    return Verdict(
      findings: [finding, plain],
      suppressed: [
        .init(finding: plain, reason: "why", location: place, cause: .build),
        .init(finding: finding, reason: nil, location: other),
      ], echoes: [Echo(plain, cause: FindingIdentity(rule: "y", subject: "z", occurrence: 2))])
  }()

  static var interface: InterfaceFacts {
    var scene = InterfaceFacts.Scene(id: "1", kind: .viewControllerPlaceholder, element: "e", line: 7)
    (scene.storyboardIdentifier, scene.customClass, scene.title, scene.tabTitle) = ("a", "b", "c", "d")
    (scene.storyboardName, scene.referencedIdentifier, scene.modalPresentationStyle) = ("e", "f", "g")
    var segue = InterfaceFacts.Segue(id: "2", source: "1", kind: .unwind, line: 8)
    (segue.destination, segue.relationship, segue.identifier, segue.modalPresentationStyle) = ("a", "b", "c", "d")
    (segue.customClass, segue.unwindAction, segue.trigger) = (
      "e", "f", InterfaceFacts.Trigger(id: "t", element: "button", title: "Go", isForMac: true)
    )
    segue.creationAction = "make:"
    segue.trigger?.outlets = [.init(owner: "O", property: "p")]
    var facts = InterfaceFacts(
      path: "", isStoryboard: true, initialViewController: "1", ownerClass: "O", scenes: [scene], segues: [segue])
    (facts.attributeTexts, facts.actions) = (["a,b"], ["save:"])
    facts.connections = [.init(selector: "save:", receiver: "C", control: segue.trigger!)]
    facts.rows = [.init(scene: "1", section: 2, row: 3, title: "r")]
    facts.isLaunchScreen = true
    facts.fault = fault
    return facts
  }

  static let fault = SourceFault(line: 3, column: 4, message: "m", more: 5)

  static let propertyList = withFault(
    PropertyListFacts(
      path: "", mainStoryboards: ["Main"], launchStoryboard: "L",
      sceneConfigurations: [.init(role: "r", name: "n", storyboard: "s", delegateClass: "d")],
      supportsMultipleScenes: true, urlSchemes: ["app"],
      extensionPrincipalClass: "P", extensionMainStoryboard: "E", extensionPoint: "x")
  ) { $0.fault = $1 }

  private static func withFault<Facts>(_ facts: Facts, _ set: (inout Facts, SourceFault) -> Void) -> Facts {
    var facts = facts
    set(&facts, fault)
    return facts
  }

  static let project = withFault(
    ProjectFacts(
      path: "", deviceFamilies: [1, 2, -5, .max], appDeviceFamilies: [1, .min], buildsForIOS: true,
      keepsCallersActor: true, mainStoryboards: ["Main"],
      objectiveCNames: ["A", "B"], generatesProject: true,
      sources: ProjectSources(files: ["App/A.swift"], folders: [.init(path: "Kit", leftOut: ["B.swift"])]),
      targets: [
        TargetFacts(
          name: "Kit iOS", kind: .appClip, module: "Kit", files: ["A.swift"], folders: [.init(path: "Kit")],
          dependencies: ["Model"], deviceFamilies: [1, 3])
      ], targetGap: .includes)
  ) {
    $0.appConfigurations = ["App.debug.xcconfig", "App.xcconfig"]
    $0.includedConfigurations = ["Shared.xcconfig"]
    $0.fault = $1
  }

  static let stringTable = StringTableFacts(
    path: "", entries: [.init(key: "b", text: "B"), .init(key: "a", text: "A")], fault: fault)

  @Test func everythingComesBack() throws {
    #expect(NavigationGraph(recorded: try #require(Self.graph.recorded())) == Self.graph)
    #expect(Verdict(recorded: try #require(Self.verdict.recorded())) == Self.verdict)
    #expect(InterfaceFacts(recorded: try #require(Self.interface.recorded())) == Self.interface)
    #expect(PropertyListFacts(recorded: try #require(Self.propertyList.recorded())) == Self.propertyList)
    #expect(ProjectFacts(recorded: try #require(Self.project.recorded())) == Self.project)
    #expect(StringTableFacts(recorded: try #require(Self.stringTable.recorded())) == Self.stringTable)
    #expect(NavigationGraph(recorded: try #require(NavigationGraph().recorded())) == NavigationGraph())
  }

  /// A field that is not written would come back with its default: here is told which one was forgotten.
  @Test func noFieldIsLeftAtItsDefault() throws {
    try expectNoDefaults(Self.graph, NavigationGraph.empty)
    try expectNoDefaults(Self.graph.screens[0], Screen.empty)
    try expectNoDefaults(Self.graph.screens[0].sketch!.parts[0], Sketch.empty, except: ["parts"])
    try expectNoDefaults(Self.graph.screens[0].sketch!, Sketch.empty, except: ["kind", "transitions"])
    try expectNoDefaults(Self.graph.entries[0], Entry.empty)
    try expectNoDefaults(Self.graph.routes[0], Route.empty)
    try expectNoDefaults(Self.graph.transitions[0], Transition.empty)
    try expectNoDefaults(Self.graph.transitions[0].triggers[0], Trigger.empty)
    try expectNoDefaults(Self.graph.flows[0], Flow.empty)
    try expectNoDefaults(Self.graph.unresolved[0], UnresolvedSite.empty)
    try expectNoDefaults(Self.graph.coverage, Coverage.empty)
    try expectNoDefaults(Self.graph.coverage.suspected[0], SuspectedSite.empty)
    try expectNoDefaults(Self.graph.coverage.unreadModules[0], UnreadModule.empty)
    try expectNoDefaults(Self.graph.coverage.dependencies[0], FollowedModule.empty)
    try expectNoDefaults(Self.graph.coverage.setAside[0], StepSetAside.empty)
    try expectNoDefaults(Self.graph.coverage.limits[0], ReachedLimit.empty)
    try expectNoDefaults(Self.graph.coverage.unreadModules[0].bases[0], UnreadModule.Base.empty)
    try expectNoDefaults(Self.graph.resolvers[0], RouteResolver.empty)
    try expectNoDefaults(Self.graph.resolvers[0].arms[0], RouteResolver.Arm.empty)
    try expectNoDefaults(Self.graph.unmatched[0], UnmatchedDestination.empty)
    try expectNoDefaults(Self.graph.embeddings[0], Embedding.empty)
    try expectNoDefaults(Self.graph.unread[0], UnreadSource.empty)
    try expectNoDefaults(Self.fault, SourceFault.empty)
    try expectNoDefaults(Self.verdict, Verdict.empty)
    try expectNoDefaults(Self.verdict.findings[0], Finding.empty)
    try expectNoDefaults(Self.verdict.findings[0].fix!, Fix.empty)
    try expectNoDefaults(Self.verdict.suppressed[0], SuppressedFinding.empty)
    try expectNoDefaults(Self.verdict.echoes[0], Echo.empty)
    try expectNoDefaults(Self.interface, InterfaceFacts.empty, except: ["path"])
    try expectNoDefaults(Self.interface.scenes[0], InterfaceFacts.Scene.empty)
    try expectNoDefaults(Self.interface.segues[0], InterfaceFacts.Segue.empty)
    try expectNoDefaults(Self.interface.segues[0].trigger!, InterfaceFacts.Trigger.empty)
    try expectNoDefaults(Self.interface.segues[0].trigger!.outlets[0], InterfaceFacts.Outlet.empty)
    try expectNoDefaults(Self.propertyList, PropertyListFacts.empty, except: ["path"])
    try expectNoDefaults(Self.propertyList.sceneConfigurations[0], PropertyListFacts.SceneConfiguration.empty)
    try expectNoDefaults(Self.project, ProjectFacts.empty, except: ["path"])
    try expectNoDefaults(Self.stringTable, StringTableFacts.empty, except: ["path"])
    try expectNoDefaults(Self.stringTable.entries[0], StringTableFacts.Entry.empty)
    try expectNoDefaults(Self.project.sources!, ProjectSources.empty)
    try expectNoDefaults(Self.project.sources!.folders[0], ProjectSources.Folder.empty)
  }

  /// The samples say something other than the default for every stored property, so ``everythingComesBack()`` tests
  /// every one.
  private func expectNoDefaults<Value>(_ sample: Value, _ usual: Value, except: Set<String> = []) throws {
    for (field, usualField) in zip(Mirror(reflecting: sample).children, Mirror(reflecting: usual).children)
    where !except.contains(field.label ?? "") {
      #expect(
        "\(field.value)" != "\(usualField.value)",
        "\(Value.self).\(field.label ?? "?") is like the default: give the sample a value, and name it in code(_:)")
    }
  }

  @Test func placesInOtherFilesAreRefused() throws {
    let files: Set<String> = ["App/A.swift"]
    #expect(Self.graph.recorded(files: files) == nil)
    let bytes = try #require(Self.graph.recorded())
    #expect(NavigationGraph(recorded: bytes, files: files) == nil)
    #expect(NavigationGraph(recorded: bytes, files: ["App/A.swift", "App/B.swift"]) == Self.graph)
  }

  @Test func tooDeepASketchIsRefused() {
    var sketch = Sketch(.text)
    for _ in 0..<100 { sketch = Sketch(.row, parts: [sketch]) }
    #expect(sketch.recorded() == nil)
    // A record that claims endless depth: each part says that it holds one more.
    var bytes: [UInt8] = [0, 6] + Array("screen".utf8) + [0, 1]
    for _ in 0..<100_000 { bytes += [0, 0, 1] }
    #expect(Sketch(recorded: bytes) == nil)
  }

  @Test func damagedBytesNeverCrash() throws {
    var random = SeededGenerator(seed: 11)
    let records = [
      try #require(Self.graph.recorded()), try #require(Self.verdict.recorded()),
      try #require(Self.interface.recorded()),
    ]
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = records.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
        case 1: bytes.removeLast(Int.random(in: 0..<min(9, bytes.count - 1), using: &random))
        case 2: bytes.insert(.random(in: 0...255, using: &random), at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes[Int.random(in: 0..<bytes.count, using: &random)] = 0xFF
        }
        if bytes.isEmpty { bytes = [0] }
      }
      if NavigationGraph(recorded: bytes) == nil { refused += 1 }
      _ = Verdict(recorded: bytes)
      _ = InterfaceFacts(recorded: bytes)
      _ = ProjectFacts(recorded: bytes)
    }
    #expect(refused > 10_000)
  }

  @Test func countsBeyondTheBytesAreRefused() {
    // A list of 2⁶³ elements, and of 2³¹ − 1.
    #expect(Flow(recorded: [0, 0] + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) == nil)
    #expect(Flow(recorded: [0, 0] + [0xFF, 0xFF, 0xFF, 0xFF, 0x07]) == nil)
  }
}
