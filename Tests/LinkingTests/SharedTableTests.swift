import Testing

/// Objects of one class that several screens have: a source of rows, a cell. What they run, they run for the screen
/// whose own view model it is of.
@Suite struct SharedTableTests {
  private static let shared = """
    import UIKit
    protocol RowModel: AnyObject { var reuse: String { get }; func select() }
    protocol TableModel { var rows: [RowModel] { get } }
    protocol Reusable {}
    extension Reusable where Self: UIView { static var reuse: String { String(describing: self) } }
    extension UITableViewCell: Reusable {}
    final class Source: NSObject {
      private var tableView: UITableView?
      private var model: TableModel?
      func show(_ model: TableModel, in tableView: UITableView) {
        self.tableView = tableView
        self.model = model
        tableView.dataSource = self
        tableView.delegate = self
      }
    }
    extension Source: UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model?.rows.count ?? 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: model!.rows[indexPath.row].reuse, for: indexPath)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \
    model?.rows[indexPath.row].select() }
    }
    protocol Opening: AnyObject { func openDetail(); func openBill() }
    final class TripRow: RowModel {
      weak var model: TripsModel?
      var reuse: String { TripCell.reuse }
      func select() { model?.selected() }
    }
    final class TripCell: UITableViewCell { weak var opener: Opening?; @objc func tapped() { opener?.openDetail() } }
    final class TripsModel: TableModel {
      weak var opener: Opening?
      var rows: [RowModel] { let row = TripRow(); row.model = self; return [row] }
      func selected() { opener?.openDetail() }
    }
    final class BillRow: RowModel {
      weak var model: BillsModel?
      var reuse: String { "bill" }
      func select() { model?.selected() }
    }
    final class BillsModel: TableModel {
      weak var opener: Opening?
      var rows: [RowModel] { let row = BillRow(); row.model = self; return [row] }
      func selected() { opener?.openBill() }
    }
    final class Trips: UIViewController {
      let source = Source()
      let table = UITableView()
      let model: TripsModel
      init(model: TripsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        table.register(TripCell.self, forCellReuseIdentifier: TripCell.reuse)
        source.show(model, in: table)
      }
    }
    final class Bills: UIViewController {
      let source = Source()
      let table = UITableView()
      let model: BillsModel
      init(model: BillsModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { source.show(model, in: table) }
    }
    final class Detail: UIViewController {}
    final class Bill: UIViewController {}
    final class Help: UIViewController {}
    """

  private static let leader = """
    final class Leader: Opening {
      let navigation = UINavigationController()
      func start() {
        let model = TripsModel()
        model.opener = self
        let trips = Trips(model: model)
        let add = UIBarButtonItem(title: "Bills", style: .plain, target: self, action: #selector(showBills))
        trips.navigationItem.rightBarButtonItem = add
        navigation.pushViewController(trips, animated: false)
      }
      @objc private func showBills() {
        let model = BillsModel()
        model.opener = self
        let bills = Bills(model: model)
        bills.table.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showHelp)))
        navigation.pushViewController(bills, animated: true)
      }
      @objc private func showHelp() { navigation.present(Help(), animated: true) }
      func openDetail() { navigation.pushViewController(Detail(), animated: true) }
      func openBill() { navigation.pushViewController(Bill(), animated: true) }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let leader = Leader()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = leader.navigation
        leader.start()
      }
    }
    """

  /// Rows behind a source that each screen has one of; a button and a gesture that the leader puts into its screens.
  @Test func rowsAndControlsRunOnTheirOwnScreen() {
    let edges = screenEdges(["App/Shared.swift": Self.shared, "App/Leader.swift": Self.leader])
    #expect(
      edges == [
        "Bills push Bill", "Bills sheet Help", "SceneDelegate push Trips", "Trips push Bills", "Trips push Detail",
      ])
  }

  /// Who reads the table navigates, and the row that is looked up by its route is the one of that route.
  @Test func rowsThatAreLookedUpByTheirRoutes() {
    let found = graph([
      "App.swift": """
      import SwiftUI
      enum Page: String { case dining, laundry }
      struct Feature: Identifiable {
        let id: Page
        let content: AnyView
        init<Content: View>(_ id: Page, name: String, @ViewBuilder content: () -> Content) {
          self.id = id
          self.content = AnyView(content())
        }
      }
      let features: [Feature] = [
        Feature(.dining, name: "Dining") { DiningView() },
        Feature(.laundry, name: "Laundry") { LaundryView() },
      ]
      class Manager: ObservableObject { @Published var path = NavigationPath() }
      struct MoreView: View {
        var features: [Feature]
        @EnvironmentObject var manager: Manager
        var body: some View {
          ForEach(features) { feature in
            Button { manager.path.append(feature.id) } label: { Text("") }
          }
        }
      }
      struct MainView: View {
        @StateObject var manager = Manager()
        var body: some View {
          NavigationStack(path: $manager.path) {
            MoreView(features: features)
              .navigationDestination(for: Page.self) { id in AnyView(features.first { $0.id == id }!.content) }
          }
        }
      }
      struct DiningView: View { var body: some View { Text("") } }
      struct LaundryView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { MainView() } } }
      """
    ])
    let pushes = found.transitions.filter { $0.kind == .push }.map { "\($0.owner) \($0.to ?? "") \($0.route ?? "")" }
    #expect(pushes == ["MoreView DiningView Page.dining", "MoreView LaundryView Page.laundry"])
  }

  /// What a container's generic function gives is told by where it is put.
  @Test func controllersOutOfAContainer() {
    let lines = transitionLines(
      """
      import Resolver
      import UIKit
      class ListController: UIViewController {
        func open() {
          let detail: DetailController = Resolver.resolve()
          navigationController?.pushViewController(detail, animated: true)
        }
        func help() { present(helper(), animated: true) }
        private func helper() -> HelpController { return Resolver.resolve(name: "help") }
        func look() {
          if let top = navigationController?.topViewController() as? OtherController { present(top, animated: true) }
        }
      }
      class DetailController: UIViewController {}
      class HelpController: UIViewController {}
      class OtherController: UIViewController {}
      """)
    #expect(lines.prefix(2) == ["ListController push DetailController", "ListController sheet HelpController"])
  }

  /// A container that is asked for a protocol gives an object of the one class that answers it.
  @Test func coordinatorsOutOfAContainer() {
    let lines = transitionLines(
      """
      import Swinject
      import UIKit
      protocol Coordinating { func start() }
      protocol HomeCoordinating: Coordinating {}
      protocol MapCoordinating: Coordinating {}
      final class AppCoordinator: Coordinating {
        var container: Container?
        func start() {
          guard let home = container?.resolve(HomeCoordinating.self, argument: 1) else { return }
          home.start()
        }
      }
      final class HomeCoordinator: HomeCoordinating {
        var container: Container?
        let stack = UINavigationController()
        func start() { stack.pushViewController(HomeController(), animated: true) }
        func showMap() { container?.resolve(MapCoordinating.self)?.start() }
      }
      final class FlatMapCoordinator: MapCoordinating { func start() {} }
      final class RoundMapCoordinator: MapCoordinating { func start() {} }
      class HomeController: UIViewController {}
      """)
    #expect(lines.contains("AppCoordinator flow HomeCoordinator"))
    #expect(!lines.contains { $0.contains("FlatMapCoordinator") })
  }
}
