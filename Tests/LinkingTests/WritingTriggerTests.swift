import Testing

/// Code that runs as something is given a value is run by whoever gives it one.
@Suite struct WritingTriggerTests {
  @Test func observerOfAModelsProperty() {
    let causes = causes(
      """
      import SwiftUI
      class Model: ObservableObject {
        static let shared = Model()
        @Published var active: String? = nil { didSet { if oldValue == nil { visible = active } } }
        @Published var visible: String? = nil
        @Published var isOn = false { didSet { update() } }
        @Published var isWarned = false
        func update() { isWarned = true }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @ObservedObject var model = Model.shared
        var body: some View {
          VStack {
            Button("Join") { Model.shared.active = "x" }
            Text(model.active ?? "nobody")
            Toggle("Notify", isOn: $model.isOn)
          }
          .fullScreenCover(item: $model.visible) { _ in RoomView() }
          .sheet(isPresented: $model.isWarned) { WarningView() }
        }
      }
      struct RoomView: View { var body: some View { Text("R") } }
      struct WarningView: View { var body: some View { Text("W") } }
      """)
    #expect(causes["HomeView cover RoomView"] == [#"Button("Join")"#])
    #expect(causes["HomeView sheet WarningView"] == [#"Toggle("Notify")"#])
  }

  /// A getter beside the setter is run by those who read.
  @Test func setterAndGetter() {
    let causes = causes(
      """
      import UIKit
      class HomeController: UIViewController {
        var page: Int {
          get { 1 }
          set { present(PageController(), animated: true) }
        }
        @IBAction func open(_ sender: UIButton) { page = 2 }
        @IBAction func say(_ sender: UISwitch) { print(page) }
      }
      class PageController: UIViewController {}
      """)
    #expect(causes["HomeController sheet PageController"] == ["UIButton(open)"])
  }

  /// The binding that a part of the app's own is given sets the state.
  @Test func setterOfABindingForAnOwnPart() {
    let causes = causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SwitchRow: View { @Binding var isOn: Bool; var body: some View { Toggle("Push", isOn: $isOn) } }
      struct HomeView: View {
        @State private var isShown = false
        @State private var isOn = false
        var body: some View {
          SwitchRow(isOn: Binding(get: { isOn }, set: { change($0) })).sheet(isPresented: $isShown) { PageView() }
        }
        func change(_ new: Bool) { isShown = new }
      }
      struct PageView: View { var body: some View { Text("P") } }
      """)
    #expect(causes["HomeView sheet PageView"] == [#"Toggle("Push")"#])
  }

  @Test func whatAnIntentDoes() {
    let causes = causes(
      """
      import AppIntents
      import SwiftUI
      import UIKit
      struct OpenShop: AppIntent {
        static var title: LocalizedStringResource = "Open the shop"
        func perform() async throws -> some IntentResult {
          await UIApplication.shared.open(URL(string: "shop://open")!)
          return .result()
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Text("a") } } }
      """)
    #expect(causes["OpenShop url external"] == ["OpenShop"])
  }

  /// What launch observes starts at launch, where no screen is up for it.
  @Test func subscriptionAtLaunch() {
    let origins = origins(
      """
      import Combine
      import UIKit
      protocol Service { func version() -> AnyPublisher<Int, Error> }
      class LoginCoordinator {
        let navigation: UINavigationController
        let service: Service
        var bag: [AnyCancellable] = []
        init(navigation: UINavigationController, service: Service) {
          self.navigation = navigation
          self.service = service
        }
        func showLogin() { navigation.pushViewController(PasswordController(), animated: false) }
        func start() { service.version().sink { [weak self] _ in self?.showLogin() }.store(in: &bag) }
      }
      class PasswordController: UIViewController {}
      class Real: Service { func version() -> AnyPublisher<Int, Error> { fatalError() } }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let navigation = UINavigationController()
        var children: [LoginCoordinator] = []
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = navigation
          let login = LoginCoordinator(navigation: navigation, service: Real())
          children.append(login)
          login.start()
          return true
        }
      }
      """)
    #expect(origins["LoginCoordinator push PasswordController"] == ["AppDelegate"])
  }
}
