import Linking
import NavigationModel
import Testing

/// What the user does, where the control does not stand around the code that navigates.
@Suite struct TriggerWayTests {
  /// An app that starts with a `HomeController`, which leads to a `DetailController`.
  private static let launch = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> \
    Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeController())
        return true
      }
    }
    final class DetailController: UIViewController {}
    """

  private func triggers(to screen: String, _ sources: String...) -> [Trigger] {
    var files: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      files["App/File\(number).swift"] = "import SwiftUI\nimport UIKit\n" + source
    }
    let ways = LinkingTests.graph(files).transitions.filter { $0.to == screen && $0.kind != .root }
    return ways.first?.triggers ?? []
  }

  private func labels(to screen: String, _ sources: String...) -> [String] {
    var files: [String: String] = [:]
    for (number, source) in sources.enumerated() {
      files["App/File\(number).swift"] = "import SwiftUI\nimport UIKit\n" + source
    }
    let ways = LinkingTests.graph(files).transitions.filter { $0.to == screen && $0.kind != .root }
    return ways.first?.triggers.map(\.label) ?? []
  }

  private static let app = """
    @main struct Demo: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Detail: View { var body: some View { Text("detail") } }
    """

  @Test func aFunctionOfTheViewIsCalledByItsButton() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        struct Home: View {
          @State var isOpen = false
          var body: some View {
            VStack { Button("Open it") { open() } }.sheet(isPresented: $isOpen) { Detail() }
          }
          func open() { print("opening"); isOpen = true }
        }
        """) == [#"Button("Open it")"#])
  }

  @Test func aFlagOfAModelIsSetByTheButtonOfAPart() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        final class Model: ObservableObject {
          @Published var isOpen = false
          func tapped() { isOpen = true }
          func close() { isOpen = false }
        }
        struct Home: View {
          @StateObject var model = Model()
          var body: some View {
            VStack { Row(title: "Details", action: model.tapped); Button("Close") { model.close() } }
              .sheet(isPresented: $model.isOpen) { Detail() }
          }
        }
        struct Row: View {
          let title: String
          let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } }
        }
        """) == [#"Button("Details")"#])
  }

  @Test func aBindingIsSetByAChild() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        struct Home: View {
          @State var isOpen = false
          var body: some View { Bar(isShown: $isOpen).fullScreenCover(isPresented: $isOpen) { Detail() } }
        }
        struct Bar: View {
          @Binding var isShown: Bool
          var body: some View { Toggle("More", isOn: $isShown); Image(systemName: "gear").onTapGesture { isShown = \
        true } }
        }
        """
      ).sorted() == [#"Toggle("More")"#, #"onTapGesture("gear")"#])
  }

  @Test func aRowTakesTheRouteThatItOpens() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        enum Route: Hashable { case detail }
        struct Home: View {
          var body: some View {
            List { SettingsRow(label: "Sound", opens: .detail) }
              .navigationDestination(for: Route.self) { route in switch route { case .detail: Detail() } }
          }
        }
        struct SettingsRow: View {
          let label: String
          let opens: Route
          var body: some View { NavigationLink(value: opens) { Text(label) } }
        }
        """) == [#"NavigationLink("Sound")"#])
  }

  @Test func targetsAndActions() {
    let found = triggers(
      to: "DetailController",
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      final class DetailController: UIViewController {}
      enum Texts { static let more = NSLocalizedString("More details", comment: "") }
      final class HomeController: UIViewController {
        private let openButton: UIButton = {
          let button = UIButton(type: .system)
          button.setTitle(Texts.more, for: .normal)
          button.accessibilityIdentifier = "home.open"
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
        }
        @objc private func openTapped() { show() }
        private func show() { navigationController?.pushViewController(DetailController(), animated: true) }
      }
      """)
    #expect(found.map(\.label) == [#"UIButton("More details")"#])
    #expect(found.first?.identifier == "home.open")
    #expect(found.first?.words == "tap 'More details'")
  }

  /// The raw value of a case, or a constant of an object that a static holds; of a variable nobody knows the text.
  @Test(arguments: [("Names.pay_button.rawValue", "pay_button"), ("IDs.home.pay", "home-pay"), ("name", nil)])
  func anIdentifierMayBeAConstant(_ written: String, _ identifier: String?) {
    let found = triggers(
      to: "Pay",
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home(name: UUID().uuidString) } } }
      enum Names: String { case pay_button }
      enum IDs { static let home = HomeIDs(); struct HomeIDs { let pay = "home-pay" } }
      struct Home: View {
        let name: String
        var body: some View {
          NavigationStack { NavigationLink("Pay") { Pay() }.accessibilityIdentifier(\(written)) }
        }
      }
      struct Pay: View { var body: some View { Text("Pay") } }
      """)
    #expect(found.map(\.identifier) == [identifier])
  }

  @Test func aRowIsNamedByItsModel() {
    let found = triggers(
      to: "DetailController",
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: SettingsController())
          return true
        }
      }
      final class DetailController: UIViewController {}
      enum Item { case privacy, help
        var title: String { switch self { case .privacy: return "Privacy"; case .help: return "Help" } } }
      final class SettingsController: UITableViewController {
        let items: [Item] = [.privacy, .help]
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          switch items[indexPath.row] {
          case .privacy: navigationController?.pushViewController(DetailController(), animated: true)
          case .help: break
          }
        }
      }
      """)
    #expect(found.map(\.label) == [#"row("Privacy")"#])
    #expect(found.first?.words == "tap row 'Privacy'")
  }

  @Test func aControlOfACellReportsThroughItsDelegate() {
    #expect(
      labels(
        to: "DetailController",
        """
        \(Self.launch)
        protocol BarViewDelegate: AnyObject { func barViewDidTapMore(_ bar: BarView) }
        final class BarView: UIView {
          weak var delegate: BarViewDelegate?
          let more = UIButton()
          func setUp() {
            more.setTitle("More", for: .normal)
            more.addAction(UIAction { [weak self] _ in guard let self else { return }; \
        self.delegate?.barViewDidTapMore(self) }, for: .touchUpInside)
          }
        }
        final class HomeController: UIViewController, BarViewDelegate {
          let bar = BarView()
          override func viewDidLoad() { super.viewDidLoad(); bar.delegate = self; view.addSubview(bar) }
          func barViewDidTapMore(_ bar: BarView) { navigationController?.pushViewController(DetailController(), \
        animated: true) }
        }
        """) == [#"UIButton("More")"#])
  }

  @Test func oneOfSeveralButtonsWithOneAction() {
    #expect(
      labels(
        to: "DetailController",
        """
        \(Self.launch)
        final class HomeController: UIViewController {
          let back = UIButton(), next = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            back.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            next.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          }
          @objc func tapped(_ sender: UIButton) {
            switch sender {
            case next: navigationController?.pushViewController(DetailController(), animated: true)
            default: navigationController?.popViewController(animated: true)
            }
          }
        }
        """) == ["UIButton(next)"])
  }

  @Test func whereNobodyTapsAnything() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        struct Home: View {
          @State var isOpen = false
          var body: some View { Text("home").task { await load() }.sheet(isPresented: $isOpen) { Detail() } }
          func load() async { isOpen = true }
        }
        """) == ["task"])
  }

  /// `Text(name)` shows something that nobody knows; what stands further down is not what the button is called.
  @Test func wordsOfTheRunningAppAreNotReplacedByOthers() {
    #expect(
      labels(
        to: "Detail", Self.app,
        """
        struct Home: View {
          let name: String
          @State var isOpen = false
          var body: some View {
            Button { print("x"); isOpen = true } label: { HStack { Text(name); Text("(new)"); Image(systemName: \
        "chevron.right") } }
              .sheet(isPresented: $isOpen) { Detail() }
          }
        }
        """) == ["Button"])
  }
}
