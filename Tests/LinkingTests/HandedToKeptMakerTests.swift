import Testing

/// A container hands the code that shows an item to the content which it was made with.
@Suite struct HandedToKeptMakerTests {
  private func lines(content: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Identifiable { case run, swim, rest; var id: Self { self } }
      struct Showcase<Content: View>: View {
        @State private var page: Page?
        let content: (@escaping (Page) -> Void) -> Content
        \(content)
        var body: some View {
          content { page = $0 }.sheet(item: $page) { page in
            switch page {
            case .run: RunPage()
            case .swim: SwimPage()
            case .rest: RestPage()
            }
          }
        }
      }
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { TabView { Runs().tabItem { Text("R") }; Swims().tabItem { Text("S") } } } }
      }
      struct Runs: View { var body: some View { Showcase { show in Button("Run") { show(.run) } } } }
      struct Swims: View { var body: some View { Showcase(content: { show in Button("Swim") { show(.swim) } }) } }
      struct RunPage: View { var body: some View { Text("Run") } }
      struct SwimPage: View { var body: some View { Text("Swim") } }
      struct RestPage: View { var body: some View { Text("Rest") } }
      """
    ).filter { $0.contains("sheet") }
  }

  /// Each use shows the page that its own content names, and none the page that nobody names.
  @Test(arguments: [
    "",
    "init(@ViewBuilder content: @escaping (@escaping (Page) -> Void) -> Content) { self.content = content }",
  ])
  func eachContentShowsItsOwn(content: String) {
    #expect(lines(content: content) == ["Runs sheet RunPage", "Swims sheet SwimPage"])
  }

  /// Functions in a value of actions, one of which takes a function: what the screen runs happens on that screen.
  @Test(arguments: ["apply(genre:)", "self.apply", "{ [weak self] in self?.apply(genre: $0) }"])
  func functionsAmongActions(given: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      struct Actions {
        let pick: (@escaping (String) -> Void) -> Void
        let close: () -> Void
      }
      final class Model {
        private let actions: Actions?
        private var genre = ""
        init(actions: Actions? = nil) { self.actions = actions }
        func filter() { actions?.pick(\(given)) }
        private func apply(genre: String) {
          self.genre = genre
          actions?.close()
        }
      }
      final class List: UIViewController {
        private let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        @objc func filter() { model.filter() }
      }
      final class Filter: UIViewController {
        private let onPick: (String) -> Void
        init(onPick: @escaping (String) -> Void) { self.onPick = onPick; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        @objc func pick() { onPick("Drama") }
      }
      final class Flow {
        let navigation: UINavigationController
        private weak var filter: UIViewController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let actions = Actions(pick: showFilter, close: closeFilter)
          navigation.setViewControllers([List(model: Model(actions: actions))], animated: false)
        }
        private func showFilter(onPick: @escaping (String) -> Void) {
          let filter = Filter(onPick: onPick)
          self.filter = filter
          navigation.present(filter, animated: true)
        }
        private func closeFilter() { filter?.dismiss(animated: true) }
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
    #expect(edges.filter { !$0.hasPrefix("AppDelegate") } == ["Filter back dismiss", "List sheet Filter"])
  }
}
