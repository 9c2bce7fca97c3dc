import NavigationModel
import Testing

/// Rows of data say what they are rows of.
@Suite struct RowModelTests {
  private func trigger(_ read: String) -> Trigger? {
    graph([
      "App/App.swift": """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: ListViewController())
        }
      }
      struct Song { let name: String }
      final class Source { func song(at path: IndexPath) -> Song { Song(name: "") } }
      final class ListViewController: UITableViewController {
        var songs: [Song] = []
        let source = Source()
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
          \(read)
          navigationController?.pushViewController(SongViewController(), animated: true)
        }
      }
      final class SongViewController: UIViewController {}
      """
    ]).transitions.first { $0.to == "SongViewController" }?.triggers.first
  }

  @Test(
    arguments: [
      ("let song = songs[indexPath.row]", "songs"), ("let song = source.song(at: indexPath)", "Song"),
      ("let other = tableView.cellForRow(at: indexPath)", nil),
    ] as [(String, String?)])
  func whatTheRowsStandFor(read: String, model: String?) {
    let trigger = trigger(read)
    #expect(trigger?.label == model.map { "row(\($0))" } ?? "row")
    #expect(trigger?.words == model.map { "tap a row of \($0)" } ?? "tap a row")
  }
}
