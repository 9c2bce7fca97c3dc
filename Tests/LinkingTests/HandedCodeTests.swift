import Testing

/// Code that goes through components, factories and enums before it runs on a screen.
@Suite struct HandedCodeTests {
  /// The button of a notice is everybody's; what it does for one notice, it does on that notice alone.
  @Test func whatASharedButtonRunsForOneScreen() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct PlainButton: View { let action: () -> Void; var body: some View { Button("OK") { action() } } }
      struct NoticeFooter: View { let action: () -> Void; var body: some View { PlainButton(action: action) } }
      struct Notice: View {
        let text: String
        let action: () -> Void
        var body: some View { VStack { Text(text); NoticeFooter(action: action) } }
      }
      struct Home: View {
        @State private var path: [String] = []
        @State private var isTold = false
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Text("Home"); PlainButton(action: { isTold = true }) }
              .navigationDestination(for: String.self) { Detail(name: $0) }
              .sheet(isPresented: $isTold) { Notice(text: "Told", action: { path.append("a") }) }
          }
        }
      }
      struct Detail: View {
        let name: String
        var body: some View { VStack { Text(name); PlainButton(action: { print(name) }) } }
      }
      """
    ])
    #expect(edges == ["Home sheet Notice", "Notice push Detail", "TheApp root Home"])
  }

  /// A coordinator hands its code to a page, which hands it on to its buttons, in rows and footers that others have,
  /// too.
  @Test func whatACoordinatorHandsToThePartsOfAPage() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      import UIKit
      struct PlainButton: View {
        let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
        var body: some View { Button { action() } label: { Text("OK") } }
      }
      struct Footer: View { let onHelp: () -> Void; var body: some View { HStack { PlainButton(action: onHelp) } } }
      final class HomeModel { let onTier: () -> Void; init(onTier: @escaping () -> Void) { self.onTier = onTier } }
      final class Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let model = HomeModel(onTier: tier)
          stack.setViewControllers([UIHostingController(rootView: Home(model: model, onHelp: { self.help() }))], \
      animated: false)
        }
        func tier() { stack.pushViewController(UIHostingController(rootView: Tier(onUnlock: { self.swap() })), \
      animated: true) }
        func help() { stack.pushViewController(UIHostingController(rootView: Help(onMore: more)), animated: true) }
        func more() { stack.pushViewController(UIHostingController(rootView: More()), animated: true) }
        func swap() { stack.pushViewController(UIHostingController(rootView: Swap()), animated: true) }
      }
      struct Home: View {
        let model: HomeModel
        let onHelp: () -> Void
        var body: some View { VStack { PlainButton(action: model.onTier); Footer(onHelp: onHelp) } }
      }
      struct Tier: View { var onUnlock: () -> Void; var body: some View { VStack { PlainButton(action: onUnlock) } } }
      struct Help: View { let onMore: () -> Void; var body: some View { List { ForEach(0..<3) { _ in Footer(onHelp: \
      onMore) } } } }
      struct More: View { var body: some View { PlainButton { print("more") } } }
      struct Swap: View { var body: some View { Footer { print("swap") } } }
      """
    ])
    #expect(edges == ["Help push More", "Home push Help", "Home push Tier", "Tier push Swap"])
  }

  /// Buttons keep what they are given in values of their own, and rows of buttons are given such values.
  @Test func whatGoesToButtonsInValues() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      import UIKit
      struct PlainButton: View {
        struct Configuration { let title: String; let action: () -> Void }
        private let configuration: Configuration
        init(_ title: String, action: @escaping () -> Void) { configuration = Configuration(title: title, action: \
      action) }
        init(configuration: Configuration) { self.configuration = configuration }
        var body: some View { Button(configuration.title) { configuration.action() } }
      }
      struct ButtonRow: View {
        let first: PlainButton.Configuration
        var body: some View { HStack { PlainButton(configuration: first) } }
      }
      extension View {
        func buttons(_ first: PlainButton.Configuration) -> some View { toolbar { ButtonRow(first: first) } }
      }
      final class Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([UIHostingController(rootView: Home(coordinator: self))], animated: \
      false) }
        func detail() { stack.pushViewController(UIHostingController(rootView: Detail(coordinator: self)), animated: \
      true) }
        func end() { stack.pushViewController(UIHostingController(rootView: End()), animated: true) }
      }
      struct Home: View {
        let coordinator: Coordinator
        var body: some View { PlainButton("Detail", action: open) }
        private func open() { coordinator.detail() }
      }
      struct Detail: View {
        let coordinator: Coordinator
        var body: some View { Text("Detail").buttons(.init(title: "End", action: end)) }
        private func end() { coordinator.end() }
      }
      struct End: View { var body: some View { VStack { PlainButton("OK", action: { print("end") }); ButtonRow(first: \
      .init(title: "Again", action: { print("again") })) } } }
      """
    ])
    #expect(edges == ["Detail push End", "Home push Detail"])
  }

  /// A sheet that a modifier lays over any view.
  @Test func whatAModifierHandsToItsSheet() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct PlainButton: View { let action: () -> Void; var body: some View { Button { action() } label: { Text("OK") \
      } } }
      enum Route: Hashable { case swap }
      @Observable final class Router { var path = NavigationPath(); func open(_ route: Route) { path.append(route) } }
      struct Gate: ViewModifier {
        @Environment(Router.self) var router
        @Binding var isShown: Bool
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { Tier { router.open(.swap) } \
      } }
      }
      extension View { func gated(_ isShown: Binding<Bool>) -> some View { modifier(Gate(isShown: isShown)) } }
      struct Home: View {
        @State private var isShown = false
        @Environment(Router.self) var router
        var body: some View {
          NavigationStack(path: Bindable(router).path) {
            VStack { PlainButton(action: { isShown = true }); NavigationLink("Other") { Other() } }
              .gated($isShown)
              .navigationDestination(for: Route.self) { _ in Swap() }
          }
        }
      }
      struct Tier: View { var onUnlock: () -> Void; var body: some View { VStack { PlainButton(action: onUnlock) } } }
      struct Other: View { var body: some View { PlainButton { print("other") } } }
      struct Swap: View { var body: some View { Text("swap") } }
      """
    ])
    #expect(edges == ["Home push Other", "Home sheet Tier", "TheApp root Home", "Tier push Swap"])
  }

  /// A case that nobody makes shows nothing: what its arm would show is on no screen.
  @Test func theArmForACaseThatNobodyMakes() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Page: Hashable { case home, list, detail }
      @Observable final class Router {
        var path: [Page] = []
        var first: Page
        init(first: Page = .home) { self.first = first }
        func push(_ page: Page) { path.append(page) }
        func restart(_ page: Page) { path.removeAll(); first = page }
      }
      enum ListFactory { static func list() -> some View { List() } }
      struct Pages {
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .home: Home()
          case .list: ListFactory.list()
          case .detail: Detail()
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var router = Router()
        private let pages = Pages()
        var body: some View {
          NavigationStack(path: $router.path) {
            pages.view(for: router.first).navigationDestination(for: Page.self) { pages.view(for: $0) }
          }
          .environment(router)
        }
      }
      struct Home: View { @Environment(Router.self) private var router; var body: some View { VStack { Text("Home"); \
      ListFactory.list() } } }
      struct List: View { @Environment(Router.self) private var router; var body: some View { Button("Open") { \
      router.push(.detail) } } }
      struct Detail: View { @Environment(Router.self) private var router; var body: some View { Button("Home") { \
      router.restart(.home) } } }
      """
    ])
    #expect(edges == ["Detail root Home", "Home push Detail", "Root root Home", "TheApp root Root"])
  }

  /// What such an arm would show is no part of the view that would show it.
  @Test func whatTheArmForACaseThatNobodyMakesBuilds() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Step: String, Hashable { case name, done }
      final class Account: ObservableObject { @Published var isKnown = false; @Published var steps: [Step] = [] }
      @main struct TheApp: App {
        @StateObject private var account = Account()
        var body: some Scene { WindowGroup { if account.isKnown { Home() } else { Login(account: account) } } }
      }
      struct Login: View {
        @ObservedObject var account: Account
        var body: some View {
          NavigationStack(path: $account.steps) {
            Button("Name") { account.steps.append(.name) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .name: Name(account: account)
                case .done: Home()
                }
              }
          }
        }
      }
      struct Name: View { @ObservedObject var account: Account; var body: some View { Button("Done") { account.isKnown \
      = true } } }
      struct Home: View {
        @State private var isOpen = false
        var body: some View { NavigationStack { Button("Open") { isOpen = true }.navigationDestination(isPresented: \
      $isOpen) { Detail() } } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      """
    ])
    #expect(edges.filter { !$0.contains(" root ") } == ["Home push Detail", "Login push Name"])
  }

  /// `self = Role(rawValue: text) ?? .guest` may be any of the cases, not only the one that is named.
  @Test func anEnumThatIsMadeOfAText() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      enum Role: String { case guest, member, banned; init(_ text: String) { self = Role(rawValue: text) ?? .guest } }
      struct Answer { let role: Role }
      struct Reply: Decodable { let role: String; var answer: Answer { Answer(role: Role(role)) } }
      enum Page: Hashable { case welcome, home }
      @Observable final class LoginModel {
        var path: [Page] = []
        func logIn(_ reply: Reply) { go(reply.answer.role) }
        private func go(_ role: Role) {
          switch role {
          case .guest: path.append(.welcome)
          case .member: path.append(.home)
          case .banned: break
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Login() } } }
      struct Login: View {
        @State private var model = LoginModel()
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Log in") { model.logIn(Reply(role: "member")) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .welcome: Welcome(); case .home: Home() }
              }
          }
        }
      }
      struct Welcome: View { var body: some View { Text("Welcome") } }
      struct Home: View { var body: some View { Text("Home") } }
      """
    ])
    #expect(edges == ["Login push Home", "Login push Welcome", "TheApp root Login"])
  }

  /// An order to go back that a coordinator gets as an action, through a method or closure that is handed on.
  @Test(arguments: ["coordinator.handle", "{ coordinator.handle($0) }"])
  func goingBackByAnActionThatIsHandedOn(handed: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      protocol Flow: ObservableObject { associatedtype Action; func handle(_ action: Action) }
      final class OtherFlow: Flow {
        enum Action { case open }
        @Published var stack: [Int] = []
        func handle(_ action: Action) { stack.append(1) }
      }
      final class BookFlow: Flow {
        enum Action { case open(Int), close }
        @Published var stack: [Int] = []
        func handle(_ action: Action) {
          switch action {
          case .open(let id): stack.append(id)
          case .close: stack.removeLast()
          }
        }
      }
      @main struct Books: App { var body: some Scene { WindowGroup { FlowView(coordinator: BookFlow()) } } }
      struct FlowView: View {
        @ObservedObject var coordinator: BookFlow
        var body: some View {
          NavigationStack(path: $coordinator.stack) {
            Shelf(send: \(handed)).navigationDestination(for: Int.self) { Book(id: $0, send: \(handed)) }
          }
        }
      }
      struct Shelf: View { let send: (BookFlow.Action) -> Void; var body: some View { Button("1") { send(.open(1)) } } }
      struct Book: View { let id: Int; let send: (BookFlow.Action) -> Void; var body: some View { Button("Close") { \
      send(.close) } } }
      """
    ])
    #expect(edges == ["Book back pop", "Books root FlowView", "FlowView root Shelf", "Shelf push Book"])
  }

  /// A closure made in a function with a route is run with events of another enum: those are no routes of the
  /// function's.
  @Test func aClosureThatRunsWithEventsOfItsOwn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      protocol Flow: AnyObject { var parent: Parent? { get set } }
      extension Flow { func finish() { parent?.didFinish(self) } }
      protocol Parent: AnyObject { func didFinish(_ flow: Flow) }
      final class AppFlow: Parent {
        let window = UIWindow()
        func start() { showTabs() }
        func showTabs() { let flow = TabFlow(); flow.parent = self; window.rootViewController = flow.page(.me) }
        func showLogin() { window.rootViewController = LoginController() }
        func didFinish(_ flow: Flow) {
          switch flow {
          case is TabFlow: showLogin()
          default: break
          }
        }
      }
      enum Page { case home, me }
      final class TabFlow: Flow {
        weak var parent: Parent?
        func page(_ page: Page) -> UIViewController {
          switch page {
          case .home: return UIViewController()
          case .me:
            let me = MeController()
            me.onEvent = { [weak self] event in
              switch event {
              case .logout: self?.finish()
              }
            }
            return me
          }
        }
      }
      final class MeController: UIViewController {
        enum Event { case logout }
        var onEvent: ((Event) -> Void)?
        func leave() { onEvent?(.logout) }
      }
      final class LoginController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let flow = AppFlow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool { flow.start(); return true }
      }
      """
    ])
    #expect(edges.contains("MeController root LoginController"))
  }

  /// What a controller is told to do once it is made, it does itself: by a property, by a function of its own, or as it
  /// is made.
  @Test func aControllerTellsAnotherWhatToDo() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class MoreController: UIViewController {}
      final class HelpController: UIViewController {}
      final class LastController: UIViewController {}
      final class ListController: UIViewController {
        func drawer() {
          let drawer = DrawerController()
          drawer.onMore = { [weak self] in self?.openMore() }
          present(drawer, animated: true)
        }
        func sheet() {
          let sheet = SheetController()
          sheet.prepare(title: "Help") { self.navigationController?.pushViewController(HelpController(), animated: \
      true) }
          present(sheet, animated: true)
        }
        @objc func page() { present(PageController(onLast: openLast), animated: true) }
        private func openMore() { navigationController?.pushViewController(MoreController(), animated: true) }
        @IBAction func openLast() { navigationController?.pushViewController(LastController(), animated: true) }
      }
      final class DrawerController: UIViewController {
        var onMore: (() -> Void)?
        @objc func tapped() { onMore?() }
      }
      final class SheetController: UIViewController {
        private var completion: (() -> Void)!
        func prepare(title: String, completion: @escaping () -> Void) { self.completion = completion }
        @objc func tapped() { completion() }
      }
      final class PageController: UIViewController {
        init(onLast: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: ListController())
          return true
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains(" push ") } == [
        "DrawerController push MoreController", "ListController push LastController",
        "SheetController push HelpController",
      ])
  }

  /// A stack of the app's own goes on where the screens on it say so.
  @Test func aStackThatItsScreensLeadOn() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class NameController: UIViewController {
        private var onContinue: (() -> Void)!
        func prepare(onContinue: @escaping () -> Void) { self.onContinue = onContinue }
        @objc func tapped() { onContinue() }
      }
      enum Store { static var isNamed = false }
      final class DoneController: UIViewController {}
      final class FirstSteps: UINavigationController {
        override func viewDidLoad() { goOn() }
        private func goOn() { DispatchQueue.main.async { self.show(isNamed: Store.isNamed) } }
        private func show(isNamed: Bool) {
          if isNamed { viewControllers = [DoneController()] } else {
            let name = NameController()
            name.prepare(onContinue: goOn)
            viewControllers = [name]
          }
        }
      }
      final class HomeController: UIViewController { @objc func tapped() { present(FirstSteps(), animated: true) } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      """
    ])
    #expect(edges.contains("NameController root DoneController"))
    #expect(
      edges.filter { $0.hasSuffix("root NameController") } == [
        "FirstSteps root NameController", "NameController root NameController",
      ])
  }

  /// A function makes a page with code that calls what the function was given: that runs on the page, and not where the
  /// function is called.
  @Test func codeThatAFunctionWrapsUpForAPage() {
    let lines = screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = UINavigationController(rootViewController: Home()) }
      }
      final class Home: UIViewController {
        lazy var flow = Flow(navigation: navigationController!)
        @objc func tap() { flow.start() }
      }
      final class Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let page = info(close: { [weak self] isAnimated in
            self?.navigation.pushViewController(List(), animated: isAnimated)
          })
          navigation.pushViewController(page, animated: true)
        }
        private func info(close: @escaping (Bool) -> Void) -> UIViewController {
          Info(isPlain: true, onClose: { isAnimated in close(isAnimated) })
        }
      }
      final class Info: UIViewController {
        let onClose: (Bool) -> Void
        init(isPlain: Bool, onClose: @escaping (Bool) -> Void) { self.onClose = onClose; super.init(nibName: nil, bundle: nil) }
        @objc func tap() { onClose(true) }
      }
      final class List: UIViewController {}
      """#
    ])
    #expect(lines.filter { $0.contains("push") } == ["Home push Info", "Info push List"])
  }
}
