import Testing

/// Values of the app's that an object of the SDK's holds and hands out again.
@Suite struct HeldValueTests {
  private static let app = """
    import UIKit
    struct Row: Hashable { enum Kind: Hashable { case account, privacy, logout }; let kind: Kind; let title: String }
    enum Part: Int, CaseIterable { case user }
    final class AccountController: UIViewController {}
    final class PrivacyController: UIViewController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: SettingsController())
      }
    }

    """

  /// A row of a data source, by its class, a class of the app's, and out of a snapshot.
  @Test(arguments: [
    ("UICollectionViewDiffableDataSource<Part, Row>", "source.itemIdentifier(for: path)"),
    ("Rows", "source.itemIdentifier(for: path)"),
    ("UICollectionViewDiffableDataSource<Part, Row>", "source.snapshot().itemIdentifiers.first"),
  ])
  func aRowOfADataSource(type: String, row: String) {
    let edges = screenEdges([
      "App/App.swift": Self.app + """
        final class Rows: UICollectionViewDiffableDataSource<Part, Row> {}
        final class SettingsController: UIViewController, UICollectionViewDelegate {
          private var source: \(type)!
          override func viewDidLoad() {
            var snapshot = NSDiffableDataSourceSnapshot<Part, Row>()
            snapshot.appendSections(Part.allCases)
            snapshot.appendItems([
              Row(kind: .account, title: "Account"), Row(kind: .privacy, title: "Privacy"),
              Row(kind: .logout, title: "Log out"),
            ], toSection: .user)
            source.apply(snapshot)
          }
          func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
            guard let row = \(row) else { return }
            if let next = makeController(for: row.kind) { show(next, sender: self) }
          }
          private func makeController(for kind: Row.Kind) -> UIViewController? {
            switch kind {
            case .account: return AccountController()
            case .privacy: return PrivacyController()
            case .logout: return nil
            }
          }
        }
        """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "SettingsController push AccountController", "SettingsController push PrivacyController",
      ])
  }
}
