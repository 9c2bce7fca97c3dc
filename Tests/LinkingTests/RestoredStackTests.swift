import Foundation
import NavigationModel
import Testing

/// A stack that launch puts on top of another one, to bring back what was open.
@Suite struct RestoredStackTests {
  private static let app = """
    import UIKit
    final class ListCoordinator {
      let navigation = UINavigationController()
      private var reader: ReaderCoordinator?
      func start() { navigation.setViewControllers([ListPage(coordinator: self)], animated: false) }
      func showReader() {
        let child = ReaderCoordinator()
        reader = child
        child.start()
        navigation.present(child.navigation, animated: true)
      }
    }
    final class ReaderCoordinator {
      let navigation = UINavigationController()
      func start() { navigation.setViewControllers([ReaderPage()], animated: false) }
    }
    final class ListPage: UITableViewController {
      private let coordinator: ListCoordinator
      init(coordinator: ListCoordinator) { self.coordinator = coordinator; super.init(style: .plain) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \
    coordinator.showReader() }
    }
    final class ReaderPage: UIViewController {}
    @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      private let coordinator = ListCoordinator()
      func scene(_ s: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        coordinator.start()
        window?.rootViewController = coordinator.navigation
        RESTORE
      }
    }
    """

  private func starts(_ restore: String) -> [Screen.ID] {
    graph(["App/App.swift": Self.app.replacingOccurrences(of: "RESTORE", with: restore)]).entries.map(\.screen)
  }

  @Test func itIsNoPlaceWhereTheAppStarts() {
    let starts = starts("if session.stateRestorationActivity != nil { coordinator.showReader() }")
    #expect(starts.contains("ListPage") && !starts.contains("ReaderPage"), "\(starts)")
  }

  @Test func withoutItTheListStarts() {
    #expect(starts("").contains("ListPage"))
  }
}
