import Testing

/// Methods that are passed to a stream by name, as its observers.
@Suite struct ObservingMethodTests {
  private func edges(_ observing: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      import Combine
      final class News {
        enum Event { case article(Int), login }
        let events = PassthroughSubject<Event, Never>()
      }
      final class NewsController: UIViewController {
        let news: News
        init(news: News) { self.news = news; super.init(nibName: nil, bundle: nil) }
        @objc func open() { news.events.send(.article(1)) }
      }
      final class ArticleController: UIViewController {
        let news: News
        init(news: News) { self.news = news; super.init(nibName: nil, bundle: nil) }
        @objc func logIn() { news.events.send(.login) }
      }
      final class LoginController: UIViewController {}
      final class Flow {
        var bag = Set<AnyCancellable>()
        let stack = UINavigationController()
        let news = News()
        func start() {
          \(observing)
          stack.pushViewController(NewsController(news: news), animated: false)
        }
        func handle(_ event: News.Event) {
          switch event {
          case .article: stack.pushViewController(ArticleController(news: news), animated: true)
          case .login: stack.present(LoginController(), animated: true)
          }
        }
        func listen(to news: News, _ handler: @escaping (News.Event) -> Void) {
          news.events.receive(on: DispatchQueue.main).sink(receiveValue: handler).store(in: &bag)
        }
        func hear(_ news: News, _ handler: @escaping (News.Event) -> Void) {
          news.events.sink { event in handler(event) }.store(in: &bag)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = flow.stack; \
      flow.start() }
      }
      """
    ])
  }

  /// Each arm runs on the screen that sends its case.
  @Test(arguments: [
    "news.events.sink(receiveValue: handle).store(in: &bag)",
    "news.events.receive(on: DispatchQueue.main).sink(receiveValue: self.handle(_:)).store(in: &bag)",
    "listen(to: news, handle)", "hear(news, handle)",
  ])
  func aMethodRunsWhereItsCaseIsSent(observing: String) {
    #expect(
      edges(observing) == [
        "AppDelegate flow Flow", "AppDelegate push NewsController", "ArticleController sheet LoginController",
        "NewsController push ArticleController",
      ])
  }
}
