import NavigationModel
import Testing

@testable import Policies

@Suite struct MovePolicyTests {
  /// Home -> Cart -> Checkout -> Payment; Checkout -> Settings -> Help; Home -> Settings.
  private var shop: PolicyGraph {
    var shop = PolicyGraph(entries: "Home")
    shop.screens("Home", "Help")
    shop.screens("Cart", "Checkout", "Payment", flow: "Shop")
    shop.screens("Settings", flow: "Account")
    shop.move("Home", .push, "Cart")
    shop.move("Cart", .push, "Checkout")
    shop.move("Checkout", .sheet, "Payment")
    shop.move("Checkout", .push, "Settings")
    shop.move("Settings", .push, "Help")
    shop.move("Home", .push, "Settings")
    shop.move("Payment", .back, "Checkout", back: .dismiss)
    return shop
  }

  // MARK: Forbidden

  @Test func aForbiddenTransitionIsFoundAtItsSite() throws {
    let findings = shop.findings(
      .forbidden(.init(from: .flow("Shop"), to: .flow("Account"))), comment: "Checkout must not distract")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.message == "Checkout pushes Settings, which a policy forbids. Checkout must not distract.")
    #expect(finding.location.file == "Features/Main/Checkout.swift")
    #expect(finding.witness.map(\.message) == ["Checkout pushes Settings"])
    #expect(finding.rule == "team-rule")
    #expect(finding.severity == .error)
  }

  @Test func whatIsNotThereIsNotFound() {
    #expect(shop.ways(.forbidden(.init(from: .flow("Account"), to: .flow("Shop")))).isEmpty)
    #expect(shop.ways(.forbidden(.init(from: .named("Home"), to: .named("Help")))).isEmpty)
    #expect(shop.ways(.forbidden(.init(from: .named("Help"), to: .all, reach: .any))).isEmpty)
  }

  @Test func kindsRestrictTransitions() {
    #expect(
      shop.ways(.forbidden(.init(from: .named("Checkout"), to: .all, kinds: [.sheet]))) == [
        "Checkout -> Payment: / Checkout shows Payment as a sheet"
      ])
    #expect(shop.ways(.forbidden(.init(from: .named("Checkout"), to: .all, kinds: [.cover]))).isEmpty)
    // Going back counts only when it is named.
    #expect(shop.ways(.forbidden(.init(from: .named("Payment"), to: .all))).isEmpty)
    #expect(
      shop.ways(.forbidden(.init(from: .named("Payment"), to: .all, kinds: [.back]))) == [
        "Payment -> Checkout: / Payment goes back to Checkout"
      ])
  }

  @Test func aForbiddenWayIsShownStepByStep() {
    #expect(
      shop.ways(.forbidden(.init(from: .named("Cart"), to: .named("Help"), reach: .any))) == [
        "Cart -> Help: / Cart pushes Checkout / Checkout pushes Settings / Settings pushes Help"
      ])
    #expect(
      shop.findings(.forbidden(.init(from: .named("Cart"), to: .named("Help"), reach: .any)))[0].message
        == "A user gets from Cart to Help in 3 moves, which a policy forbids.")
    // The shortest of two ways.
    #expect(
      shop.ways(.forbidden(.init(from: .named("Home"), to: .named("Help"), reach: .any))) == [
        "Home -> Help: / Home pushes Settings / Settings pushes Help"
      ])
  }

  @Test func kindsRestrictEveryStep() {
    #expect(
      shop.ways(.forbidden(.init(from: .named("Cart"), to: .named("Payment"), kinds: [.push], reach: .any))).isEmpty)
    #expect(
      !shop.ways(.forbidden(.init(from: .named("Cart"), to: .named("Payment"), kinds: [.push, .sheet], reach: .any)))
        .isEmpty)
  }

  @Test func viaAsksForWaysThatPassIt() {
    #expect(
      shop.ways(.forbidden(.init(from: .named("Home"), to: .named("Help"), via: .named("Checkout"), reach: .any))) == [
        "Home -> Help: / Home pushes Cart / Cart pushes Checkout / Checkout pushes Settings / Settings pushes Help"
      ])
    #expect(
      shop.ways(.forbidden(.init(from: .named("Home"), to: .named("Payment"), via: .named("Settings"), reach: .any)))
        .isEmpty)
    // Neither end is a place in between.
    #expect(
      shop.ways(.forbidden(.init(from: .named("Home"), to: .named("Cart"), via: .named("Home", "Cart"), reach: .any)))
        .isEmpty)
  }

  @Test func aCircleIsAWay() {
    var graph = shop
    graph.move("Help", .push, "Settings")
    #expect(
      graph.ways(.forbidden(.init(from: .named("Settings"), to: .named("Settings"), reach: .any))) == [
        "Settings -> Settings: / Settings pushes Help / Help pushes Settings"
      ])
    #expect(shop.ways(.forbidden(.init(from: .named("Settings"), to: .named("Settings"), reach: .any))).isEmpty)
  }

  @Test func groupsOfFromMeanTheSameInTo() {
    let within = ScreenSelector(folders: [try! NamePattern("Features/*", .path)], excluded: [.folder("Features/$1")])
    // From a feature to another one, directly.
    let findings = shop.ways(.forbidden(.init(from: .folder("Features/*"), to: within)))
    #expect(
      findings == [
        "Checkout -> Settings: / Checkout pushes Settings", "Home -> Cart: / Home pushes Cart",
        "Home -> Settings: / Home pushes Settings",
        "Settings -> Help: / Settings pushes Help",
      ])
    #expect(shop.ways(.forbidden(.init(from: .named("{Cart,Help}"), to: .named("$1"), reach: .any))).isEmpty)
    #expect(!shop.ways(.forbidden(.init(from: .folder("Features/*"), to: .folder("Features/$1"), reach: .any))).isEmpty)
  }

  @Test func pathsStartAtTheConfiguration() {
    #expect(
      shop.findings(.forbidden(.init(from: .folder("App/Features/Shop"), to: .flow("Account"))), prefix: "App").count
        == 1)
    #expect(
      shop.findings(.forbidden(.init(from: .folder("Features/Shop"), to: .flow("Account"))), prefix: "App").isEmpty)
  }

  @Test func guessesStayHidden() {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B")
    graph.move("A", .push, "B", confidence: .guessed)
    for reach in Policy.Move.Reach.allCases {
      #expect(graph.findings(.forbidden(.init(from: .named("A"), to: .named("B"), reach: reach))).isEmpty)
      #expect(
        graph.findings(.forbidden(.init(from: .named("A"), to: .named("B"), reach: reach)), pedantic: true).count == 1)
    }
  }

  @Test func containedScreensCostNoMove() {
    var graph = PolicyGraph(entries: "Home")
    graph.screens("Home", "Panel", "Detail")
    graph.embed("Home", "Panel")
    graph.move("Panel", .push, "Detail")
    #expect(
      graph.findings(.forbidden(.init(from: .named("Home"), to: .named("Detail"), reach: .any)))[0].message
        == "A user gets from Home to Detail, which a policy forbids.")
  }

  // MARK: Required

  @Test func aMissingTransitionIsFoundAtTheScreen() throws {
    let findings = shop.findings(.required(.init(from: .flow("Shop"), to: .named("Settings", "Payment"))))
    #expect(findings.map(\.subject) == ["Cart"])
    #expect(
      findings[0].message
        == "No transition leads from Cart to a screen that matches 'Settings' or 'Payment', which a policy requires. Add it, or change the policy."
    )
    #expect(findings[0].location.file == "Features/Shop/Cart.swift")
    #expect(findings[0].witness.map(\.message) == ["Home pushes Cart"])
  }

  @Test func aRequiredWayMayBeLong() {
    #expect(
      shop.ways(.required(.init(from: .flow("Shop"), to: .named("Help"), reach: .any))) == [
        "Payment: / Home pushes Cart / Cart pushes Checkout / Checkout shows Payment as a sheet"
      ])
    #expect(
      shop.ways(.required(.init(from: .named("Home", "Cart", "Checkout"), to: .named("Help"), reach: .any))).isEmpty)
    #expect(
      shop.findings(
        .required(.init(from: .named("Home", "Settings"), to: .named("Help"), via: .named("Checkout"), reach: .any))
      ).map(\.subject) == ["Settings"])
  }

  @Test func unreachableScreensAreAnotherRulesMatter() {
    var graph = PolicyGraph(entries: "A")
    graph.screens("A", "B")
    graph.screens("Lost", reachable: false)
    graph.move("A", .push, "B")
    #expect(graph.findings(.required(.init(from: .named("Lost", "A"), to: .named("B"), reach: .any))).isEmpty)
  }
}
