import Testing

/// A loop over a stream runs when somebody sends.
@Suite struct LoopedStreamTests {
  @Test func anArmOfALoopDecides() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Event { case opened, loggedOut }
      final class Bus {
        static let shared = Bus()
        let events: AsyncStream<Event>
        private let sender: AsyncStream<Event>.Continuation
        init() { (events, sender) = AsyncStream.makeStream(of: Event.self) }
        func send(_ event: Event) { sender.yield(event) }
      }
      enum Page: Hashable { case item }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func listen() async {
          for await event in Bus.shared.events {
            switch event {
            case .opened: path.append(.item)
            case .loggedOut: path.removeAll()
            }
          }
        }
      }
      @main struct TheApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView().navigationDestination(for: Page.self) { _ in ItemView() }
            }.task { await router.listen() }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("Open") { Bus.shared.send(.opened) } } }
      struct ItemView: View { var body: some View { Button("Log out") { Bus.shared.send(.loggedOut) } } }
      """)
    #expect(lines.filter { $0.contains(" back") } == ["Router back pop-to-root"])
  }

  /// A screen's stream by any way that makes it together with its continuation.
  @Test(arguments: [
    "let (events, sender) = AsyncStream<Event>.makeStream()",
    "private let (stream, sender) = AsyncStream.makeStream(of: Event.self); var events: AsyncStream<Event> { stream }",
  ])
  func aStreamAndItsContinuationAsPartsOfATuple(stream: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Letter: UIViewController {
        enum Event { case read, failed }
        \(stream)
        @objc func reload() { sender.yield(.failed) }
      }
      final class Inbox: UIViewController {
        var onSelect: (() -> Void)?
        @objc func select() { onSelect?() }
      }
      final class Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let inbox = Inbox()
          inbox.onSelect = { [weak self] in self?.showLetter() }
          navigation.setViewControllers([inbox], animated: false)
        }
        private func showLetter() {
          let letter = Letter()
          navigation.pushViewController(letter, animated: true)
          Task { for await event in letter.events where event == .failed { tell() } }
        }
        private func tell() {
          navigation.present(UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: true)
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
    #expect(edges.filter { !$0.hasPrefix("AppDelegate") } == ["Inbox push Letter", "Letter alert alert"])
  }

  /// A loop in a task runs for as long as its stream does, on whatever screen is shown by then; the case that is sent
  /// decides, also through a function that takes it.
  @Test(arguments: ["handle(wish)", "switch wish { case .letter: showLetter(); case .reply: showReply() }"])
  func aLoopInATask(body: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      enum Wish { case letter, reply }
      final class Bus {
        static let shared = Bus()
        let (wishes, sender) = AsyncStream.makeStream(of: Wish.self)
        func send(_ wish: Wish) { sender.yield(wish) }
      }
      final class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          stack.setViewControllers([Inbox()], animated: false)
          Task { for await wish in Bus.shared.wishes { \(body) } }
        }
        private func handle(_ wish: Wish) {
          switch wish {
          case .letter: showLetter()
          case .reply: showReply()
          }
        }
        private func showLetter() { stack.pushViewController(Letter(), animated: true) }
        private func showReply() { stack.present(Reply(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          flow = Flow(stack: stack)
          flow?.start()
        }
      }
      final class Inbox: UIViewController { @objc func open() { Bus.shared.send(.letter) } }
      final class Letter: UIViewController { @objc func reply() { Bus.shared.send(.reply) } }
      final class Reply: UIViewController {}
      """
    ])
    #expect(
      edges.filter { $0.hasSuffix("Letter") || $0.hasSuffix("Reply") } == ["Inbox push Letter", "Letter sheet Reply"])
  }

  /// A loop over notifications is such a loop, too.
  @Test func aLoopOverNotificationsInATask() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      extension Notification.Name {
        static let letter = Notification.Name("letter")
        static let reply = Notification.Name("reply")
      }
      final class Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          stack.setViewControllers([Inbox()], animated: false)
          Task { for await _ in NotificationCenter.default.notifications(named: .letter) { showLetter() } }
          Task { for await _ in NotificationCenter.default.notifications(named: .reply) { showReply() } }
        }
        private func showLetter() { stack.pushViewController(Letter(), animated: true) }
        private func showReply() { stack.present(Reply(), animated: true) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          flow = Flow(stack: stack)
          flow?.start()
        }
      }
      final class Inbox: UIViewController {
        @objc func open() { NotificationCenter.default.post(name: .letter, object: nil) }
      }
      final class Letter: UIViewController {
        @objc func reply() { NotificationCenter.default.post(name: .reply, object: nil) }
      }
      final class Reply: UIViewController {}
      """
    ])
    #expect(
      edges.filter { $0.hasSuffix("Letter") || $0.hasSuffix("Reply") } == ["Inbox push Letter", "Letter sheet Reply"])
  }
}
