import NavigationModel
import Testing

/// Models that are put into a dictionary and taken out of it again by their keys.
@Suite struct LookedUpModelTests {
  @Test func whoPicksOneNamesIt() {
    let causes = causes(
      """
      import UIKit
      enum FolderID: Hashable { case all, trash }
      struct Folder { let id: FolderID; var count = 0 }
      final class FolderTree {
        private var folders: [FolderID: Folder]
        init(folders: [FolderID: Folder]) { self.folders = folders }
        func insert(_ folder: Folder) { folders[folder.id] = folder }
        func folder(_ id: FolderID) -> Folder? { folders[id] }
        var ids: [FolderID] { [.all, .trash] }
      }
      struct ListState { var tree = FolderTree(folders: [:]); var selected: FolderID? }
      struct PickerState { var tree = FolderTree(folders: [:]) }
      final class Loader {
        func load(into state: ListState) {
          state.tree.insert(Folder(id: .all, count: 3))
          state.tree.insert(Folder(id: .trash, count: 1))
        }
      }
      final class Coordinator {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([ListViewController(coordinator: self)], animated: false) }
        func show(_ folder: Folder) { navigation.pushViewController(screen(for: folder), animated: true) }
        private func screen(for folder: Folder) -> UIViewController {
          switch folder.id { case .all: return ItemsViewController(); case .trash: return TrashViewController() }
        }
      }
      final class ListViewController: UITableViewController {
        let coordinator: Coordinator
        var state = ListState()
        init(coordinator: Coordinator) { self.coordinator = coordinator; super.init(style: .plain); \
      Loader().load(into: state) }
        required init?(coder: NSCoder) { fatalError() }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          state.selected = state.tree.ids[indexPath.row]
          if let id = state.selected, let folder = state.tree.folder(id) { coordinator.show(folder) }
        }
      }
      final class ItemsViewController: UIViewController {}
      final class TrashViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let coordinator = Coordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start(); window?.rootViewController = coordinator.navigation
        }
      }
      """)
    #expect(!causes.keys.contains { $0.hasPrefix("Loader ") })
    #expect(causes["ListViewController push ItemsViewController"] == ["row(state.tree.ids)"])
    #expect(causes["ListViewController push TrashViewController"] == ["row(state.tree.ids)"])
  }
}
