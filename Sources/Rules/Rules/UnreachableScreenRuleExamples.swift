extension UnreachableScreenRule {
  var examples: RuleExamples {
    RuleExamples(triggering: Self.lost, nonTriggering: Self.shown + Self.namedByTexts + Self.noScreens)
  }

  private static let lost: [RuleExample] = [
    RuleExample(
      "Pages that one type makes, which nothing uses: they are told once",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ReportPrinter {
        func pages() -> [AnyView] { [AnyView(CoverPage()), AnyView(TablePage())] }
      }
      struct ↓CoverPage: View {
        var body: some View { Text("Report") }
      }
      struct TablePage: View {
        var body: some View { Text("Table") }
      }
      """),
    RuleExample(
      "Pages of a bar that nothing shows: they are told once",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ProfileTabBar: View {
        let isSignedIn: Bool
        var body: some View {
          if isSignedIn { ProfileView() } else { CodeView() }
        }
      }
      struct ↓CodeView: View {
        var body: some View { Text("Code").navigationTitle("Code") }
      }
      struct ProfileView: View {
        var body: some View { Text("Profile").navigationTitle("Profile") }
      }
      """),
    RuleExample(
      "A screen that nothing shows any more",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ↓OldPaywallView: View {
        var body: some View { Text("Buy").navigationTitle("Premium") }
      }
      """),
    RuleExample(
      "A constant spells the name of a controller, and nothing makes classes by their names",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      enum Events { static let archive = "ArchiveViewController" }
      final class HomeViewController: UIViewController {
        override func viewDidLoad() { Log.screen(Events.archive) }
      }
      final class ↓ArchiveViewController: UIViewController {}
      """),
    RuleExample(
      "The app starts with a stack of the system's views around its own",
      """
      @main struct DemoApp: App {
        @State private var showsSplash = true
        var body: some Scene {
          WindowGroup {
            ZStack {
              RootView()
              if showsSplash { SplashView(onEnd: { showsSplash = false }) }
            }
          }
        }
      }
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Help") { HelpView() } } }
      }
      struct HelpView: View {
        var body: some View { Text("Help") }
      }
      struct SplashView: View {
        let onEnd: () -> Void
        var body: some View { Button("Skip") { onEnd() } }
      }
      struct ↓OldCoursesView: View {
        var body: some View { Text("None").navigationTitle("Courses") }
      }
      """),
    RuleExample(
      "A dead part of the app is reported once, at its root",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ↓OldSettingsView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("About") { OldAboutView() }
          }
        }
      }
      struct OldAboutView: View {
        @State private var showsLicences = false
        var body: some View {
          Button("Licences") { showsLicences = true }
            .sheet(isPresented: $showsLicences) { OldLicencesView() }
        }
      }
      struct OldLicencesView: View {
        var body: some View { Text("MIT") }
      }
      """),
    RuleExample(
      "What a part of a dead screen makes is listed with the screen",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ↓OldCameraView: View {
        var body: some View { OldCamera().navigationTitle("Camera") }
      }
      struct OldCamera: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> OldLensController { OldLensController() }
        func updateUIViewController(_ controller: OldLensController, context: Context) {}
      }
      final class OldLensController: UIViewController {}
      """),
    RuleExample(
      "A controller that nothing shows, and what it would show",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeVC()
        }
      }
      final class HomeVC: UIViewController {}
      final class ↓OldProfileVC: UIViewController {
        @objc func openDrafts() { present(OldDraftsVC(), animated: true) }
      }
      final class OldDraftsVC: UIViewController {}
      """),
    RuleExample(
      "Only a dead screen shows a controller that has an initialiser of its own",
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeVC()
        }
      }
      final class HomeVC: UIViewController {}
      final class ↓OldPlacesVC: UIViewController {
        func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) {
          let editor: OldPlaceVC = OldPlaceVC(place: "Home")
          self.show(placeEditor: editor)
        }
        func show(placeEditor: UIViewController) {}
      }
      final class OldPlaceVC: UIViewController {
        convenience init(place: String) { self.init(nibName: "OldPlaceVC", bundle: Bundle.main) }
      }
      """),
    RuleExample(
      "What only a dead screen is made of is listed with it",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ↓OldProfileView: View {
        let name: String
        var body: some View { VStack { OldAvatarView(name: name) } }
      }
      struct OldAvatarView: View {
        let name: String
        var body: some View { Text(name) }
      }
      """),
    RuleExample(
      "What a part of a dead screen shows is listed with it",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      struct ↓OldChatView: View {
        var body: some View { VStack { MessageRow() }.navigationTitle("Chat") }
      }
      extension OldChatView {
        struct MessageRow: View {
          @State private var showsMenu = false
          var body: some View {
            Button("More") { showsMenu = true }
              .sheet(isPresented: $showsMenu) { OldMenuView() }
          }
        }
      }
      struct OldMenuView: View {
        var body: some View { Text("Menu") }
      }
      """),
    RuleExample(
      "Only a panel that nothing asks for leads to the screen",
      """
      enum Panel: Int, Identifiable {
        case filter, legacy
        var id: Int { rawValue }
      }
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { MapView() } }
      }
      struct MapView: View {
        @State private var panel: Panel?
        var body: some View {
          Button("Filter") { panel = .filter }
            .popover(item: $panel) { panel in content(of: panel) }
        }
        @ViewBuilder private func content(of panel: Panel) -> some View {
          switch panel {
          case .filter: Text("Filter")
          case .legacy: LegacyView()
          }
        }
      }
      struct ↓LegacyView: View {
        var body: some View { Text("Legacy").navigationTitle("Legacy") }
      }
      """),
    RuleExample(
      "What runs a part of a screen is no screen, but dead code all the same",
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        var body: some View { Text("Home") }
      }
      final class ↓PriceCellController: UIViewController {}
      """),
  ]
}
