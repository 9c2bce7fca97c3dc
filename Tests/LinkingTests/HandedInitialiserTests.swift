import Testing

/// Initialisers of the SDK's and of enums that are handed on: `pages.map(UINavigationController.init)`.
@Suite struct HandedInitialiserTests {
  @Test(arguments: [
    ".map(UINavigationController.init(rootViewController:))", ".map(UINavigationController.init)",
    ".map { UINavigationController(rootViewController: $0) }",
  ])
  func aStackAroundEachTab(mapping: String) {
    let lines = transitionLines(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let tabs = UITabBarController()
          tabs.viewControllers = [NewsPage(), ShopPage()]\(mapping)
          window?.rootViewController = tabs
          return true
        }
      }
      final class NewsPage: UIViewController {}
      final class ShopPage: UIViewController {}
      """)
    #expect(lines.filter { $0.contains(" tab ") } == ["AppDelegate tab NewsPage", "AppDelegate tab ShopPage"])
  }

  /// - Parameter page: an optional page, out of what the user's defaults hold.
  private func remembered(_ page: String) -> [String: String] {
    [
      "App/App.swift": """
      import SwiftUI
      enum Page: String, Identifiable {
        case tram, ferry
        var id: Self { self }
        @ViewBuilder var screen: some View { switch self { case .tram: TramView(); case .ferry: FerryView() } }
      }
      final class Model: ObservableObject {
        @Published var page: Page?
        func restore(_ stored: String?) { page = \(page) }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject private var model = Model()
        var body: some View { Text("Home").sheet(item: $model.page) { $0.screen } }
      }
      struct TramView: View { var body: some View { Text("Tram") } }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """
    ]
  }

  @Test(arguments: ["stored.flatMap(Page.init)", "stored.flatMap(Page.init(rawValue:))"])
  func aTextThatNobodyKnowsNamesNoCase(page: String) {
    let app = graph(remembered(page))
    #expect(!app.transitions.contains { $0.kind == .sheet })
    #expect(app.unresolved.count == 1)
  }

  @Test func aCaseThatIsThereIsThatCase() {
    #expect(transitions(remembered(".ferry")).contains("Model sheet FerryView"))
  }
}
