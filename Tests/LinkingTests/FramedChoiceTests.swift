import Testing

/// First screens that choose between whole screens, behind frames, factories and base classes.
@Suite struct FramedChoiceTests {
  /// - Parameter body: what the first screen is around its choice.
  static func app(_ open: String, _ close: String) -> String {
    """
    import SwiftUI
    @main struct TheApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View {
      @StateObject private var coordinator = Coordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          coordinator.page(.splash).navigationDestination(for: Page.self) { coordinator.page($0) }
        }
      }
    }
    enum Page: Hashable { case splash, login }
    final class Coordinator: ObservableObject {
      @Published var path = NavigationPath()
      @ViewBuilder func page(_ page: Page) -> some View {
        switch page {
        case .splash: SplashView(model: SplashModel())
        case .login: LoginView(model: LoginModel())
        }
      }
    }
    protocol Phase: Equatable { static var ready: Self { get } }
    class Model<State: Phase>: ObservableObject {
      @Published var state: State = .ready
      func change(_ new: State) { DispatchQueue.main.async { [weak self] in if self?.state != new { self?.state = new \
    } } }
    }
    struct Frame<Content: View, State: Phase>: View {
      @ObservedObject var model: Model<State>
      private let content: Content
      private var ground: Color = .red
      init(model: Model<State>, @ViewBuilder content: () -> Content) { self.model = model; self.content = content() }
      var body: some View { ZStack { ground.ignoresSafeArea(); content } }
    }
    enum SplashPhase: Phase { case ready, known, unknown }
    enum LoginPhase: Phase { case ready, loaded, unknown }
    final class SplashModel: Model<SplashPhase> { func look(_ user: String?) { if user == nil { change(.unknown) } \
    else { change(.known) } } }
    final class LoginModel: Model<LoginPhase> { func fail() { change(.unknown) } }
    struct SplashView: View {
      @StateObject var model: SplashModel
      var body: some View {
        \(open)
          switch model.state {
          case .ready: Text("…")
          case .known: HomeView().transition(.slide)
          case .unknown: WelcomeView()
          }
        \(close)
      }
    }
    struct LoginView: View { let model: LoginModel; var body: some View { Button("Log in") { model.fail() } } }
    struct HomeView: View { var body: some View { Text("Home") } }
    struct WelcomeView: View { var body: some View { Text("Welcome") } }
    """
  }

  @Test(arguments: [("Group {", "}"), ("Frame(model: model) { Group {", "}.onAppear { model.look(nil) } }")])
  func whatAFactoryBeginsTheRootsStackWith(open: String, close: String) {
    let lines = transitionLines(Self.app(open, close))
    #expect(
      lines == [
        "RootView root SplashView", "SplashModel root HomeView", "SplashModel root WelcomeView", "TheApp root RootView",
      ])
  }

  /// A base class gives its state a case that a protocol asks for: no code has to name the enum.
  @Test func aFirstCaseThatAProtocolAsksFor() {
    let routes = graph(["App/App.swift": Self.app("Group {", "}")]).routes
    #expect(routes.filter { !$0.isUsed }.map(\.id) == ["Page.login"])
  }

  /// A frame around a layout is no screen at the root of a stack.
  @Test func aFrameAroundALayout() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { WelcomeView() } } }
      struct WelcomeView: View {
        var body: some View {
          NavigationStack { Ground(content: { Text("Welcome"); Image("logo"); NavigationLink("Log in", destination: \
      Later(page: { LoginView().onAppear { } })) }) }
        }
      }
      struct Ground<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { ZStack { plainGround; content }.tint(.red) }
      }
      var plainGround: some View { Color.green.ignoresSafeArea(.all) }
      struct Later<Page: View>: View {
        var page: () -> Page
        var body: some View { self.page() }
      }
      struct LoginView: View { var body: some View { Text("Log in") } }
      """)
    #expect(lines == ["TheApp root WelcomeView", "WelcomeView push LoginView"])
  }
}
