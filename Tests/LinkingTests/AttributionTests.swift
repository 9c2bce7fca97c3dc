import Linking
import Testing

/// Which screens a user is on when code of a coordinator runs.
@Suite struct AttributionTests {
  /// A view model gets its coordinator's methods as a struct of closures and calls them when its screen tells it to.
  @Test func actionsHandedOnInAStruct() {
    let edges = screenEdges(["App/Flow.swift": """
      struct ListActions {
        let showDetail: (Int) -> Void
        let showFilters: (@escaping (String) -> Void) -> Void
      }
      protocol ListModel { func select(_ id: Int); func filter() }
      final class DefaultListModel: ListModel {
        private let actions: ListActions?
        init(actions: ListActions? = nil) { self.actions = actions }
        func select(_ id: Int) { actions?.showDetail(id) }
        func filter() { actions?.showFilters(apply(filter:)) }
        private func apply(filter: String) {}
      }
      final class List: UIViewController {
        private let model: ListModel
        init(model: ListModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { model.select(1) }
        @objc func tappedFilter() { model.filter() }
      }
      final class Detail: UIViewController {}
      final class Filters: UIViewController {}
      final class Container {
        func makeList(actions: ListActions) -> UIViewController { List(model: DefaultListModel(actions: actions)) }
      }
      final class Flow {
        private weak var navigation: UINavigationController?
        private let container = Container()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let actions = ListActions(showDetail: showDetail, showFilters: showFilters)
          navigation?.pushViewController(container.makeList(actions: actions), animated: false)
        }
        private func showDetail(_ id: Int) { navigation?.pushViewController(Detail(), animated: true) }
        private func showFilters(done: @escaping (String) -> Void) { navigation?.present(Filters(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Flow(navigation: navigation).start()
          return true
        }
      }
      """])
    #expect(edges.contains("List push Detail"))
    #expect(edges.contains("List sheet Filters"))
    #expect(edges.count == 2, "\(edges)")
  }
}
