import Testing

/// Initialisers that are handed on, and lists whose rows are pairs of a title and a closure.
@Suite struct HandedMakerTests {
  @Test(arguments: [
    "PageScreen.init", "{ PageScreen(page: $0) }",
  ])
  func anInitialiserThatIsHandedOnIsGivenTheItem(content: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Identifiable { case tram, ferry; var id: Self { self } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct PageScreen: View {
        let page: Page
        var body: some View { switch page { case .tram: TramView(); case .ferry: FerryView() } }
      }
      struct Home: View {
        @State private var page: Page?
        var body: some View { Button("Tram") { page = .tram }.sheet(item: $page, content: \(content)) }
      }
      struct TramView: View { var body: some View { Text("Tram") } }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """)
    #expect(lines.filter { $0.contains(" sheet ") } == ["Home sheet TramView"])
  }

  @Test func itsOwnInitialiserSaysWhereTheItemGoes() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Identifiable { case tram, ferry; var id: Self { self } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct PageScreen: View {
        private let shown: Page
        init(_ page: Page) { shown = page }
        var body: some View { switch shown { case .tram: TramView(); case .ferry: FerryView() } }
      }
      struct Home: View {
        @State private var page: Page?
        var body: some View { Button("Ferry") { page = .ferry }.sheet(item: $page, content: PageScreen.init) }
      }
      struct TramView: View { var body: some View { Text("Tram") } }
      struct FerryView: View { var body: some View { Text("Ferry") } }
      """)
    #expect(lines.filter { $0.contains(" sheet ") } == ["Home sheet FerryView"])
  }

  @Test func aRowIsAPairWithAClosureThatMakesItsScreen() {
    let lines = transitionLines(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HelpPage())
          return true
        }
      }
      final class HelpPage: UITableViewController {
        typealias Row = (title: String, make: () -> UIViewController)
        private lazy var rows: [Row] = [("Questions", { QuestionPage() }), ("Chat", makeChat)]
        private func makeChat() -> UIViewController { ChatPage() }
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
          navigationController?.pushViewController(rows[i.row].make(), animated: true)
        }
      }
      final class QuestionPage: UIViewController {}
      final class ChatPage: UIViewController {}
      """)
    #expect(lines.contains("HelpPage push QuestionPage"))
    #expect(lines.contains("HelpPage push ChatPage"))
  }
}
