import Testing

@Suite struct XCoordinatorDialectTests {
  static let shop = [
    "Shop.swift": """
    import UIKit
    import XCoordinator

    enum ShopRoute: Route { case list, item(String), basket, leave, everything, lost, help(StrongRouter<HelpRoute>?) }
    enum HelpRoute: Route { case topics }

    class ShopCoordinator: NavigationCoordinator<ShopRoute> {
      init() { super.init(initialRoute: .list) }
      override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
        switch route {
        case .list:
          let controller = ListViewController()
          controller.model = ListModel(router: unownedRouter)
          return .push(controller)
        case .item: return .push(ItemViewController())
        case .basket: return .present(BasketCoordinator())
        case .leave: return .dismiss()
        case .everything: return .multiple(.popToRoot(), .push(ItemViewController()))
        case .lost: return .push(LostViewController())
        case .help(let router):
          if let router = router { return .covering(router) }
          return .present(UIAlertController(title: "Help", message: nil, preferredStyle: .alert))
        }
      }
    }
    extension Transition {
      static func covering(_ p: Presentable) -> Transition { .present(p) }
    }
    enum BasketRoute: Route { case open }
    class BasketCoordinator: NavigationCoordinator<BasketRoute> {
      init() { super.init(initialRoute: .open) }
      override func prepareTransition(for route: BasketRoute) -> NavigationTransition { .push(BasketViewController()) }
    }
    class HelpCoordinator: TabBarCoordinator<HelpRoute> {
      init(shop: StrongRouter<ShopRoute> = ShopCoordinator().strongRouter) { super.init(tabs: [shop]) }
      override func prepareTransition(for route: HelpRoute) -> TabBarTransition { .none() }
    }
    class ListModel {
      let router: UnownedRouter<ShopRoute>
      init(router: UnownedRouter<ShopRoute>) { self.router = router }
      func open(_ name: String) { router.trigger(.item(name)) }
      func basket() { router.rx.trigger(.basket) }
      func leave() { router.trigger(.leave) }
      func all() { router.trigger(.everything) }
      func ask() { router.trigger(.help(nil)) }
      func help() { router.trigger(.help(HelpCoordinator().strongRouter)) }
    }
    class ListViewController: UIViewController { var model: ListModel! }
    class ItemViewController: UIViewController {}
    class BasketViewController: UIViewController {}
    class LostViewController: UIViewController {}
    """
  ]

  @Test func routesAreResolvedThroughTheHandlerOfTheirCoordinator() {
    let found = transitions(Self.shop)
    #expect(found.contains("ShopCoordinator push ListViewController"))
    #expect(found.contains("ListModel push ItemViewController"))
    #expect(found.contains("ListModel back dismiss"))
    #expect(found.contains("ListModel back pop-to-root"))
    #expect(!found.contains { $0.hasSuffix("LostViewController") })
  }

  @Test func aChildIsAFlowOfItsCoordinatorAndItsFirstScreenIsWhatTheTriggerShows() {
    let found = transitions(Self.shop)
    #expect(found.contains("ShopCoordinator flow BasketCoordinator"))
    #expect(found.contains("ListModel sheet BasketViewController"))
    #expect(found.contains("HelpCoordinator flow ShopCoordinator"))
  }

  @Test func aPayloadDecidesTheBranch() {
    let found = transitions(Self.shop)
    #expect(found.contains("ListModel alert alert"))
    #expect(found.contains("ListModel sheet UITabBarController"))
    #expect(found.contains("ShopCoordinator flow HelpCoordinator"))
  }

  @Test func aModelRunsOnTheScreenItIsMadeFor() {
    let push = graph(Self.shop).transitions.first { $0.owner == "ListModel" && $0.to == "ItemViewController" }
    #expect(push?.from == ["ListViewController"])
  }

  @Test func aRouteNobodySendsIsDead() {
    let dead = graph(Self.shop).routes.filter { !$0.isUsed }.map(\.id)
    #expect(dead.contains("ShopRoute.lost"))
    #expect(!dead.contains("ShopRoute.item"))
  }

  @Test func withoutTheLibraryNothingIsAssumed() {
    let files = Self.shop.mapValues { $0.replacing("import XCoordinator", with: "") }
    #expect(!transitions(files).contains { $0.hasPrefix("ListModel") })
  }

  @Test func anAlertsActionSendsFromWhereTheAlertWasAskedFor() {
    let edges = screenEdges([
      "Door.swift": """
      import UIKit
      import XCoordinator
      enum DoorRoute: Route { case hall, ask(String?), garden }
      class DoorCoordinator: NavigationCoordinator<DoorRoute> {
        init() { super.init(initialRoute: .hall) }
        override func prepareTransition(for route: DoorRoute) -> NavigationTransition {
          switch route {
          case .hall:
            let controller = HallViewController()
            controller.model = HallModel(router: unownedRouter)
            return .push(controller)
          case .garden: return .push(GardenViewController())
          case let .ask(name):
            if let name = name { return .present(CellarViewController()) }
            let alert = UIAlertController(title: "Where?", message: nil, preferredStyle: .alert)
            alert.addAction(.init(title: "Cellar", style: .default) { [unowned self] _ in self.trigger(.ask("cellar")) \
      })
            return .present(alert)
          }
        }
        override func presented(from presentable: Presentable?) {
          registerInteractiveTransition(for: .garden, triggeredBy: recognizer, progress: { _ in 0 }, shouldFinish: { _ \
      in true }, completion: nil)
        }
      }
      class HallModel {
        let router: UnownedRouter<DoorRoute>
        init(router: UnownedRouter<DoorRoute>) { self.router = router }
        func ask() { router.trigger(.ask(nil)) }
      }
      class HallViewController: UIViewController { var model: HallModel! }
      class CellarViewController: UIViewController {}
      class GardenViewController: UIViewController {}
      """
    ])
    #expect(edges.contains("HallViewController alert alert"))
    #expect(edges.contains("HallViewController sheet CellarViewController"))
    // A gesture works on what the coordinator shows.
    #expect(edges.contains("HallViewController push GardenViewController"))
  }

  /// A menu whose entries hold routes, sent by an action of a library that is not in the tree.
  @Test func routesInATableAreSentByWhoeverFillsIt() {
    #expect(
      transitionLines(
        """
        import UIKit
        import Action
        import XCoordinator
        enum MenuRoute: Route { case menu, help, about }
        struct Entry { var title: String; var route: MenuRoute }
        class MenuCoordinator: NavigationCoordinator<MenuRoute> {
          init() { super.init(initialRoute: .menu) }
          override func prepareTransition(for route: MenuRoute) -> NavigationTransition {
            switch route {
            case .menu: return .push(MenuViewController(MenuModel(router: unownedRouter)))
            case .help: return .push(HelpViewController())
            case .about: return .push(AboutViewController())
            }
          }
        }
        class MenuModel {
          let router: UnownedRouter<MenuRoute>
          let entries: [Entry]
          lazy var selected = Action<MenuRoute, Void>() { [unowned self] route in
            return self.router.rx.trigger(route)
          }
          init(router: UnownedRouter<MenuRoute>) {
            self.router = router
            entries = [Entry(title: "Help", route: .help)]
          }
          func isAbout(_ route: MenuRoute) -> Bool { if case .about = route { return true } else { return false } }
        }
        class MenuViewController: UIViewController { init(_ model: MenuModel) { super.init(nibName: nil, bundle: nil) \
        } }
        class HelpViewController: UIViewController {}
        class AboutViewController: UIViewController {}
        """) == ["MenuCoordinator push MenuViewController", "MenuModel push HelpViewController"])
  }
}
