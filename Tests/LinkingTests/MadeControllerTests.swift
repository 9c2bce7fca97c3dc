import Testing

/// A base class runs what its controllers are made with: each its own.
@Suite struct MadeControllerTests {
  private static let table = """
    import UIKit
    enum RowAction { case none, execute(() -> Void) }
    struct Row { let title: String; let action: RowAction }
    class TableController: UITableViewController {
      var rows: [Row] = []
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if case .execute(let run) = rows[indexPath.row].action { run() }
      }
    }
    final class HelpController: UIViewController {}
    final class TermsController: UIViewController {}
    final class NewsController: UIViewController {}
    final class PageController: UIViewController {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let coordinator = Coordinator()
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = coordinator.stack
        coordinator.start()
      }
    }

    """

  /// In a view model, in a variable, by a property that is set later, and by a function's name.
  @Test func whatAModelIsMadeWith() {
    let edges = screenEdges([
      "App/App.swift": Self.table + """
        final class SettingsModel {
          let onHelp: () -> Void
          var onNews: () -> Void = {}
          init(onHelp: @escaping () -> Void) { self.onHelp = onHelp }
          var rows: [Row] { [Row(title: "Help", action: .execute { self.onHelp() }), Row(title: "News", action: \
        .execute { self.onNews() })] }
        }
        final class AboutModel {
          let onTerms: () -> Void
          init(onTerms: @escaping () -> Void) { self.onTerms = onTerms }
          var rows: [Row] { [Row(title: "Terms", action: .execute { self.onTerms() })] }
        }
        final class SettingsController: TableController {
          init(model: SettingsModel) { super.init(style: .plain); rows = model.rows }
        }
        final class AboutController: TableController {
          let onPage: () -> Void
          init(model: AboutModel, onPage: @escaping () -> Void) { self.onPage = onPage; super.init(style: .plain); \
        rows = model.rows + [Row(title: "Page", action: .execute(onPage))] }
        }
        final class Coordinator {
          let stack = UINavigationController()
          func start() {
            let model = SettingsModel(onHelp: { self.stack.pushViewController(HelpController(), animated: true) })
            model.onNews = { self.stack.pushViewController(NewsController(), animated: true) }
            stack.setViewControllers([SettingsController(model: model)], animated: false)
            stack.pushViewController(AboutController(model: AboutModel(onTerms: showTerms), onPage: { \
        self.stack.pushViewController(PageController(), animated: true) }), animated: true)
          }
          private func showTerms() { stack.pushViewController(TermsController(), animated: true) }
        }
        """
    ])
    #expect(
      edges.filter { $0.contains("Controller push") } == [
        "AboutController push PageController", "AboutController push TermsController",
        "SettingsController push HelpController", "SettingsController push NewsController",
      ])
  }

  /// A controller that lies in a container runs its code on the container.
  @Test func ofAControllerInAContainer() {
    let edges = screenEdges([
      "App/App.swift": Self.table + """
        final class TopController: TableController {
          init(onHelp: @escaping () -> Void) { super.init(style: .plain); rows = [Row(title: "Help", action: .execute \
        { onHelp() })] }
        }
        final class OtherController: TableController {}
        final class FooterController: UIViewController {}
        final class PairController<Top: UIViewController, Bottom: UIViewController>: UIViewController {
          let top: Top
          let bottom: Bottom
          init(top: Top, bottom: Bottom) { self.top = top; self.bottom = bottom; super.init(nibName: nil, bundle: nil) }
        }
        final class Coordinator {
          let stack = UINavigationController()
          func start() {
            let pair = PairController(top: TopController(onHelp: { self.stack.pushViewController(HelpController(), \
        animated: true) }), bottom: FooterController())
            stack.setViewControllers([pair, OtherController()], animated: false)
          }
        }
        """
    ])
    #expect(edges.filter { $0.contains("push") } == ["PairController push HelpController"])
  }
}
