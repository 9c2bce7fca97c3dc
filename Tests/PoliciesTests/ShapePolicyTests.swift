import NavigationModel
import Rules
import Testing

@testable import Policies

/// Gates, depths and ways out.
@Suite struct ShapePolicyTests {
  // MARK: Only through

  private var gated: PolicyGraph {
    var graph = PolicyGraph(entries: "Home")
    graph.screens("Home", "Auth", "Cart", "Payment")
    graph.move("Home", .push, "Cart")
    graph.move("Cart", .push, "Auth")
    graph.move("Auth", .push, "Payment")
    return graph
  }

  @Test func aGateThatAllWaysPassIsSilent() {
    #expect(gated.findings(.onlyThrough(.init(to: .named("Payment"), via: .named("Auth")))).isEmpty)
  }

  @Test func aWayAroundTheGateIsShown() {
    var graph = gated
    graph.move("Cart", .cover, "Payment")
    let findings = graph.findings(.onlyThrough(.init(to: .named("Payment"), via: .named("Auth"))))
    #expect(
      findings.map(\.message) == [
        "A user gets from Home to Payment without passing Auth, which a policy requires. Lead every way through it."
      ])
    #expect(findings[0].witness.map(\.message) == ["Home pushes Cart", "Cart covers the screen with Payment"])
    #expect(findings[0].location.file == "Features/Main/Cart.swift")
    #expect(findings[0].related == findings[0].witness)
    // Either of two gates will do, and ways may start elsewhere.
    #expect(graph.findings(.onlyThrough(.init(to: .named("Payment"), via: .named("Auth", "Cart")))).isEmpty)
    #expect(
      graph.findings(.onlyThrough(.init(to: .named("Payment"), via: .named("Auth"), from: .named("Auth")))).isEmpty)
  }

  @Test func anEntryNeedsAGateToo() {
    var graph = gated
    graph.graph.entries.append(
      Entry(screen: "Payment", via: .deepLink, location: SourceLocation(file: "App/Links.swift", line: 9)))
    let findings = graph.findings(.onlyThrough(.init(to: .named("Payment"), via: .named("Auth"))))
    #expect(
      findings.map(\.message) == ["Payment is where users enter, so they do not pass Auth, which a policy requires."])
    #expect(findings[0].location == SourceLocation(file: "App/Links.swift", line: 9))
  }

  // MARK: Depth

  private var chain: PolicyGraph {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B", "C", "D", "E")
    graph.move("A", .push, "B")
    graph.move("B", .push, "C")
    graph.move("C", .sheet, "D")
    graph.move("D", .push, "E")
    return graph
  }

  @Test func theFirstScreenThatIsTooDeepIsTold() {
    let findings = chain.findings(.maxDepth(.init(limit: 2)))
    #expect(findings.map(\.message) == ["D is 3 moves away from A; a policy allows 2. 1 more screen is behind it."])
    #expect(findings[0].witness.count == 3)
    #expect(chain.findings(.maxDepth(.init(limit: 4))).isEmpty)
  }

  @Test func depthCanBeAskedOfSomeScreensAndFromSome() {
    #expect(chain.findings(.maxDepth(.init(limit: 2, to: .named("E")))).map(\.subject) == ["E"])
    #expect(chain.findings(.maxDepth(.init(limit: 1, to: .named("D"), from: .named("C")))).isEmpty)
    #expect(chain.findings(.maxDepth(.init(limit: 0, to: .named("D"), from: .named("C")))).map(\.subject) == ["D"])
  }

  @Test func alertsAreNoPlacesToGo() {
    var graph = chain
    graph.screens("Sure?", kind: .alert)
    graph.move("E", .alert, "Sure?")
    #expect(graph.findings(.maxDepth(.init(limit: 4))).isEmpty)
    #expect(graph.findings(.maxDepth(.init(limit: 4, to: ScreenSelector(kinds: [.alert])))).map(\.subject) == ["Sure?"])
  }

  // MARK: Modal depth

  @Test func modalsOnModalsAreCounted() {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B", "C", "D")
    graph.move("A", .sheet, "B")
    graph.move("B", .push, "C")
    graph.move("C", .cover, "D")
    #expect(graph.findings(.maxModalDepth(.init(limit: 2))).isEmpty)
    let findings = graph.findings(.maxModalDepth(.init(limit: 1)))
    #expect(
      findings.map(\.message) == [
        "D can be shown on top of 1 other modal screen (B); a policy allows 1 in all. Push it, or close a modal first."
      ])
    #expect(findings[0].witness.map(\.message) == ["A shows B as a sheet", "B pushes C", "C covers the screen with D"])
    #expect(graph.findings(.maxModalDepth(.init(limit: 1, kinds: [.sheet]))).isEmpty)
    #expect(
      graph.findings(.maxModalDepth(.init(limit: 0))).map(\.message).contains(
        "B is shown over another screen; a policy allows no such screens. Push it."))
  }

  @Test func aCircleOfModalsHasNoEnd() {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B")
    graph.move("A", .sheet, "B")
    graph.move("B", .sheet, "A")
    #expect(graph.findings(.maxModalDepth(.init(limit: 3))).map(\.subject) == ["A"])
    #expect(graph.findings(.maxModalDepth(.init(limit: 20))).count == 1)
  }

  @Test func aNewRootStartsAfresh() {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B", "C", "D")
    graph.move("A", .sheet, "B")
    graph.move("B", .root, "C")
    graph.move("C", .sheet, "D")
    #expect(graph.findings(.maxModalDepth(.init(limit: 1))).isEmpty)
  }

  // MARK: Ways out

  private func cover(_ wayOut: Screen.WayOut, _ change: (inout PolicyGraph) -> Void = { _ in }) -> PolicyGraph {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A")
    graph.screens("Gallery", wayOut: wayOut)
    graph.move("A", .cover, "Gallery")
    change(&graph)
    return graph
  }

  @Test func aCoverWithoutAWayOutIsFound() {
    let findings = cover(.none).findings(.canBeLeft(.init()))
    #expect(
      findings.map(\.message) == [
        "A user who is shown Gallery as a cover cannot leave it: nothing on it or on what it leads to closes it, and a policy requires a way out. Add a button that dismisses it."
      ])
    #expect(findings[0].location.file == "Features/Main/A.swift")
    #expect(findings[0].witness.map(\.message) == ["A covers the screen with Gallery"])
  }

  @Test func aWayOutIsSilent() {
    #expect(cover(.found).findings(.canBeLeft(.init())).isEmpty)
    #expect(cover(.possible).findings(.canBeLeft(.init())).isEmpty)
    #expect(cover(.none) { $0.move("Gallery", .back, nil, back: .dismiss) }.findings(.canBeLeft(.init())).isEmpty)
    #expect(cover(.none) { $0.move("Gallery", .root, "A") }.findings(.canBeLeft(.init())).isEmpty)
    #expect(cover(.none).findings(.canBeLeft(.init(kinds: [.sheet]))).isEmpty)
    #expect(cover(.none).findings(.canBeLeft(.init(to: .named("Other")))).isEmpty)
  }

  @Test func strictWantsTheWayOutFound() {
    #expect(cover(.possible).findings(.canBeLeft(.init(isStrict: true))).count == 1)
    #expect(cover(.found).findings(.canBeLeft(.init(isStrict: true))).isEmpty)
  }

  @Test func theWayOutMayLieFurtherIn() {
    func graph(_ back: Transition.Back) -> PolicyGraph {
      cover(.found) { graph in
        graph.screens("Photo", wayOut: .none)
        graph.move("Gallery", .push, "Photo")
        graph.move("Photo", .back, nil, back: back)
      }
    }
    #expect(graph(.dismiss).findings(.canBeLeft(.init())).isEmpty)
    // Back to the gallery is not out of it.
    #expect(graph(.pop).findings(.canBeLeft(.init())).map(\.subject) == ["Gallery"])
  }

  // MARK: Selectors

  @Test func selectorsCombine() {
    var graph = PolicyGraph(entries: "Home")
    graph.screens("Home")
    graph.screens("CartView", "CartAlert", flow: "Shop")
    graph.screens("Sure?", flow: "Shop", kind: .alert)
    let map = PolicyMap(GraphSupport(graph.graph))
    func names(_ selector: ScreenSelector) -> [String] { map.nodes(selector).map { map.places[$0].name } }
    #expect(names(.flow("Shop")) == ["CartAlert", "CartView", "Sure?"])
    #expect(
      names(ScreenSelector(flows: [try! NamePattern("Shop")], kinds: [.view], excluded: [.named("*Alert")])) == [
        "CartView"
      ])
    #expect(names(ScreenSelector(isEntry: true)) == ["Home"])
    #expect(names(ScreenSelector(isEntry: false)) == ["CartAlert", "CartView", "Sure?"])
    #expect(names(ScreenSelector(modules: [try! NamePattern("Features")])).count == 4)
  }

  @Test(
    arguments: [
      ("Sources/App/Home/A.swift", "App"), ("Packages/Shop/Sources/ShopUI/A.swift", "ShopUI"),
      ("Feature/A.swift", "Feature"),
      ("Sources/A.swift", "Sources"), ("A.swift", nil),
    ] as [(String, String?)])
  func modulesFollowFromPaths(_ path: String, _ module: String?) { #expect(ModuleName.of(path) == module) }
}
