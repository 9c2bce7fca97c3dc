import NavigationModel
import Testing

/// Routes inside routes: who names the inner one, navigates.
@Suite struct NestedRouteTests {
  private let app = """
    import SwiftUI
    enum Place: Hashable { case shop(ShopPlace), account(AccountPlace) }
    enum ShopPlace: Hashable { case product(Int), basket }
    enum AccountPlace: Hashable { case profile, orders(OrderPlace) }
    enum OrderPlace: Hashable { case list, order(Int) }
    @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
    struct Product: View { var body: some View { Text("Product") } }
    struct Basket: View { var body: some View { Text("Basket") } }
    struct Profile: View { var body: some View { Text("Profile") } }
    struct Orders: View { var body: some View { Text("Orders") } }
    struct Order: View { var body: some View { Text("Order") } }
    final class Router: ObservableObject {
      @Published var path: [Place] = []
      func open(_ place: Place) { path.append(place) }
    }
    struct Root: View {
      @StateObject var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Front(router: router).navigationDestination(for: Place.self) { place in
            switch place {
            case .shop(let inner): shop(inner)
            case .account(.profile): Profile()
            case .account(.orders(.list)): Orders()
            case .account(.orders(.order(let number))): Order()
            }
          }
        }
      }
      @ViewBuilder func shop(_ place: ShopPlace) -> some View {
        switch place {
        case .product: Product()
        case .basket: Basket()
        }
      }
    }
    """

  @Test func whoNamesTheInnerRoute() {
    let lines = transitionLines(
      app,
      """
      import SwiftUI
      struct Account {
        let router: Router
        func go(_ place: AccountPlace) { router.open(.account(place)) }
        func orders(_ place: OrderPlace) { go(.orders(place)) }
      }
      struct Front: View {
        let router: Router
        var body: some View {
          VStack {
            Button("Profile") { Account(router: router).go(.profile) }
            Lines(account: Account(router: router))
            Tile { router.open(.shop($0)) }
          }
        }
      }
      struct Lines: View {
        let account: Account
        var body: some View {
          VStack {
            Button("All") { account.orders(.list) }
            Button("One") { account.orders(.order(7)) }
          }
        }
      }
      struct Tile: View {
        let go: (ShopPlace) -> Void
        var body: some View { Button("Basket") { go(.basket) } }
      }
      """)
    #expect(
      lines == [
        "Front push Profile", "Lines push Order", "Lines push Orders", "Root root Front", "Shop root Root",
        "Tile push Basket",
      ])
  }

  /// A case made of a number names nothing: what it leads to is named where the case is looked at.
  @Test func aCaseOfANumber() {
    let lines = transitionLines(
      """
      import UIKit
      enum Item: Int { case news, help }
      protocol MenuDelegate: AnyObject { func didSelect(_ item: Item) }
      final class Menu: UITableViewController {
        weak var delegate: MenuDelegate?
        override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          guard let item = Item(rawValue: path.row) else { return }
          delegate?.didSelect(item)
        }
      }
      final class Drawer: UIViewController, MenuDelegate {
        let center = UINavigationController()
        lazy var pages: [Item: UIViewController] = [.news: News(), .help: Help()]
        func didSelect(_ item: Item) { show(item) }
        func show(_ item: Item) {
          guard let page = pages[item] else { return }
          center.pushViewController(page, animated: true)
        }
      }
      final class News: UIViewController {}
      final class Help: UIViewController {}
      """)
    #expect(lines == ["Drawer push Help", "Drawer push News"])
  }
}
