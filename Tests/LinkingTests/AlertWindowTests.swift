import Testing

/// Alerts of an app's own in a window above all others.
@Suite struct AlertWindowTests {
  private static let window = """
    import SwiftUI
    @MainActor final class Alerts: ObservableObject {
      static let shared = Alerts()
      @Published var isShown = false
      private(set) var alerts: [AlertContent] = []
      func present(_ alert: AlertContent) async {
        alerts.append(alert)
        isShown = true
      }
      func note(_ text: String) { isShown = true }
      func dismiss() { isShown = false }
    }
    struct AlertContent: Identifiable {
      let id = 0
      let title: String
      let action: () async -> Void
    }
    struct AlertsView: View {
      @ObservedObject var alerts = Alerts.shared
      var body: some View {
        ForEach(alerts.alerts) { alert in Button(alert.title) { Task { await alert.action(); alerts.dismiss() } } }
      }
    }
    struct AlertWindow: ViewModifier {
      @State private var window: UIWindow?
      func body(content: Content) -> some View {
        content.onAppear {
          let window = UIWindow(windowScene: scene)
          let controller = UIHostingController(rootView: AlertsView())
          window.rootViewController = controller
          window.windowLevel = .alert
          self.window = window
        }
      }
    }
    """

  /// Who hands the object an alert with code for its buttons shows an alert; a text alone is a toast.
  @Test func whoTellsTheObjectShowsTheAlert() {
    let lines = transitionLines(
      Self.window,
      """
      import SwiftUI
      struct Messenger { var present: (AlertContent) async -> Void }
      extension Messenger { static let live = Messenger(present: { alert in await Alerts.shared.present(alert) }) }
      final class HomeModel: ObservableObject {
        let messenger = Messenger.live
        func delete() async { await messenger.present(.init(title: "Sure?", action: {})) }
      }
      struct HomeView: View {
        @StateObject var model = HomeModel()
        var body: some View {
          Button("Delete") { Task { await model.delete() } }
          Button("Note") { Alerts.shared.note("Done") }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { HomeView().modifier(AlertWindow()) } } }
      """)
    #expect(lines.filter { $0.contains("alert") } == ["HomeModel alert alert"])
  }
}
