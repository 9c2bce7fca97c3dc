import NavigationModel
import Testing

@testable import Drawing

@Suite struct LabelTests {
  /// A line that passes a box from its near side to its far end had its words printed over the box's title.
  private static let shop = NavigationGraph(
    entries: [Entry(screen: "ShopTabView", via: .mainScene, location: nil)],
    screens: [
      Sample.screen("AccountView", title: "내 정보"),
      Sample.screen("AddressView", flow: "CartCoordinator", title: "배송지"),
      Sample.screen("CartView", title: "장바구니"),
      Sample.screen("CatalogView", title: "상품"),
      Sample.screen("CheckoutView", flow: "CartCoordinator", title: "주문"),
      Sample.screen("CouponView", flow: "CartCoordinator"),
      Sample.screen("EditProfileView", flow: "AccountCoordinator"),
      Sample.screen("FilterView", flow: "CatalogCoordinator"),
      Sample.screen("GalleryView", flow: "CatalogCoordinator"),
      Sample.screen("MembershipView", flow: "AccountCoordinator", title: "멤버십"),
      Sample.screen("OrdersView", flow: "AccountCoordinator", title: "주문 내역"),
      Sample.screen("ProductView", flow: "CatalogCoordinator", title: "상품 정보"),
      Sample.screen("ReceiptView", flow: "CartCoordinator"),
      Sample.screen("ReviewsView", flow: "CatalogCoordinator", title: "후기"),
      Sample.screen("SellerView", flow: "CatalogCoordinator"),
      Sample.screen("ShopTabView", isEntry: true),
      Sample.screen("SizeGuideView", flow: "CatalogCoordinator"),
      Sample.screen("alert:CartViewModel", .alert),
    ],
    routes: [
      route("AccountRoute.editProfile", "EditProfileView"),
      route("AccountRoute.membership", "MembershipView"),
      route("AccountRoute.newsletter", "MembershipView"),
      route("AccountRoute.orders", "OrdersView"),
      route("CartRoute.address", "AddressView"),
      route("CartRoute.checkout", "CheckoutView"),
      route("CartRoute.coupons", "CouponView"),
      route("CartRoute.giftWrap", "CouponView"),
      route("CartRoute.receipt", "ReceiptView"),
      route("CatalogRoute.filter", "FilterView"),
      route("CatalogRoute.gallery", "GalleryView"),
      route("CatalogRoute.product", "ProductView"),
      route("CatalogRoute.reviews", "ReviewsView"),
      route("CatalogRoute.seller", "SellerView"),
      route("CatalogRoute.sizeGuide", "SizeGuideView"),
    ],
    transitions: [
      Sample.move(["AccountView"], "MembershipView", .push, line: 1, trigger: "Button(\"멤버십\")"),
      Sample.move(["AccountView"], "OrdersView", .push, line: 2, trigger: "NavigationLink(\"주문 내역\")"),
      Sample.move(["AccountView"], "EditProfileView", .sheet, line: 3, trigger: "Button(\"프로필 고치기\")"),
      Sample.move(["CartView"], "alert:CartViewModel", .alert, line: 4),
      Sample.move(["CartView"], "CheckoutView", .push, line: 5),
      Sample.move(["CartView"], "CouponView", .sheet, line: 6),
      Sample.move(["CartView"], "CouponView", .sheet, line: 7),
      Sample.move(["ProductView"], "GalleryView", .cover, line: 8),
      Sample.move(["CatalogView"], "ProductView", .push, line: 9),
      Sample.move(["CatalogView"], "FilterView", .sheet, line: 10),
      Sample.move(["ProductView"], "SizeGuideView", .sheet, line: 11),
      Sample.move(["CheckoutView"], "ReceiptView", .cover, line: 12),
      Sample.move(["CheckoutView"], "AddressView", .push, line: 13),
      Sample.move(["OrdersView"], "MembershipView", .sheet, line: 14, trigger: "Button(\"멤버십이란?\")"),
      Sample.move(["ProductView"], "ReviewsView", .push, line: 15),
      Sample.move(["ProductView"], "SellerView", .sheet, line: 16),
      Sample.move(["ShopApp"], "ShopTabView", .root, line: 17),
      Sample.move(["ShopTabView"], "AccountView", .tab, line: 18),
      Sample.move(["ShopTabView"], "CartView", .tab, line: 19),
      Sample.move(["ShopTabView"], "CatalogView", .tab, line: 20),
    ])

  private static func route(_ id: String, _ destination: String) -> Route {
    Route(
      id: id, type: id, case: "", location: Sample.place(1), destinations: destination.isEmpty ? [] : [destination],
      isUsed: true)
  }

  @Test func wordsKeepClearOfTitlesCardsAndOneAnother() {
    let dot = FlowMap(graph: Self.shop, options: FlowMapOptions(groupBy: .flow)).dot()
    #expect(
      GraphvizRenderer().labelClashes(dot: dot, placing: false) > 0,
      "the layout itself has become better: this test shows nothing any more")
    #expect(GraphvizRenderer().labelClashes(dot: dot, placing: true) == 0)
  }

  @Test(arguments: [(12, 18), (30, 44)]) func wordsKeepClearInOtherGraphs(_ size: (Int, Int)) {
    let dot = FlowMap(graph: Sample.large(screens: size.0, transitions: size.1)).dot()
    #expect(GraphvizRenderer().labelClashes(dot: dot, placing: true) == 0)
  }

  /// A card says what its route takes along; of a long name the end, which tells routes apart.
  @Test func aRouteAndItsArgumentsAreOnTheCard() throws {
    var graph = NavigationGraph(
      screens: [Sample.screen("A"), Sample.screen("B")], transitions: [Sample.move(["A"], "B", .push)])
    graph.routes = [
      Route(
        id: "AuthCoordinator.Scene.passwordReset", type: "AuthCoordinator.Scene", case: "passwordReset",
        location: Sample.place(1), destinations: ["B"], isUsed: true,
        arguments: [.init(name: "token", type: "String"), .init(name: nil, type: "<User>?")])
    ]
    let map = FlowMap(graph: graph)
    let picture = try #require(SVGContent(try map.render(.svg)))
    #expect(picture.words.contains("…Scene.passwordReset") && picture.words.contains("(token: String, <User>?)"))
    #expect(picture.tooltips.contains { $0.contains("AuthCoordinator.Scene.passwordReset(token: String, <User>?)") })
    #expect(String(decoding: map.mermaid().bytes, as: UTF8.self).contains("(token: String, #60;User#62;?)"))
    #expect(
      map.graphML().contains(
        "<data key=\"n-routes\">AuthCoordinator.Scene.passwordReset(token: String, &lt;User&gt;?)</data>"))
    #expect(String(decoding: map.d2().bytes, as: UTF8.self).contains("passwordReset(token: String, <User>?)"))
  }

  @Test func argumentsTakeFewLines() {
    #expect(NodeLabel.lines(of: []) == [])
    #expect(NodeLabel.lines(of: ["id: Int"]) == ["(id: Int)"])
    let wide = String(repeating: "w", count: 60)
    #expect(
      NodeLabel.lines(of: ["a: \(wide)", "id: Int", "on: Bool"]) == [
        "(a: \(String(repeating: "w", count: 37))…,", "id: Int, on: Bool)",
      ])
    #expect(NodeLabel.lines(of: Array(repeating: wide, count: 9)).last == "… and 6 more)")
  }

  @Test func aGuardIsACaption() {
    var move = Sample.move(["A"], "B", .push, trigger: "Button(\"Go\")")
    move.guard = "user.isLoggedIn && <b>"
    let screens = [Sample.screen("A"), Sample.screen("B")]
    let dot = FlowMap(graph: NavigationGraph(screens: screens, transitions: [move])).dot()
    #expect(dot.contains("<I>if user.isLoggedIn &amp;&amp; &lt;b&gt;</I>"))
    // A second way without a condition: the line has none.
    let free = FlowMap(
      graph: NavigationGraph(screens: screens, transitions: [move, Sample.move(["A"], "B", .push, line: 9)])
    ).dot()
    #expect(!free.contains("<I>if"))
  }

  @Test func controlsWithoutATitleAreNoCaption() {
    #expect(TriggerLabel.captions(["Button", "NavigationLink"]) == [])
    #expect(TriggerLabel.captions(["Pay", "onTapGesture"]) == ["Pay", "tap"])
  }

  @Test(arguments: [
    ("square.and.pencil", "square and pencil icon", "tap the 'square and pencil' icon"),
    ("lockFill", "lock fill icon", "tap the 'lock fill' icon"), ("+", "+ icon", "tap the '+' icon"),
  ])
  func aPictureIsCalledAnIcon(name: String, label: String, words: String) {
    var move = Sample.move(["A"], "B", .push)
    move.triggers = [
      Trigger(action: .tap, control: "Button", text: name, isPicture: true, location: move.location)
    ]
    #expect(TriggerLabel.short(of: move) == label)
    #expect(move.triggers[0].words == words)
    move.triggers[0].action = .select
    move.triggers[0].control = "row"
    #expect(move.triggers[0].words == "tap the row with the" + words.dropFirst("tap the".count))
  }

  /// The name of a component in the code is no word that users read.
  @Test(arguments: [
    ("PlanCardButton", "tap"), ("UIButton", "tap a button"), ("Button", "Button"), ("keyCommand", "tap"),
  ])
  func aControlWithoutWordsIsNotNamedByItsType(control: String, label: String) {
    var move = Sample.move(["A"], "B", .push)
    move.triggers = [Trigger(action: .tap, control: control, location: move.location)]
    #expect(TriggerLabel.short(of: move) == label)
  }

  @Test func signsAloneAreNoCaption() {
    #expect(TriggerLabel.captions([": ", "…", "+", "? "]) == ["+", "? "])
  }

  @Test func modalsHaveAShapeOfTheirOwn() throws {
    let graph = NavigationGraph(
      screens: ["A", "Sheet", "Cover", "Both"].map { Sample.screen($0) },
      transitions: [
        Sample.move(["A"], "Sheet", .sheet), Sample.move(["A"], "Cover", .cover), Sample.move(["A"], "Both", .sheet),
        Sample.move(["A"], "Both", .push, line: 2),
      ])
    let plan = MapPlanner(graph: graph, findings: [], options: FlowMapOptions()).plan()
    let looks = Dictionary(plan.nodes.map { ($0.title, $0.presentation) }, uniquingKeysWith: { first, _ in first })
    #expect(
      looks["Sheet"] == .some(.sheet) && looks["Cover"] == .some(.cover) && looks["Both"] == .some(nil)
        && looks["A"] == .some(nil))
    #expect(FlowMap(graph: graph).dot().contains("peripheries=\"2\""))
  }

  @Test func manyDeepLinksAreMarksNotLines() throws {
    let names = (1...5).map { "Screen\($0)" }
    let graph = NavigationGraph(
      entries: names.map { Entry(screen: $0, via: .deepLink, location: nil) },
      screens: names.map { Sample.screen($0, isEntry: true) })
    let picture = try #require(SVGContent(try FlowMap(graph: graph).render(.svg)))
    #expect(picture.words.count { $0.contains("Deep link") } == 5)
    #expect(!FlowMap(graph: graph).dot().contains("entry deep_link"))
  }

  @Test func whatCouldNotBeFollowedIsDotted() throws {
    let graph = NavigationGraph(
      screens: [Sample.screen("A"), Sample.screen("B")], transitions: [Sample.move(["A"], "B", .push)],
      unresolved: [UnresolvedSite(owner: "A", kind: .push, location: Sample.place(7), reason: "from a dictionary")])
    let dot = FlowMap(graph: graph).dot()
    #expect(
      dot.split(separator: "\n").contains {
        $0.contains("\"A\" -> \"unresolved A\"") && $0.contains("style=\"dotted\"")
      })
    #expect(
      try #require(SVGContent(try FlowMap(graph: graph).render(.svg))).tooltips.contains {
        $0.contains("from a dictionary")
      })
  }
}
