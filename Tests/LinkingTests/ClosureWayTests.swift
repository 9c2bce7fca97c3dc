import Linking
import NavigationModel
import Testing

/// Triggers of transitions in closures that go through the app's own parts, helpers and initialisers.
@Suite struct ClosureWayTests {
  private func labels(_ source: String) -> [String: [String]] {
    let graph = LinkingTests.graph(["App/File0.swift": "import SwiftUI\nimport UIKit\n" + source])
    return Dictionary(
      graph.transitions.map { ($0.to ?? "\($0.owner) back", $0.triggers.map(\.label)) }, uniquingKeysWith: +)
  }

  private static let app = """
    @main struct Demo: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Detail: View { var body: some View { Text("detail") } }

    """
  private static let delegate = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> \
    Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomePage())
        return true
      }
    }
    final class DetailPage: UIViewController {}

    """

  @Test(arguments: [
    #"if let action { Button("Go", action: action) }"#,
    #"if let run = action { Button("Go") { run() } }"#,
    #"if let action { Inner(action: action) }"#,
    #"action.flatMap { Button("Go", action: $0) }"#,
    #"self.action.map { run in Button("Go") { run() } }"#,
    #"Button("Go") { guard let action else { return }; action() }"#,
  ])
  func anUnwrappedClosureIsTheSame(content: String) {
    #expect(
      labels(
        Self.app + """
          struct Home: View {
            @State private var isOpen = false
            var body: some View { List { Part(action: { isOpen = true }) }.sheet(isPresented: $isOpen) { Detail() } }
          }
          struct Part: View {
            let action: (() -> Void)?
            var body: some View { HStack { \(content) } }
          }
          struct Inner: View {
            var action: (() -> Void)?
            var body: some View { Button { action?() } label: { Text("Go") } }
          }
          """)["Detail"] == [#"Button("Go")"#])
  }

  /// What one caller of a helper hands over does not run for another, through helpers of the helper, too.
  @Test func aRunOfAHelperRunsTheCodeOfWhoBeganIt() {
    #expect(
      labels(
        Self.delegate + """
          final class Manager {
            static let shared = Manager()
            private func fetch(_ done: @escaping (String) -> Void) { DispatchQueue.global().async { done("log") } }
            func withLog(_ done: @escaping (String) -> Void) { fetch { log in done(log) } }
            func reconnect() { withLog { log in print(log) } }
          }
          final class HomePage: UIViewController {
            @objc func tapToggle(_ sender: UISwitch) { Manager.shared.reconnect() }
            @objc func tapSend(_ sender: UIButton) {
              Manager.shared.withLog { log in self.navigationController?.pushViewController(DetailPage(), animated: \
          true) }
            }
          }
          """)["DetailPage"] == ["UIButton(tapSend)"])
  }

  /// The words of a control are those of the run, and what an arm of the closure rules out is no way.
  @Test func aSheetOfActionsShowsWhatItWasGiven() {
    #expect(
      labels(
        Self.delegate + """
          extension UIViewController {
            func choose(_ actions: [String], completion: @escaping (Int) -> Void) {
              let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
              for (index, value) in actions.enumerated() {
                alert.addAction(UIAlertAction(title: value, style: .default) { _ in completion(index) })
              }
              alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(-1) })
              present(alert, animated: true)
            }
            func askToLeave(_ confirmed: @escaping () -> Void) { choose(["Leave"]) { if $0 == 0 { confirmed() } } }
            func askToStay(_ confirmed: @escaping () -> Void) { choose(["Stay"]) { if $0 == 0 { confirmed() } } }
          }
          final class HomePage: UIViewController {
            @objc func tapStay(_ sender: UISwitch) { askToStay { print("stays") } }
            @objc func tapLeave(_ sender: UIButton) {
              askToLeave { self.navigationController?.pushViewController(DetailPage(), animated: true) }
            }
          }
          """)["DetailPage"] == [#"UIAlertAction("Leave")"#])
  }

  /// `convenience init` in an extension of the SDK's class, also called on the app's subclass of that.
  @Test(arguments: ["UIAlertController", "ThemedAlert"])
  func anInitialiserOfTheAppsMakesTheButton(of type: String) {
    #expect(
      labels(
        Self.delegate + """
          class ThemedAlert: UIAlertController {}
          extension UIAlertController {
            convenience init(with title: String, message: String, okLabel: String = "OK", action: (() -> Void)? = nil) {
              self.init(title: title, message: message, preferredStyle: .alert)
              addAction(UIAlertAction(title: okLabel, style: .default, handler: { _ in action?() }))
            }
          }
          final class HomePage: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
              let alert = \(type)(
                with: "Error", message: "No sound", okLabel: "Leave",
                action: { [weak self] in self?.navigationController?.pushViewController(DetailPage(), animated: true) })
              present(alert, animated: true)
            }
          }
          """)["DetailPage"] == [#"UIAlertAction("Leave")"#])
  }

  /// The key of a key command is no text, and a factory's command says what the factory is told.
  @Test func aFactoryOfKeyCommandsIsToldTheTitle() {
    #expect(
      labels(
        Self.delegate + """
          extension UIKeyCommand {
            static func ported(input: String, action: Selector, discoverabilityTitle: String) -> UIKeyCommand {
              let command = UIKeyCommand(input: input, modifierFlags: [.command], action: action)
              command.discoverabilityTitle = discoverabilityTitle
              return command
            }
          }
          final class HomePage: UIViewController {
            override var keyCommands: [UIKeyCommand]? {
              [UIKeyCommand.ported(input: "D", action: #selector(open), discoverabilityTitle: "Show it")]
            }
            @objc func open(_ sender: Any?) { navigationController?.pushViewController(DetailPage(), animated: true) }
          }
          """)["DetailPage"] == [#"UIKeyCommand("Show it")"#])
  }

  /// A button's configuration, a label with a fallback; a key comes after the button that does the same.
  @Test func wordsAreSetBesideTheButton() {
    let found = labels(
      Self.delegate + """
        final class SharePage: UIViewController {}
        final class HomePage: UIViewController {
          private let openButton = UIButton()
          private var moreLabel: String?
          private lazy var moreButton: UIButton = {
            let button = UIButton()
            button.accessibilityLabel = moreLabel ?? "More"
            button.addTarget(self, action: #selector(moreTapped), for: .primaryActionTriggered)
            return button
          }()
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "\\r", modifierFlags: [], action: #selector(moreTapped))]
          }
          override func viewDidLoad() {
            var configuration = UIButton.Configuration.borderedProminent()
            configuration.title = "Open shortcut"
            openButton.configuration = configuration
            openButton.addAction(
              UIAction(handler: { [weak self] _ in self?.present(SharePage(), animated: true) }),
              for: .primaryActionTriggered)
          }
          @objc private func moreTapped() { present(DetailPage(), animated: true) }
        }
        """)
    #expect(found["SharePage"] == [#"UIButton("Open shortcut")"#])
    #expect(found["DetailPage"] == [#"UIButton("More")"#, "UIKeyCommand"])
  }

  @Test func theTextOfAPartHangsOnWhatItWasMadeWith() {
    let found = labels(
      Self.app + """
        enum Strings { static let version = NSLocalizedString("VERSION", value: "Version", comment: "") }
        enum UnitType {
          case next, last, custom(String)
          func stringValue() -> String {
            switch self {
            case .next: return "Next"
            case .last: return "Finish"
            case let .custom(text): return text
            }
          }
        }
        struct UnitButton: View {
          private let action: () -> Void
          private let type: UnitType
          init(type: UnitType, action: @escaping () -> Void) { self.type = type; self.action = action }
          var body: some View {
            Button(action: action) {
              switch type {
              case .next: HStack { Text(type.stringValue()); Image("arrow") }
              case .last: HStack { Text(type.stringValue()); Image("check") }
              case .custom: VStack { Text(type.stringValue()) }
              }
            }
          }
        }
        struct Outline: View { var body: some View { Text("outline") } }
        struct Store: View { var body: some View { Text("store") } }
        struct Home: View {
          @State private var done = false, outline = false, store = false, page = 0
          let current: String = Bundle.main.object(forInfoDictionaryKey: "V") as? String ?? ""
          var body: some View {
            VStack {
              UnitButton(type: .next) { page += 1 }
              UnitButton(type: .last) { done = true }
              UnitButton(type: .custom("Back")) { outline = true }
              Button { store = true } label: { Text("\\(Strings.version) \\(current)") }
            }
            .navigationDestination(isPresented: $done) { Detail() }
            .sheet(isPresented: $outline) { Outline() }
            .sheet(isPresented: $store) { Store() }
          }
        }
        """)
    #expect(found["Detail"] == [#"Button("Finish")"#])
    #expect(found["Outline"] == [#"Button("Back")"#])
    #expect(found["Store"] == [#"Button("Version …")"#])
  }

  /// A method that a view puts into the environment as an action runs where a view below calls the action.
  @Test func anActionOfTheEnvironmentRunsWhereItIsCalled() {
    #expect(
      labels(
        """
        @main struct Demo: App { var body: some Scene { WindowGroup { WithPin { NavigationStack { Users() } } } } }
        struct Detail: View { var body: some View { Text("detail") } }
        struct PinAction {
          let action: (String) async throws -> Void
          func callAsFunction(_ reason: String) async throws { try await action(reason) }
        }
        extension EnvironmentValues { @Entry var pinAction: PinAction? = nil }
        struct WithPin<Content: View>: View {
          @State private var asks = false
          private let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          private func handle(_ reason: String) async throws { asks = true }
          var body: some View {
            content.environment(\\.pinAction, .init(action: handle)).sheet(isPresented: $asks) { Detail() }
          }
        }
        struct Users: View {
          @Environment(\\.pinAction) private var pinAction
          var body: some View { Button("Ann") { Task { try await pinAction?("sign in") } } }
        }
        """)["Detail"] == [#"Button("Ann")"#])
  }

  /// A link in a text, and one in a web page.
  @Test func linksAreTapped() {
    let found = labels(
      """
      import WebKit
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Terms: View { var body: some View { Text("terms") } }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Home: View {
        @State private var browses = false, terms = false
        var body: some View {
          VStack {
            PageView()
            Text("[Agreement](https://example.org)").environment(\\.openURL, OpenURLAction(handler: handleURL))
            Text("[Terms](https://example.org)")
              .environment(\\.openURL, OpenURLAction { _ in terms = true; return .handled })
          }
          .sheet(isPresented: $browses) { Detail() }
          .sheet(isPresented: $terms) { Terms() }
        }
        private func handleURL(_ url: URL) -> OpenURLAction.Result { browses = true; return .handled }
      }
      struct PageView: UIViewRepresentable {
        func makeCoordinator() -> Coordinator { Coordinator() }
        func makeUIView(context: Context) -> WKWebView {
          let view = WKWebView()
          view.navigationDelegate = context.coordinator
          return view
        }
        func updateUIView(_ view: WKWebView, context: Context) {}
        final class Coordinator: NSObject, WKNavigationDelegate {
          func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
            -> WKNavigationActionPolicy
          {
            guard let url = navigationAction.request.url else { return .allow }
            UIApplication.shared.open(url, options: [:])
            return .cancel
          }
        }
      }
      """)
    #expect(found["Detail"] == ["Link"])
    #expect(found["Terms"] == ["Link"])
    #expect(found["external"] ?? found.first { $0.key.contains("external") }?.value == ["webView(_:decidePolicyFor:)"])
  }
}
