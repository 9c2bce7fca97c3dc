import Dialects
import Foundation
import Linking
import NavigationModel
import SourceFacts
import Testing

/// Dialects as users write them.
@Suite struct UserDialectTests {
  /// The example of docs/dialects.md.
  static let compass: JSONValue = [
    "name": "Compass",
    "modules": ["CompassKit"],
    "environment": ["compass": "Compass"],
    "wrappers": ["Harbour": "berth"],
    "stacks": [["call": "CompassMap", "path": ["route"]]],
    "registrations": [["call": "place", "type": "for"]],
    "operations": [
      [
        "call": "travel", "receivers": ["Compass"], "argument": "to", "kind": "push", "destination": "route",
        "choice": ["argument": ["by"], "kinds": ["boat": "sheet", "plane": "cover"]],
      ],
      ["call": "visit", "receivers": "Compass", "argument": "_", "kind": "sheet"],
      ["call": "warn", "receivers": ["Compass"], "kind": "alert", "destination": "fixed"],
    ],
    "backs": [
      ["call": "turnBack", "receivers": ["Compass"], "how": "pop"],
      ["call": "goHome", "receivers": ["Compass"], "how": "pop-to-root"],
    ],
  ]

  static let app = """
    import SwiftUI
    import CompassKit

    enum Place: Hashable { case market, island, moon }
    @main struct TourApp: App {
      var body: some Scene { WindowGroup { TownView() } }
    }
    struct TownView: View {
      @Environment(\\.compass) var compass
      @State private var route: [Place] = []
      var body: some View {
        CompassMap(route: $route) {
          Button("Market") { compass.travel(to: Place.market) }
          Button("Island") { compass.travel(to: Place.island, by: .boat) }
          Button("Moon") { compass.travel(to: Place.moon, by: .plane) }
          Button("Inn") { compass.visit(Harbour(berth: InnView())) }
          Button("Storm") { compass.warn("Stay inside") }
        }
        .place(for: Place.self) { place in
          switch place {
          case .market: MarketView()
          case .island: IslandView()
          case .moon: MoonView()
          }
        }
      }
    }
    struct MarketView: View {
      @Environment(\\.compass) var compass
      var body: some View { Button("Back") { compass.turnBack() } }
    }
    struct IslandView: View {
      @Environment(\\.compass) var compass
      var body: some View { Button("Home") { compass.goHome() } }
    }
    struct MoonView: View { var body: some View { Text("far") } }
    struct InnView: View { var body: some View { Text("warm") } }
    """

  private func graph(_ dialects: [Dialect]) -> NavigationGraph {
    Linker(dialects: dialects).graph(facts: [FactExtractor().facts(path: "App/App.swift", source: Array(Self.app.utf8))]
    )
  }

  @Test func anAppIsLinkedWithADialectThatAUserWrote() throws {
    let graph = graph(Dialect.builtIn + [try Dialect(reading: Self.compass)])
    let lines = Set(graph.transitions.map { "\($0.owner) \($0.kind.rawValue) \($0.to ?? $0.back?.rawValue ?? "?")" })
    #expect(
      lines.isSuperset(of: [
        "TownView push MarketView", "TownView sheet IslandView", "TownView cover MoonView", "TownView sheet InnView",
        "TownView alert alert:TownView", "MarketView back pop", "IslandView back pop-to-root",
      ]))
    #expect(graph.transitions.first { $0.to == "IslandView" }?.route == "Place.island")
    // Without it nobody knows the library.
    #expect(!self.graph(Dialect.builtIn).transitions.contains { $0.to == "MarketView" })
  }

  @Test func aDialectCountsOnlyWhereItsModuleIsImported() throws {
    var other = Self.compass
    if case .object(var members) = other {
      members[1].value = ["SomethingElse"]
      other = .object(members)
    }
    #expect(!graph(Dialect.builtIn + [try Dialect(reading: other)]).transitions.contains { $0.to == "MarketView" })
  }

  // MARK: what is read

  @Test func theExampleIsWhatItSays() throws {
    var expected = Dialect(name: "Compass")
    expected.modules = ["CompassKit"]
    expected.environment = ["compass": "Compass"]
    expected.wrappers = ["Harbour": "berth"]
    expected.stacks = [Dialect.Stack("CompassMap", path: ["route"])]
    expected.registrations = [Dialect.Registration("place", type: "for")]
    expected.operations = [
      Dialect.Operation(
        "travel", receivers: ["Compass"], argument: "to", kind: .push, destination: .route,
        choice: Dialect.KindChoice(argument: ["by"], kinds: ["boat": .sheet, "plane": .cover])),
      Dialect.Operation("visit", receivers: ["Compass"], kind: .sheet),
      Dialect.Operation("warn", receivers: ["Compass"], kind: .alert, destination: .fixed),
    ]
    expected.backs = [
      Dialect.Back("turnBack", receivers: ["Compass"], how: .pop),
      Dialect.Back("goHome", receivers: ["Compass"], how: .popToRoot),
    ]
    #expect(try Dialect(reading: Self.compass) == expected)
  }

  @Test func coordinatorsCanBeDescribedToo() throws {
    let coordination: JSONValue = [
      "bases": ["Guide": ""], "handler": ["name": "lead", "label": "to"], "results": ["Leg"], "routers": ["Whistle"],
      "same_members": ["strong"],
      "wrappers": ["Tour"],
      "outcomes": [
        ["name": "walk", "effect": "show", "kind": "push"], ["name": "leave", "effect": "back", "how": "dismiss"],
        ["name": "both", "effect": "all", "arguments": ["first", "second"]], ["name": "up", "effect": "to_parent"],
        ["name": "again", "effect": "to_self"], ["name": "stay", "effect": "nothing"],
      ],
      "triggers": [["call": "blow", "argument": "_", "is_list": true, "audience": "anyone", "is_gesture": true]],
      "starts": [
        ["call": "begin", "arguments": ["guide"], "kind": "root", "hands_over": true, "is_super_init": false]
      ],
      "backs": [["call": "home", "how": "pop"]],
      "properties": [
        "attributes": ["Stop": "tab"], "kinds": ["near": "push"], "calls": ["walk": "to"], "leads": ["first"],
        "initials": ["Path": "from"],
        "lists": ["Stops": "all"],
      ],
      "emitters": [
        "types": ["Walker"], "routes": ["Leg"], "stream": "legs", "emits": ["take"],
        "feeds": ["pipe": "into", "lead": "_"], "first": "firstLeg",
        "on_start": "ready", "constants": ["OneLeg": "leg"], "groups": ["Party": "of"], "root": "top",
        "adapter": ["name": "adapt", "label": "leg"],
        "starts": [["call": "go", "shown": "guide", "emitter": "walker"]],
        "contributions": [["call": "next", "shown": ["guide"], "emitter": ["walker"]]],
      ],
    ]
    let c = try #require(try Dialect(reading: ["name": "Guide", "coordination": coordination]).coordination)
    #expect(
      c.bases == ["Guide": ""] && c.handler == Dialect.Handler("lead", label: "to") && c.sameMembers == ["strong"])
    #expect(
      c.outcomes == [
        .init("walk", .show(.push)), .init("leave", .back(.dismiss)),
        .init("both", .all, arguments: ["first", "second"]), .init("up", .toParent),
        .init("again", .toSelf), .init("stay", .nothing),
      ])
    #expect(c.triggers == [.init("blow", isList: true, audience: .anyone, isGesture: true)])
    #expect(c.starts == [.init("begin", arguments: ["guide"], kind: .root, handsOver: true)])
    #expect(c.properties?.attributes == ["Stop": .tab] && c.properties?.lists == ["Stops": "all"])
    #expect(c.emitters?.feeds == ["pipe": "into", "lead": ""] && c.emitters?.onStart == "ready")
    #expect(c.emitters?.contributions == [.init("next", shown: ["guide"], emitter: ["walker"])])
  }

  // MARK: mistakes

  private func problems(_ value: JSONValue) -> [String] {
    do {
      _ = try Dialect(reading: value)
      return []
    } catch { return error.problems.map(\.description) }
  }

  @Test func mistakesNameTheirPlaceAndTheMend() {
    #expect(problems("Compass") == ["a mapping is expected here, not 'Compass'."])
    #expect(problems([:]) == ["the key 'name' is missing."])
    #expect(
      problems(["name": "C", "operatoins": []]) == ["operatoins: there is no such key; did you mean 'operations'?"])
    #expect(
      problems(["name": "C", "operations": [["call": "go", "kind": "pusch"]]]) == [
        "operations[0].kind: 'pusch' is not known here; did you mean 'push'?"
      ])
    #expect(problems(["name": "C", "operations": [["kind": "push"]]]) == ["operations[0]: the key 'call' is missing."])
    #expect(
      problems(["name": "C", "backs": [["call": "home", "how": "backwards"]]]) == [
        "backs[0].how: 'backwards' is not known here; it is one of pop, pop-to-root, dismiss."
      ])
    #expect(problems(["name": "C", "modules": [1]]) == ["modules[0]: a string is expected here, not 1."])
    #expect(
      problems(["name": "C", "stacks": ["call": "S"]]) == [
        "stacks: a list of mappings is expected here, not a mapping."
      ])
    #expect(
      problems(["name": "C", "links": [["call": "L", "trailing_is_destination": "yes"]]]) == [
        "links[0].trailing_is_destination: true or false is expected here, not 'yes'."
      ])
    #expect(
      problems(["name": "C", "operations": [["call": "go", "kind": "push", "choice": ["kinds": ["x": "y"]]]]])
        == [
          "operations[0].choice.kinds.x: 'y' is not known here; it is one of push, sheet, cover, popover, alert, dialog, tab, root, flow, back, url."
        ])
  }

  @Test func allMistakesAreToldAtOnceAndInOneLineEach() {
    let found = problems(["name": "C", "backs": [["call": ""]], "bad\nkey": 1])
    #expect(found.count == 3)
    #expect(found.allSatisfy { !$0.contains("\n") })
  }

  // MARK: the page

  /// The keys that a mapping can hold, from what is said of one that it cannot.
  private func keys(of value: JSONValue) -> [String] {
    let known = "known here: "
    return problems(value).flatMap { problem -> [String] in
      guard let start = problem.range(of: known) else { return [] }
      return problem[start.upperBound...].dropLast().components(separatedBy: ", ")
    }
  }

  @Test func everyKeyIsOnThePage() throws {
    let page = try String(
      contentsOf: FixtureApp.root.deletingLastPathComponent().appendingPathComponent("docs/dialects.md"),
      encoding: .utf8)
    let odd: JSONValue = ["qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq": 1]
    let top = keys(of: odd)
    #expect(top.count > 30)
    var all = top
    for key in top { all += keys(of: [key: odd]) + keys(of: [key: [odd]]) }
    for key in ["handler", "outcomes", "triggers", "starts", "backs", "properties", "emitters"] {
      all += keys(of: ["coordination": [key: odd]]) + keys(of: ["coordination": [key: [odd]]])
    }
    for key in ["adapter", "starts", "contributions"] {
      all +=
        keys(of: ["coordination": ["emitters": [key: odd]]]) + keys(of: ["coordination": ["emitters": [key: [odd]]]])
    }
    all += keys(of: ["operations": [["choice": odd]]])
    let missing = Set(all).filter { !page.contains("`\($0)`") }
    #expect(missing.sorted() == [])
  }
}
