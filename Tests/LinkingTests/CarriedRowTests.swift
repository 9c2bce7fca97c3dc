import Testing

/// A base class runs the code of objects that its controllers are handed once they are made: each those it keeps.
@Suite struct CarriedRowTests {
  private static let form = """
    import UIKit
    class Row: NSObject {
      weak var section: Section?
      var action: ((Row) -> Void)?
      init(action: ((Row) -> Void)?) { self.action = action }
      @objc func wasTapped() { action?(self) }
      func attach(to button: UIButton) {
        button.addTarget(self, action: #selector(wasTapped), for: .touchUpInside)
      }
    }
    class Section: NSObject {
      weak var form: FormController?
      var rows: [Row] = []
      convenience init(rows: [Row]) { self.init(); add(rows: rows) }
      func add(rows new: [Row]) { rows.append(contentsOf: new) }
    }
    class FormController: UITableViewController {
      var sections: [Section] = []
      func add(_ section: Section) { insert(section, at: sections.count) }
      func insert(_ section: Section, at index: Int) { section.form = self; sections.insert(section, at: index) }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        let row = sections[path.section].rows[path.row]
        if let action = row.action { action(row) }
      }
    }
    final class TermsController: UIViewController {}
    final class HelpController: UIViewController {}
    final class DeleteController: UIViewController {}
    final class PlainForm: FormController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [
          UINavigationController(rootViewController: SettingsForm()),
          UINavigationController(rootViewController: AccountForm()),
          UINavigationController(rootViewController: PlainForm()),
        ]
        window?.rootViewController = tabs
      }
    }

    """

  /// A section of a class of its own keeps its rows in properties; a section is made in place; rows come out of a
  /// function of other objects.
  @Test func whatSectionsAndTheirRowsCarry() {
    let edges = screenEdges([
      "App/App.swift": Self.form + """
        final class MoreSection: Section {
          private var termsRow: Row?
          override init() {
            super.init()
            termsRow = Row(action: { row in
              row.section?.form?.navigationController?.pushViewController(TermsController(), animated: true)
            })
            var rows: [Row] = []
            if let termsRow { rows.append(termsRow) }
            add(rows: rows)
          }
        }
        final class SettingsForm: FormController {
          override func viewDidLoad() { super.viewDidLoad(); add(MoreSection()) }
        }
        class Command {
          func provideRow() -> Row? { Row(action: { _ in self.run() }) }
          func run() {}
        }
        final class DeleteCommand: Command {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          override func run() { stack.pushViewController(DeleteController(), animated: true) }
        }
        final class AccountForm: FormController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let help = HelpRows(stack: navigationController)
            let section = Section(rows: help.rows())
            add(section)
            let commands: [Command] = [DeleteCommand(stack: navigationController!)]
            add(Section(rows: commands.compactMap { $0.provideRow() }))
          }
        }
        final class HelpRows {
          let stack: UINavigationController?
          init(stack: UINavigationController?) { self.stack = stack }
          func rows() -> [Row] {
            [Row(action: { _ in self.stack?.pushViewController(HelpController(), animated: true) })]
          }
        }
        """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "AccountForm push DeleteController", "AccountForm push HelpController", "SettingsForm push TermsController",
      ])
  }
}
