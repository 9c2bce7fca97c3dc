// A constant spells the name of a controller, and nothing makes classes by their names

// prelude: app-delegate
enum Events { static let archive = "ArchiveViewController" }
final class HomeViewController: UIViewController {
  override func viewDidLoad() { Log.screen(Events.archive) }
}
final class ↓ArchiveViewController: UIViewController {}
