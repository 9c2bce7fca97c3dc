import NavigationModel
import Testing

/// Code that is handed to a router's function which makes a screen with it, and code for a container that is a screen
/// here and a part of screens elsewhere.
@Suite struct AskedQuestionTests {
  /// It runs on that screen, by the control of the arm that the same call asks for.
  @Test func anAlertWithAnArmForEachKind() {
    let source =
      """
      import SwiftUI
      import UIKit
      public enum AlertKind: Equatable { case standard(String), action(String), logOut, leave }
      struct AlertView: View {
        private var title: String
        private var onClose: () -> Void = {}
        private var first: () -> Void = {}
        private let kind: AlertKind
        init(title: String, onClose: @escaping () -> Void, first: @escaping () -> Void, kind: AlertKind) {
          self.title = title
          self.onClose = onClose
          self.first = first
          self.kind = kind
        }
        var body: some View { VStack { Text(title); buttons } }
        private var buttons: some View {
          HStack {
            switch kind {
            case let .standard(label): StyledButton(label, action: { first() })
            case let .action(label): UnitButton(label: label, action: { first() })
            case .logOut: Button(action: { first() }, label: { Text("Log out") })
            case .leave: Button(action: { first() }, label: { Text("Leave") })
            }
          }
        }
      }
      struct StyledButton: View {
        private let title: String
        private let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct UnitButton: View {
        let label: String
        let action: () -> Void
        var body: some View { Button(action: { action() }) { Text(label) } }
      }
      final class Router {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func showAlert(title: String, onClose: @escaping () -> Void, first: @escaping () -> Void, kind: AlertKind) {
          navigation.present(UIHostingController(rootView: AlertView(title: title, onClose: onClose, first: first, \
      kind: kind)), animated: true)
        }
        func showStart() { navigation.setViewControllers([UIHostingController(rootView: StartView(router: self))], \
      animated: true) }
        func showSettings() { navigation.pushViewController(UIHostingController(rootView: SettingsView(router: \
      self)), animated: true) }
        func dismiss() { navigation.dismiss(animated: true) }
        func pop() { navigation.popViewController(animated: true) }
      }
      struct StartView: View {
        let router: Router
        var body: some View { StyledButton("Settings", action: { router.showSettings() }) }
      }
      struct SettingsView: View {
        let router: Router
        var body: some View {
          VStack {
            Button("Log out") {
              router.showAlert(title: "Log out?", onClose: { router.dismiss() }, first: { router.dismiss(); \
      router.showStart() }, kind: .logOut)
            }
            Button("Back") {
              router.showAlert(title: "Leave?", onClose: { router.dismiss() }, first: { router.pop() }, kind: .leave)
            }
            UnitButton(label: "Help", action: {
              router.showAlert(title: "Help", onClose: { router.dismiss() }, first: { router.showHelp() }, kind: \
      .standard("Show help"))
            })
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      extension Router {
        func showHelp() { navigation.pushViewController(UIHostingController(rootView: HelpView()), animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Router(navigation).showStart()
        }
      }
      """
    let (causes, origins) = (causes(source), origins(source))
    #expect(origins["Router root StartView"]?.sorted() == ["AlertView", "SceneDelegate"])
    #expect(origins["Router back pop"] == ["AlertView"])
    #expect(causes["Router back pop"] == [#"Button("Leave")"#])
    #expect(causes["Router root StartView"]?.first == #"Button("Log out") on AlertView"#)
    #expect(causes["Router push HelpView"]?.count == 1)
  }

  @Test func theSameBehindAProtocol() {
    let origins = origins(
      """
      import SwiftUI
      import UIKit
      public enum AlertKind: Equatable { case standard(String), logOut, leave }
      struct AlertView: View {
        private var title: String
        private var onClose: () -> Void = {}
        private var first: () -> Void = {}
        private let kind: AlertKind
        init(title: String, onClose: @escaping () -> Void, first: @escaping () -> Void, kind: AlertKind) {
          self.title = title
          self.onClose = onClose
          self.first = first
          self.kind = kind
        }
        var body: some View { VStack { Text(title); buttons } }
        private var buttons: some View {
          HStack {
            switch kind {
            case let .standard(label): StyledButton(label, action: { first() })
            case .logOut: Button(action: { first() }, label: { Text("Log out") })
            case .leave: Button(action: { first() }, label: { Text("Leave") })
            }
          }
        }
      }
      struct StyledButton: View {
        private let title: String
        private let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
        var body: some View { Button(action: action) { Text(title) } }
      }
      struct UnitButton: View {
        let label: String
        let action: () -> Void
        var body: some View { Button(action: { action() }) { Text(label) } }
      }
      protocol Routing: AnyObject { func showAlert(title: String, onClose: @escaping () -> Void, first: @escaping () \
      -> Void, kind: AlertKind); func showStart(); func showSettings(); func dismiss(); func pop(); func showHelp() }
      final class Router: Routing {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func showAlert(title: String, onClose: @escaping () -> Void, first: @escaping () -> Void, kind: AlertKind) {
          navigation.present(UIHostingController(rootView: AlertView(title: title, onClose: onClose, first: first, \
      kind: kind)), animated: true)
        }
        func showStart() { navigation.setViewControllers([UIHostingController(rootView: StartView(router: self))], \
      animated: true) }
        func showSettings() { navigation.pushViewController(UIHostingController(rootView: SettingsView(router: \
      self)), animated: true) }
        func dismiss() { navigation.dismiss(animated: true) }
        func pop() { navigation.popViewController(animated: true) }
      }
      struct StartView: View {
        let router: Routing
        var body: some View { StyledButton("Settings", action: { router.showSettings() }) }
      }
      struct SettingsView: View {
        let router: Routing
        var body: some View {
          VStack {
            Button("Log out") {
              router.showAlert(title: "Log out?", onClose: { router.dismiss() }, first: { router.dismiss(); \
      router.showStart() }, kind: .logOut)
            }
            Button("Back") {
              router.showAlert(title: "Leave?", onClose: { router.dismiss() }, first: { router.pop() }, kind: .leave)
            }
            UnitButton(label: "Help", action: {
              router.showAlert(title: "Help", onClose: { router.dismiss() }, first: { router.showHelp() }, kind: \
      .standard("Show help"))
            })
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      extension Router {
        func showHelp() { navigation.pushViewController(UIHostingController(rootView: HelpView()), animated: true) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Router(navigation).showStart()
        }
      }
      """)
    #expect(origins["Router push HelpView"] == ["AlertView"])
    #expect(origins["Router back pop"] == ["AlertView"])
  }

  /// What it says on the button stands in the same call.
  @Test func wordsThatTheCallGives() {
    let source =
      """
      import SwiftUI
      import UIKit
      import WebKit
      protocol BaseRouter { func presentAlert(title: String, positive: String, onClose: @escaping () -> Void, \
      firstTapped: @escaping () -> Void); func dismiss() }
      protocol WebRouter: BaseRouter {}
      final class Router: WebRouter {
        let navigation = UINavigationController()
        func start() { navigation.setViewControllers([UIHostingController(rootView: WebScreen(model: \
      WebModel(router: self)))], animated: false) }
        func presentAlert(title: String, positive: String, onClose: @escaping () -> Void, firstTapped: @escaping () \
      -> Void) {
          let host = UIHostingController(rootView: AlertView(title: title, positive: positive, onClose: onClose, \
      firstTapped: firstTapped))
          host.modalPresentationStyle = .overFullScreen
          navigation.present(host, animated: true)
        }
        func dismiss() { navigation.dismiss(animated: true) }
      }
      struct AlertView: View {
        let title: String, positive: String
        let onClose: () -> Void, firstTapped: () -> Void
        var body: some View { VStack { Text(title); Button(positive) { firstTapped() }; Button("Cancel") { onClose() \
      } } }
      }
      protocol WebNavigationDelegate: AnyObject { func webView(_ view: WKWebView, shouldLoad request: URLRequest) \
      async -> Bool }
      final class WebModel: ObservableObject {
        let router: WebRouter
        init(router: WebRouter) { self.router = router }
      }
      extension WebModel: WebNavigationDelegate {
        func webView(_ view: WKWebView, shouldLoad request: URLRequest) async -> Bool {
          guard let url = request.url else { return false }
          router.presentAlert(title: "Leaving", positive: "Continue", onClose: { [weak self] in \
      self?.router.dismiss() }, firstTapped: {
            UIApplication.shared.open(url, options: [:])
          })
          return true
        }
      }
      struct WebScreen: View {
        @StateObject var model: WebModel
        init(model: WebModel) { _model = StateObject(wrappedValue: model) }
        var body: some View { WebView(delegate: model) }
      }
      struct WebView: UIViewRepresentable {
        weak var delegate: WebNavigationDelegate?
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> WKWebView { let v = WKWebView(); v.navigationDelegate = \
      context.coordinator; return v }
        func updateUIView(_ view: WKWebView, context: Context) {}
        final class Coordinator: NSObject, WKNavigationDelegate {
          let parent: WebView
          init(_ parent: WebView) { self.parent = parent }
          func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> \
      WKNavigationActionPolicy {
            await parent.delegate?.webView(view, shouldLoad: action.request) == true ? .cancel : .allow
          }
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let router = Router()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          router.start(); window?.rootViewController = router.navigation; return true
        }
      }
      """
    #expect(origins(source)["WebModel url external"] == ["AlertView"])
    #expect(causes(source)["WebModel url external"] == [#"Button("Continue")"#])
  }

  @Test func aContainerThatOthersEmbed() {
    let origins = origins(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct Dialog<Content: View, Bottom: View>: View {
        @ViewBuilder var content: () -> Content
        @ViewBuilder var bottom: () -> Bottom
        var body: some View { VStack { Text("Dialog"); content(); bottom() } }
      }
      enum Route: Hashable { case other, fine }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      struct HomeView: View {
        @StateObject private var router = Router()
        @State private var asks = false
        var body: some View {
          NavigationStack(path: $router.path) {
            List { Button("Ask") { asks = true } }
              .sheet(isPresented: $asks) {
                Dialog { Text("Sure?") } bottom: { Button("Yes") { router.open(.other) } }
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .other: OtherView(router: router)
                case .fine: FineView()
                }
              }
          }
        }
      }
      struct OtherView: View {
        let router: Router
        var body: some View { Dialog { Text("Other") } bottom: { Button("Fine") { router.open(.fine) } } }
      }
      struct FineView: View { var body: some View { Text("Fine") } }
      """)
    #expect(origins["HomeView push OtherView"] == ["Dialog"])
    #expect(origins["OtherView push FineView"] == ["OtherView"])
  }
}
