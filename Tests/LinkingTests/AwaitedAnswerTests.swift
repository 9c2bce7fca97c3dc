import Testing

/// Code that waits until a screen answers runs on that screen from then on.
@Suite struct AwaitedAnswerTests {
  private func edges(_ flow: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: List())
        }
      }
      final class List: UIViewController {
        private lazy var flow = Flow(host: self)
        @objc func add() { Task { await flow.scan() } }
      }
      final class Camera: UIViewController {
        private var answer: CheckedContinuation<Int?, Never>?
        func photo() async -> Int? {
          await withCheckedContinuation { answer = $0 }
        }
        @objc func shoot() { answer?.resume(returning: 1) }
      }
      final class Photo: UIViewController {}
      final class Store {
        private var answer: CheckedContinuation<Int?, Never>?
        func photo() async -> Int? {
          await withCheckedContinuation { answer = $0 }
        }
        func received() { answer?.resume(returning: 1) }
      }
      \(flow)
      """
    ]).filter { !$0.hasPrefix("AppDelegate") }
  }

  /// After the camera's answer, and not before.
  @Test func afterTheAnswer() {
    let found = edges(
      """
      final class Flow {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func scan() async {
          let camera = Camera()
          host.present(camera, animated: true)
          let photo = await camera.photo()
          camera.dismiss(animated: true)
          if photo != nil { host.navigationController?.pushViewController(Photo(), animated: true) }
        }
      }
      """)
    #expect(found == ["Camera back dismiss", "Camera push Photo", "List sheet Camera"])
  }

  /// A function that waits for another that waits; a branch that does not.
  @Test func throughAnotherFunction() {
    let found = edges(
      """
      final class Flow {
        let host: UIViewController
        init(host: UIViewController) { self.host = host }
        func scan() async {
          guard await photo() != nil else { return }
          host.navigationController?.pushViewController(Photo(), animated: true)
        }
        private func photo() async -> Int? {
          let camera = Camera()
          host.present(camera, animated: true)
          return await camera.photo()
        }
      }
      """)
    #expect(found == ["Camera push Photo", "List sheet Camera"])
  }

  /// An object that is no screen answers whenever it likes: the screen is the one before.
  @Test func whatIsNoScreen() {
    let found = edges(
      """
      final class Flow {
        let host: UIViewController
        let store = Store()
        init(host: UIViewController) { self.host = host }
        func scan() async {
          _ = await store.photo()
          host.navigationController?.pushViewController(Photo(), animated: true)
        }
      }
      """)
    #expect(found == ["List push Photo"])
  }

  /// A coordinator hands its continuation to the page in a closure: what comes after runs where the page answers.
  @Test(arguments: [
    "page.onResult = { done.resume(returning: $0) }", "page.ask { result in done.resume(returning: result) }",
  ])
  func aContinuationInAClosureOfThePage(handing: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Page: UIViewController {
        var onResult: ((Bool) -> Void)?
        func ask(_ answer: @escaping (Bool) -> Void) { onResult = answer }
        @objc func pay() { onResult?(true) }
      }
      final class Cart: UIViewController {
        var onOrder: (() -> Void)?
        @objc func order() { onOrder?() }
      }
      @MainActor final class Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let cart = Cart()
          cart.onOrder = { [weak self] in Task { await self?.pay() } }
          navigation.setViewControllers([cart], animated: false)
        }
        private func pay() async {
          let page = Page()
          navigation.present(page, animated: true)
          let isPaid = await withCheckedContinuation { done in \(handing) }
          if isPaid { page.dismiss(animated: true) }
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          flow = Flow(navigation: navigation)
          flow?.start()
          return true
        }
      }
      """
    ])
    #expect(edges.filter { !$0.hasPrefix("AppDelegate") } == ["Cart sheet Page", "Page back dismiss"])
  }
}
