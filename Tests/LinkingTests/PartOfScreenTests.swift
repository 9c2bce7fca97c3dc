import Testing

/// Views of UIKit that several screens are made of.
@Suite struct PartOfScreenTests {
  /// What a library calls on a view happens on each screen that has it: on the one that keeps it itself, and on those
  /// whose parts are made of it.
  @Test func viewsThatScreensAndOtherViewsHold() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class LinkText: UITextView, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { call(url); \
      return false }
        func call(_ url: URL) { UIApplication.shared.open(url) }
      }
      final class Steps: UIView {
        var steps: [String] = [] { didSet { steps.forEach(add) } }
        private func add(_ step: String) { let text = LinkText(frame: .zero); text.text = step; addSubview(text) }
      }
      final class HomeController: UIViewController {
        @IBOutlet var text: LinkText!
        @objc func tapped() { navigationController?.pushViewController(HelpController(), animated: true) }
        @objc func other() { navigationController?.pushViewController(AboutController(), animated: true) }
      }
      final class HelpController: UIViewController { @IBOutlet var steps: Steps!; override func viewDidLoad() { \
      steps.steps = ["a"] } }
      final class AboutController: UIViewController {}
      """, "App/AppDelegate.swift": launch("HomeController"),
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "HelpController url external", "HomeController push AboutController",
        "HomeController push HelpController", "HomeController url external",
      ])
  }

  /// A control that a storyboard makes does what it does on each screen that has one.
  @Test func aControlOfSeveralScreens() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class LinkButton: UIControl {
        required init?(coder: NSCoder) { super.init(coder: coder); setUp() }
        private func setUp() { addTarget(self, action: #selector(open), for: .touchUpInside) }
        @objc func open() { UIApplication.shared.open(address) }
      }
      final class HomeController: UIViewController {
        @IBOutlet weak var link: LinkButton!
        @objc func tapped() { navigationController?.pushViewController(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {
        @IBOutlet weak var terms: LinkButton!
        @objc func tapped() { navigationController?.pushViewController(AboutController(), animated: true) }
      }
      final class AboutController: UIViewController {}
      """, "App/AppDelegate.swift": launch("HomeController"),
    ])
    #expect(
      edges == [
        "AppDelegate root HomeController", "HelpController push AboutController", "HelpController url external",
        "HomeController push HelpController", "HomeController url external",
      ])
  }

  /// A table's source tells whoever made it and set itself as its delegate, though others are told by theirs.
  @Test func aSourceTellsItsOwnDelegate() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol RowsDelegate: AnyObject { func select(_ row: Int) }
      final class Rows: NSObject, UITableViewDelegate {
        weak var delegate: RowsDelegate?
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { \
      delegate?.select(indexPath.row) }
      }
      final class ListModel: RowsDelegate {
        var rows: Rows!
        weak var page: ListController!
        func begin() { rows = Rows(); rows.delegate = self }
        func select(_ row: Int) { page.navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class DetailModel: RowsDelegate {
        var rows: Rows!
        weak var page: DetailController!
        func begin() { rows = Rows(); rows.delegate = self }
        func select(_ row: Int) { page.navigationController?.pushViewController(AboutController(), animated: true) }
      }
      final class ListController: UIViewController { let model = ListModel(); override func viewDidLoad() { \
      model.begin() } }
      final class DetailController: UIViewController { let model = DetailModel(); override func viewDidLoad() { \
      model.begin() } }
      final class AboutController: UIViewController {}
      """, "App/AppDelegate.swift": launch("ListController"),
    ])
    #expect(
      edges == [
        "AppDelegate root ListController", "DetailController push AboutController",
        "ListController push DetailController",
      ])
  }

  /// What a toolbar, or a modifier of all views, hands to a button that everybody has runs for the screens that are so
  /// dressed.
  @Test func buttonsOfAToolbarAndOfAnAddedModifier() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct BigButton: View { let action: () -> Void; var body: some View { Button("OK") { action() } } }
      struct ListBar: ToolbarContent {
        let onEdit: () -> Void
        var body: some ToolbarContent { ToolbarItem { BigButton(action: { onEdit() }) } }
      }
      extension View {
        func withHelp(_ onHelp: @escaping () -> Void) -> some View { overlay { BigButton(action: onHelp) } }
      }
      final class Leader: ObservableObject {
        @Published var path: [Place] = []
        func edit() { path.append(.editor) }
        func help() { path.append(.help) }
      }
      enum Place: Hashable { case editor, help, plain }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @StateObject private var leader = Leader()
        var body: some View {
          NavigationStack(path: $leader.path) {
            ListScreen(leader: leader).navigationDestination(for: Place.self) { place in
              switch place {
              case .editor: Editor()
              case .help: Help()
              case .plain: Plain(leader: leader)
              }
            }
          }
        }
      }
      struct ListScreen: View {
        @ObservedObject var leader: Leader
        var body: some View { BigButton(action: { leader.path.append(.plain) }).toolbar { ListBar(onEdit: leader.edit) \
      } }
      }
      struct Editor: View { var body: some View { BigButton(action: { print("saved") }) } }
      struct Help: View { var body: some View { Text("Help") } }
      struct Plain: View {
        @ObservedObject var leader: Leader
        var body: some View { Text("Plain").withHelp { leader.help() } }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains("push") } == ["ListScreen push Editor", "ListScreen push Plain", "Plain push Help"])
  }

  /// An app that starts with a controller on a stack.
  private func launch(_ first: String) -> String {
    """
    import UIKit
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: \(first)())
        return true
      }
    }
    """
  }
}
