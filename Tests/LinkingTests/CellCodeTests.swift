import Testing

/// Code that cells keep runs in the tables that have these cells.
@Suite struct CellCodeTests {
  private static let source = """
    import UIKit
    final class ActionCell: UITableViewCell { var action: () -> Void = {} }
    class Builder {
      let page: UIViewController
      var cells: [UITableViewCell] = []
      init(page: UIViewController) { self.page = page }
      func disclosure(_ text: String, _ action: @escaping () -> Void) {
        let cell = ActionCell()
        cell.action = action
        cell.textLabel?.text = text
        cells.append(cell)
      }
      func build() { disclosure("Advanced") { [weak self] in self?.page.show(Detail(), sender: nil) } }
    }
    final class LongBuilder: Builder {}
    final class First: UITableViewController {
      lazy var builder = Builder(page: self)
      override func viewDidLoad() { super.viewDidLoad(); builder.build() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let cell = tableView.cellForRow(at: indexPath) as? ActionCell { cell.action() }
      }
    }
    final class Second: UITableViewController {
      lazy var builder = LongBuilder(page: self)
      override func viewDidLoad() { super.viewDidLoad(); builder.build() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let cell = tableView.cellForRow(at: indexPath) as? ActionCell { cell.action() }
      }
    }
    final class Third: UITableViewController {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = ActionCell()
        cell.action = { [weak self] in self?.show(Note(), sender: nil) }
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let cell = tableView.cellForRow(at: indexPath) as? ActionCell { cell.action() }
      }
    }
    final class Detail: UIViewController {}
    final class Note: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [First(), Second(), Third()].map { UINavigationController(rootViewController: $0) }
        window?.rootViewController = tabs
        return true
      }
    }
    """

  @Test func eachTableRunsTheCodeOfItsOwnCells() {
    let origins = origins(Self.source)
    #expect(origins["Builder push Detail"]?.sorted() == ["First", "Second"])
    #expect(origins["Third push Note"] == ["Third"])
  }

  /// The row says what its builder was given with the code.
  @Test func wordsOfTheRow() {
    let said = causes(Self.source)["Builder push Detail"] ?? []
    #expect(!said.isEmpty && said.allSatisfy { $0.hasPrefix(#"row("Advanced")"#) })
  }

  /// A component that is told its title and its code in one call: the button in it says the title.
  @Test func wordsOfAComponent() {
    let said = causes(
      """
      import UIKit
      final class Banner: UIView {
        @IBOutlet var button: UIButton!
        private var onTap: () -> Void = {}
        func set(_ title: String, onTap: @escaping () -> Void) { button.setTitle(title, for: .normal); self.onTap = \
      onTap }
        @IBAction func touched(_ sender: UIButton) { onTap() }
      }
      final class First: UIViewController {
        @IBOutlet var banner: Banner!
        override func viewDidLoad() {
          super.viewDidLoad()
          banner.set("Details") { [weak self] in self?.present(Detail(), animated: true) }
        }
      }
      final class Detail: UIViewController {}
      """)
    #expect(said["First sheet Detail"] == [#"UIButton("Details")"#])
  }
}
