import Testing

/// The columns that a split view controller of UIKit sets.
@Suite struct SplitColumnTests {
  private func lines(_ split: String) -> [String] {
    transitionLines(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = Split(style: \
      .tripleColumn) }
      }
      protocol FoldersDelegate: AnyObject { func foldersDidSelect(_ folder: String) }
      final class Folders: UITableViewController {
        weak var delegate: FoldersDelegate?
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \
      delegate?.foldersDidSelect("") }
      }
      final class Notes: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          splitViewController?.setViewController(Note(), for: .secondary)
        }
      }
      final class Note: UIViewController {}
      final class Empty: UIViewController {}
      """, split
    ).filter { !$0.hasPrefix("AppDelegate") }
  }

  /// What a selection sets is a detail, also from inside a column; what the controller begins with is not.
  @Test func whatASelectionSets() {
    let found = lines(
      """
      final class Split: UISplitViewController, FoldersDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
          setViewController(Empty(), for: .secondary)
        }
        private func setUp() {
          let folders = Folders()
          folders.delegate = self
          setViewController(folders, for: .primary)
        }
        func foldersDidSelect(_ folder: String) { setViewController(Notes(), for: .supplementary) }
      }
      """)
    #expect(found == ["Notes push Note", "Split push Notes", "Split root Empty", "Split root Folders"])
  }

  /// A closure that is handed over while the controller sets itself up runs later.
  @Test func whatAHandedClosureSets() {
    let found = lines(
      """
      final class List: UITableViewController { var onSelect: (() -> Void)? }
      final class Split: UISplitViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let list = List()
          list.onSelect = { [weak self] in self?.setViewController(Note(), for: .secondary) }
          setViewController(list, for: .primary)
        }
      }
      """)
    #expect(found.contains("Split push Note") && found.contains("Split root List"))
  }

  /// A helper that the set-up calls, too, begins the split view.
  @Test func whatTheSetUpSets() {
    let found = lines(
      """
      final class Split: UISplitViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setViewController(Folders(), for: .primary)
          fill()
        }
        private func fill() { setViewController(Notes(), for: .supplementary) }
      }
      """)
    #expect(found == ["Notes push Note", "Split root Folders", "Split root Notes"])
  }
}
