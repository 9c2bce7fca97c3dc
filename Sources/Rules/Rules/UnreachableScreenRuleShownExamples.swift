extension UnreachableScreenRule {
  /// What does not look as if it were shown, and is, or what may well stay unshown.
  static let shown: [RuleExample] = [
    RuleExample(
      "A representable is told which controller to make",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
      }
      struct HomeView: View {
        var body: some View { NavigationLink("Profile") { Hosted<ProfileController>() } }
      }
      struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Controller { Controller() }
        func updateUIViewController(_ controller: Controller, context: Context) {}
      }
      final class ProfileController: UIViewController {}
      """),
    RuleExample(
      "A tab is a case of an enum whose name stands in an annotation only",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = TabsController()
        }
      }
      enum Tab {
        case search
        var controller: UIViewController { switch self { case .search: SearchController() } }
      }
      final class TabsController: UITabBarController {
        func setUp() {
          let tabs: [Tab] = [.search]
          viewControllers = tabs.map { UINavigationController(rootViewController: $0.controller) }
        }
      }
      final class SearchController: UIViewController {
        private lazy var pages: [UIViewController] = { [FilterController()] }()
      }
      final class FilterController: UIViewController {}
      """),
    RuleExample(
      "A macro writes the code that makes the controller",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeFactory().viewController
        }
      }
      @Factory<HomeModel, HomeController>
      final class HomeFactory { func makeModel() -> HomeModel { HomeModel() } }
      final class HomeModel {}
      final class HomeController: UIViewController {}
      """),
    RuleExample(
      "The storyboard says which pages a controller shows",
      """
      final class PagesController: UIViewController {
        @IBInspectable var pages: String = ""
        override func viewDidLoad() {
          for page in pages.components(separatedBy: ",") {
            if let controller = storyboard?.instantiateViewController(withIdentifier: page) { addChild(controller) }
          }
        }
      }
      final class WelcomeController: UIViewController {}
      final class TermsController: UIViewController {}
      """,
      with: [
        RuleExample.Attachment(
          "Info.plist",
          "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"),
        RuleExample.Attachment(
          "Main.storyboard",
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
          initialViewController="c0">
            <scenes>
              <scene sceneID="s0"><objects><viewController id="c0" customClass="PagesController" \
          sceneMemberID="viewController">
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="pages" \
          value="welcome,terms"/></userDefinedRuntimeAttributes>
              </viewController></objects></scene>
              <scene sceneID="s1"><objects><viewController storyboardIdentifier="welcome" id="c1" \
          customClass="WelcomeController" sceneMemberID="viewController"/></objects></scene>
              <scene sceneID="s2"><objects><viewController storyboardIdentifier="terms" id="c2" \
          customClass="TermsController" sceneMemberID="viewController"/></objects></scene>
            </scenes>
          </document>
          """),
      ]),
    RuleExample(
      "A scene's identifier comes out of a list",
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        static let names = ["SetupScene", "LockScene"]
        func show(_ step: Int) {
          let storyboard = UIStoryboard(name: "Start", bundle: nil)
          window?.rootViewController = storyboard.instantiateViewController(withIdentifier: Self.names[step])
        }
      }
      final class SetupController: UIViewController {}
      final class LockController: UIViewController {}
      """,
      with: [
        RuleExample.Attachment(
          "Start.storyboard",
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes>
              <scene sceneID="s1"><objects><viewController storyboardIdentifier="SetupScene" id="c1" \
          customClass="SetupController" sceneMemberID="viewController"/></objects></scene>
              <scene sceneID="s2"><objects><viewController storyboardIdentifier="LockScene" id="c2" \
          customClass="LockController" sceneMemberID="viewController"/></objects></scene>
            </scenes>
          </document>
          """)
      ]),
    RuleExample(
      "Parts of a frame that previews put their subject into",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      #Preview { ComponentPreview(options: [.size]) { HomeView() } }
      struct ComponentPreview<Content: View>: View {
        let options: [Option]
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { content() } }
      }
      enum Option: View {
        case size
        var body: some View { SizePage() }
      }
      struct SizePage: View {
        var body: some View { Text("Size").navigationTitle("Size") }
      }
      """),
    RuleExample(
      "The watch's storyboard makes its notifications",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      final class NotificationController: WKUserNotificationHostingController<NotificationView> {
        override var body: NotificationView { NotificationView() }
      }
      struct NotificationView: View {
        var body: some View { Text("New").navigationTitle("New") }
      }
      """),
    RuleExample(
      "Objective-C makes the controller by its other name",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      @objc(XYZHelpController)
      final class HelpViewController: UIViewController {}
      """,
      with: [
        RuleExample.Attachment(
          "Help.m", "[self presentViewController:[XYZHelpController new] animated:YES completion:nil];")
      ]),
    RuleExample(
      "A storyboard's classes are written in Objective-C",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      """,
      with: [
        RuleExample.Attachment(
          "Check.storyboard",
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
          initialViewController="c1">
            <scenes>
              <scene sceneID="s1"><objects><viewController id="c1" customClass="CheckController" \
          sceneMemberID="viewController">
                <connections><segue destination="c2" kind="presentation" identifier="failed" id="g1"/></connections>
              </viewController></objects></scene>
              <scene sceneID="s2"><objects><viewController id="c2" customClass="FailureController" \
          sceneMemberID="viewController"/></objects></scene>
            </scenes>
          </document>
          """)
      ]),
    RuleExample(
      "Objective-C asks a storyboard for the stack that holds the controller",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      final class AboutViewController: UIViewController {}
      """,
      with: [
        RuleExample.Attachment("Menu.m", "[self.storyboard instantiateViewControllerWithIdentifier:@\"AboutStack\"];"),
        RuleExample.Attachment(
          "Main.storyboard",
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes>
              <scene sceneID="s1"><objects><navigationController storyboardIdentifier="AboutStack" id="c1" \
          sceneMemberID="viewController">
                <connections><segue destination="c2" kind="relationship" relationship="rootViewController" \
          id="r1"/></connections>
              </navigationController></objects></scene>
              <scene sceneID="s2"><objects><viewController id="c2" customClass="AboutViewController" \
          sceneMemberID="viewController"/></objects></scene>
            </scenes>
          </document>
          """),
      ]),
    RuleExample(
      "A generic view is made by another name",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { VStack { NumbersView(values: [1]) } }
      }
      typealias NumbersView = ValuesView<Int>
      struct ValuesView<Value: Hashable>: View {
        let values: [Value]
        var body: some View { Text("Values").navigationTitle("Values") }
      }
      """),
    RuleExample(
      "A view has another name inside of the screen that it belongs to",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        typealias MessageView = HomeDetailMessageView
        var body: some View { VStack { MessageView(text: "Home") } }
      }
      struct HomeDetailMessageView: View {
        let text: String
        var body: some View { Text(text).navigationTitle("Message") }
      }
      """),
    RuleExample(
      "A private view that only previews make, and its parts",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      private struct BlurView: View {
        var body: some View { HStack { MaterialsView() } }
      }
      private struct MaterialsView: View {
        var body: some View { VStack { MaterialView() } }
      }
      private struct MaterialView: View {
        var body: some View { Text("Thin") }
      }
      #Preview { BlurView() }
      """),
    RuleExample(
      "A stand-in that is put in by hand",
      """
      @main struct DemoApp: App {
        var body: some Scene {
          WindowGroup {
            HomeView()
            // MockHomeView()
          }
        }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct MockHomeView: View {
        var body: some View { NavigationStack { HomeView() } }
      }
      """),
    RuleExample(
      "A private controller is there for the preview of a cell",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      #Preview {
        let columns = 2
        return GridController(columns: columns)
      }
      private final class GridController: UIViewController {
        init(columns: Int) { super.init(nibName: nil, bundle: nil) }
      }
      """),
    RuleExample(
      "Controllers of the Mac come from its own storyboards and windows, which are not followed",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      final class SidebarViewController: NSViewController {}
      """),
    RuleExample(
      "A sheet shows the screen",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        @State private var showsPaywall = false
        var body: some View {
          Button("Pro") { showsPaywall = true }
            .sheet(isPresented: $showsPaywall) { PaywallView() }
        }
      }
      struct PaywallView: View {
        var body: some View { Text("Buy") }
      }
      """),
    RuleExample(
      "A component of a reachable screen leads there",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
      }
      struct HomeView: View {
        var body: some View {
          VStack {
            Text("Home")
            OfferCard()
          }
        }
      }
      struct OfferCard: View {
        var body: some View { NavigationLink("Offer") { OfferView() } }
      }
      struct OfferView: View {
        var body: some View { Text("Offer") }
      }
      """),
    RuleExample(
      "A left-over row is dead code, but no screen",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct OldOfferRow: View {
        var body: some View { Text("Offer") }
      }
      """),
    RuleExample(
      "Only debug builds have the screen",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      #if DEBUG
      struct FeatureFlagsView: View {
        var body: some View { Text("Flags").navigationTitle("Flags") }
      }
      #endif
      """),
    RuleExample(
      "A library without an app: others show its screens",
      """
      public struct ProfileView: View {
        public init() {}
        public var body: some View { Text("Profile").navigationTitle("Profile") }
      }
      """),
    RuleExample(
      "Root of a window, shown by the scene delegate",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let windowScene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: windowScene)
          window.rootViewController = UINavigationController(rootViewController: HomeViewController())
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      final class HomeViewController: UIViewController {
        func didTapDetail() { navigationController?.pushViewController(DetailViewController(), animated: true) }
      }
      final class DetailViewController: UIViewController {}
      """),
  ]
}
