import NavigationModel
import Testing

/// What a flow does later starts from the screen that it has put up, and from no screen that was there before.
@Suite struct LaterCodeTests {
  /// A scene delegate starts flows; one of them asks a server behind a splash screen, and answers who made it.
  private static let app = """
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      lazy var app = AppFlow(root: UINavigationController())
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = app.root
        app.start(link: options.urlContexts.first?.url)
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        app.start(link: contexts.first?.url)
      }
    }
    class Flow {
      let root: UINavigationController
      init(root: UINavigationController) { self.root = root }
      func start(link: URL?) {}
      func start(_ child: Flow) { child.start(link: nil) }
      func show(_ page: UIViewController) { root.setViewControllers([page], animated: false) }
    }
    final class AppFlow: Flow {
      override func start(link: URL?) { start(CheckFlow(root: root, done: { [weak self] in self?.load() })) }
      private func load() { start(SplashFlow(root: root, done: { [weak self] in self?.home() })) }
      private func home() { start(HomeFlow(root: root)) }
    }
    final class CheckFlow: Flow {
      private let done: () -> Void
      init(root: UINavigationController, done: @escaping () -> Void) { self.done = done; super.init(root: root) }
      override func start(link: URL?) {
        guard Device.isBroken else { return done() }
        show(BrokenPage(retry: done))
      }
    }
    enum Device { static var isBroken = false }
    final class SplashFlow: Flow {
      private let done: () -> Void
      private let group = DispatchGroup()
      init(root: UINavigationController, done: @escaping () -> Void) { self.done = done; super.init(root: root) }
      override func start(link: URL?) {
        splash()
        group.notify(queue: .main) { [weak self] in self?.answer() }
      }
      private func answer() { done() }
      private func splash() { show(SplashPage()) }
    }
    final class HomeFlow: Flow {
      override func start(link: URL?) { show(PageFactory().home(HomeActions(detail: detail, settings: settings))) }
      private var detail: () -> Void {
        return { [weak self] in self?.root.pushViewController(DetailPage(), animated: true) }
      }
      private var settings: () -> Void {
        { [weak self] in self?.root.pushViewController(SettingsPage(), animated: true) }
      }
    }
    struct HomeActions { let detail: () -> Void; let settings: () -> Void }
    struct PageFactory {
      func home(_ actions: HomeActions) -> UIViewController {
        HomePage(model: HomeModel(detail: actions.detail, settings: actions.settings))
      }
    }
    final class HomeModel {
      let detail: () -> Void
      let settings: () -> Void
      init(detail: @escaping () -> Void, settings: @escaping () -> Void) {
        self.detail = detail
        self.settings = settings
      }
    }
    final class HomePage: UIViewController {
      let model: HomeModel
      init(model: HomeModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      @objc func tapDetail(_ sender: UIButton) { model.detail() }
      @objc func tapSettings(_ sender: UIButton) { model.settings() }
    }
    final class BrokenPage: UIViewController {
      let retry: () -> Void
      init(retry: @escaping () -> Void) { self.retry = retry; super.init(nibName: nil, bundle: nil) }
      @objc func tapRetry(_ sender: UIButton) { retry() }
    }
    final class SplashPage: UIViewController {}
    final class DetailPage: UIViewController {}
    final class SettingsPage: UIViewController {}
    """

  private func moves(to screen: String, _ source: String = app) -> [String] {
    graph(["App/App.swift": source]).transitions.filter { $0.to == screen }.map {
      "\($0.from.joined(separator: ", ")): \($0.trigger ?? "-")"
    }
  }

  @Test func whatFollowsTheAnswerStartsFromTheSplashScreen() {
    #expect(moves(to: "HomePage") == ["SplashPage: notify(group)"])
  }

  @Test func whatRunsAtOnceIsPartOfTheLaunch() {
    let entries = graph(["App/App.swift": Self.app]).entries.filter { $0.via.isLaunch }.map(\.screen)
    #expect(entries == ["AppFlow", "BrokenPage", "SplashPage"])
  }

  @Test func theLaunchIsNoLink() {
    #expect(moves(to: "BrokenPage") == ["SceneDelegate: scene(_:willConnectTo:options:)"])
  }

  /// A getter makes the closure, a struct carries it to the model of the page.
  @Test(arguments: [("DetailPage", "tapDetail"), ("SettingsPage", "tapSettings")])
  func aClosureOfAGetterRunsWhereItIsCarriedTo(page: String, action: String) {
    #expect(moves(to: page) == ["HomePage: UIButton(\(action))"])
  }

  /// A flow that shows its screen only now and then has none that stands for certain.
  @Test func aScreenBehindAConditionDoesNotStand() {
    let source = Self.app.replacing("    splash()\n", with: "    if Device.isBroken { splash() }\n")
    #expect(moves(to: "HomePage", source).first?.hasPrefix("BrokenPage, SceneDelegate: ") == true)
  }

  /// What runs within the call is not later.
  @Test func aLoopIsNotLater() {
    let source = Self.app.replacing(
      "group.notify(queue: .main) { [weak self] in self?.answer() }", with: "[1].forEach { _ in answer() }")
    #expect(moves(to: "HomePage", source).first?.hasPrefix("BrokenPage, SceneDelegate: ") == true)
  }

  /// Code that nobody runs makes none run that is in use.
  @Test func aFlowThatNobodyMakesStartsNothing() {
    let source =
      Self.app + """

        final class OldFlow: Flow {
          override func start(link: URL?) { start(CheckFlow(root: root, done: { [weak self] in self?.next() })) }
          private func next() { start(Registry.flow()) }
        }
        """
    #expect(moves(to: "HomePage", source) == ["SplashPage: notify(group)"])
  }
}
