import NavigationModel
import Testing

/// Wrappers of the app that do something themselves, or show what they are given only at times.
@Suite struct WrapperPartTests {
  @Test func theButtonOfAFrameClosesTheScreenInIt() {
    let back = graph([
      "App/App.swift": """
      import SwiftUI
      struct Framed<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content.toolbar { CloseButton() } } }
      }
      struct CloseButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var shows = false
        var body: some View { Button("Open") { shows = true }.sheet(isPresented: $shows) { Framed { Detail() } } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      """
    ]).transitions.first { $0.kind == .back }
    #expect(back?.from == ["Detail"])
  }

  @Test(arguments: [
    "switch phase { case .waiting: ProgressView(); case .done(let v): content(v); case .failed: Retry() }",
    "if let value { content(value) } else { Retry() }",
    "Group { if failed { Retry() } else if let value { content(value) } else { ProgressView() } }.padding()",
  ])
  func whatIsShownOnceItIsThereIsTheScreen(body: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Loading<Content: View>: View {
        enum Phase { case waiting, done(Int), failed }
        @State private var phase = Phase.waiting
        @State private var failed = false
        var value: Int?
        @ViewBuilder let content: (Int) -> Content
        var body: some View { \(body) }
      }
      struct Retry: View { var body: some View { Text("Again") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
      struct Home: View { var body: some View { NavigationLink("Open") { Loading { Detail(id: $0) } } } }
      struct Detail: View { let id: Int; var body: some View { Text("Detail") } }
      """)
    #expect(lines.filter { $0.contains(" push ") } == ["Home push Detail"])
  }

  @Test func codeThatAModelCarriesRunsOnTheScreenThatItIsMadeFor() {
    let back = graph([
      "App/App.swift": """
      import SwiftUI
      enum Pages {
        static func login(onDone: @escaping () -> Void) -> UIViewController {
          let model = LoginModel(onDone: onDone)
          let view = LoginView(model: model)
          return UIHostingController(rootView: view)
        }
      }
      final class LoginModel: ObservableObject {
        let onDone: () -> Void
        init(onDone: @escaping () -> Void) { self.onDone = onDone }
      }
      struct LoginView: View { let model: LoginModel; var body: some View { Button("In") { model.onDone() } } }
      final class Landing: UIViewController {
        @objc func tap(_ sender: UIButton) {
          present(Pages.login { [weak self] in self?.dismiss(animated: true) }, animated: true)
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = Landing()
          return true
        }
      }
      """
    ]).transitions.first { $0.kind == .back }
    #expect(back?.from == ["LoginView"])
  }

  /// A page of the app's own that is made around several contents, of which one is a screen.
  private func page(_ body: String, title: String = "Text(\"Title\")") -> [String] {
    transitionLines(
      """
      import SwiftUI
      struct Page<Header: View, Content: View>: View {
        @ViewBuilder var header: Header
        @ViewBuilder var content: Content
        var body: some View { VStack { \(body) } }
      }
      struct Home: View {
        var body: some View {
          NavigationLink("Match") { Page { \(title) } content: { MatchView() } }
        }
      }
      struct MatchView: View { var body: some View { Text("Match") } }
      struct ScoreView: View { var body: some View { Text("Score") } }
      """)
  }

  @Test(arguments: [
    "header; content", "header; ScrollView { content }", "header; ScrollView { content }.padding()",
  ])
  func oneOfSeveralPartsIsTheScreen(body: String) {
    #expect(page(body) == ["Home push MatchView"])
  }

  /// Two screens of the app side by side are the page's own matter, and so is what it says beside what it is given.
  @Test func severalScreensArePartsOfThePage() {
    #expect(page("header; ScrollView { content }", title: "ScoreView()") == ["Home push Page"])
    #expect(page("header; ScrollView { Text(\"Own\"); content }") == ["Home push Page"])
  }
}
