import Testing

/// Code, values and objects that run or show something for whoever hands them over.
@Suite struct HandedCodeOfCallersTests {
  /// One branch says nothing of the other, though both are parts of one `if`.
  @Test(arguments: [
    "if animated { UIView.transition(with: window!, duration: 1, animations: { self.apply(page) }, completion: nil) } else { apply(page) }",
    "if animated { UIView.animate(withDuration: 1) { self.apply(page) } } else { DispatchQueue.main.async { self.apply(page) } }",
    "guard animated else { apply(page); return }; Task { @MainActor in apply(page) }",
  ])
  func bothBranchesThatAnArgumentPicks(body: String) {
    let lines = transitionLines(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          change(to: Intro(), animated: false)
        }
        func open() { change(to: Main(), animated: true) }
        func change(to page: UIViewController, animated: Bool) { \(body) }
        private func apply(_ page: UIViewController) { window?.rootViewController = page }
      }
      final class Intro: UIViewController {}
      final class Main: UIViewController {}
      """)
    #expect(lines == ["SceneDelegate root Intro", "SceneDelegate root Main"])
  }

  @Test(arguments: [
    "@Dependency(\\.system.openPage) var openPage; func open() async { await openPage(url) }",
    "@Dependency(\\.system.openPage) var show; func open() async { await show(url) }",
    "@Dependency(\\.system) var system; func open() async { await system.openPage(url) }",
    "@Dependency(\\.system) var system; func open() async { let open = system.openPage; await open(url) }",
  ])
  func whoRunsAnInjectedClosureOwnsWhatItDoes(member: String) {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      import UIKit
      struct SystemClient { var openPage: (URL) async -> Void }
      extension SystemClient: DependencyKey {
        static let liveValue = SystemClient(openPage: { url in await UIApplication.shared.open(url) })
      }
      extension DependencyValues {
        var system: SystemClient { get { self[SystemClient.self] } set { self[SystemClient.self] = newValue } }
      }
      struct Rating {
        let url: URL
        \(member)
      }
      """)
    #expect(lines == ["Rating url external"])
  }

  @Test func aDismissalThatSaysHowItLooks() {
    let lines = transitionLines(
      """
      import ComposableArchitecture
      @Reducer struct Rating {
        @ObservableState struct State: Equatable {}
        enum Action { case laterTapped }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { _, action in
            switch action { case .laterTapped: return .run { _ in await dismiss(animation: .default) } }
          }
        }
      }
      """)
    #expect(lines == ["Rating back dismiss"])
  }

  /// A modifier keeps what its closure built, and puts it into a card beside what only frames it.
  @Test(arguments: [
    "inner", "VStack { inner; Spacer() }", "VStack { Card { inner }; Spacer() }",
    "ZStack { Color.gray; self.inner.padding() }", "ZStack { Color.gray; VStack { Text(\"Title\"); inner } }",
  ])
  func contentThatAModifierKeeps(shown: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct BottomSheet<C: View>: ViewModifier {
        @Binding var isPresented: Bool
        private let inner: C
        init(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) { _isPresented = isPresented; inner = \
      content() }
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { \(shown) } }
      }
      extension View {
        func bottomSheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          modifier(BottomSheet(isPresented: isPresented, content: content))
        }
      }
      struct Card<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { content().padding() } }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Button("Back up") { isShown = true }.bottomSheet(isPresented: $isShown) { Backup() } }
      }
      struct Backup: View { var body: some View { Text("Back up now") } }
      """)
    #expect(lines == ["Home sheet Backup"])
  }

  /// What a row's closure does belongs to the view that wrote it, whatever container makes the row.
  @Test(arguments: [
    "init<Item: Identifiable, Row: View>(_ list: [Item], @ViewBuilder row: @escaping (Item) -> Row) where Content == AnyView { content = AnyView(ForEach(list) { row($0) }) }",
    "init<Item: Identifiable>(_ list: [Item], @ViewBuilder row: @escaping (Item) -> Content) { content = row(list[0]) }",
  ])
  func aContainerOfRows(initialiser: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Box<Content: View>: View {
        private let content: Content
        \(initialiser)
        var body: some View { VStack { content } }
      }
      struct Question: Identifiable, Hashable { let id: Int }
      @Observable final class Router {
        var path = NavigationPath()
        func push(_ question: Question) { path.append(question) }
      }
      struct Root: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            List { Home(router: router) }.navigationDestination(for: Question.self) { Answer(question: $0) }
          }
        }
      }
      struct Home: View {
        let router: Router
        let questions = [Question(id: 1)]
        var body: some View { Box(questions) { question in Button("?") { router.push(question) } } }
      }
      struct Answer: View { let question: Question; var body: some View { Text("!") } }
      """)
    #expect(lines == ["Home push Answer"])
  }

  /// Who takes any destination only hands it out.
  @Test(arguments: [
    "guard let page = destination as? OrderPage else { return }; switch page { case .list: break; case .create: SHOW } }",
    "switch destination as? OrderPage { case .create: SHOW; default: break } }",
    "if let page = destination as? OrderPage { open(page) } }; func open(_ page: OrderPage) { switch page { case .create: SHOW; case .list: break } }",
  ])
  func aDestinationBehindAProtocol(body: String) {
    let lines = transitionLines(
      """
      import UIKit
      protocol Destination {}
      enum OrderPage: Destination { case list, create }
      protocol Navigator { func navigate(to destination: any Destination) }
      final class Tabs: UIViewController, Navigator {
        let orders = Orders()
        func navigate(to destination: any Destination) { if destination is OrderPage { orders.navigate(to: \
      destination) } }
      }
      final class Orders: UIViewController, Navigator {
        func navigate(to destination: any Destination) { \
      \(body.replacing("SHOW", with: "present(OrderForm(), animated: true)"))
      }
      struct OrderLink {
        let navigator: Navigator
        func perform() { navigator.navigate(to: OrderPage.create) }
        func performList() { navigator.navigate(to: OrderPage.list) }
      }
      final class OrderForm: UIViewController {}
      """)
    #expect(lines == ["OrderLink sheet OrderForm"])
  }

  /// A child wishes for a page by a value around it: the child names the page.
  @Test(arguments: [
    "struct Wish: Equatable { let page: Page }", "struct Wish: Equatable { var page: Page; var isUrgent = false }",
  ])
  func aWishInAValue(wish: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case near, far, trash }
      enum Route: Hashable { case board(Page), profile }
      \(wish)
      @Observable final class Model { var path: [Route] = []; func show(_ route: Route) { path.append(route) } }
      struct Root: View {
        @State private var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            List { Board(model: model) }.navigationDestination(for: Route.self) { route in
              switch route { case .board(let page): view(for: page); case .profile: Profile() }
            }
          }
        }
        @ViewBuilder func view(for page: Page) -> some View {
          switch page { case .near: Near(); case .far: Far(); case .trash: Trash() }
        }
      }
      struct Board: View {
        let model: Model
        @State private var wish: Wish?
        var body: some View {
          Row(wish: $wish).onChange(of: wish) { _, new in
            guard let new else { return }
            model.show(.board(new.page))
            wish = nil
          }
        }
      }
      struct Row: View {
        @Binding var wish: Wish?
        var body: some View {
          VStack { Button("Far") { wish = Wish(page: .far) }; Button("Near", action: near) }
        }
        private func near() { var page: Page?; page = .near; guard let page else { return }; wish = Wish(page: page) }
      }
      struct Near: View { var body: some View { Text("Near") } }
      struct Far: View { var body: some View { Text("Far") } }
      struct Trash: View { var body: some View { Text("Trash") } }
      struct Profile: View { var body: some View { Text("Profile") } }
      """)
    #expect(lines == ["Row push Far", "Row push Near"])
  }

  /// A whole path travels in a state and in an action before the view binds it.
  @Test(arguments: [
    ".onReceive(store.$state) { path = $0.path }", ".onReceive(store.$state) { state in path = state.path }",
    ".onChange(of: store.state) { path = store.state.path }",
  ])
  func aPathInAnAction(observer: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case cart }
      struct ShopState: Equatable { var path: [Page] = [] }
      enum ShopAction { case setPath([Page]), cartTapped }
      enum Shop {
        static func reduce(_ state: inout ShopState, _ action: ShopAction) -> ShopAction? {
          switch action {
          case .setPath(let path): state.path = path; return nil
          case .cartTapped: return .setPath([.cart])
          }
        }
      }
      final class Store: ObservableObject {
        @Published private(set) var state = ShopState()
        func send(_ action: ShopAction) { if let next = Shop.reduce(&state, action) { send(next) } }
      }
      struct Root: View {
        @ObservedObject var store: Store
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { Home(store: store) }.navigationDestination(for: Page.self) { page in switch page { case .cart: \
      Cart() } }
          }
          \(observer)
        }
      }
      struct Home: View { let store: Store; var body: some View { Button("Cart") { store.send(.cartTapped) } } }
      struct Cart: View { var body: some View { Text("Cart") } }
      """)
    #expect(lines == ["Shop push Cart"])
  }

  /// What a type makes of itself, where only callers know the type.
  @Test func aTypeThatMakesItself() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Chapter { static func make(for number: Int) -> Self; var screen: UIViewController { get } }
      struct Cover: Chapter {
        static func make(for number: Int) -> Cover { Cover() }
        var screen: UIViewController { CoverPage() }
      }
      struct Story: Chapter {
        static func make(for number: Int) -> Story { Story() }
        var screen: UIViewController { StoryPage() }
      }
      final class Reader: UIViewController {
        func open(_ chapter: Chapter.Type) { let next = chapter.make(for: 1); present(next.screen, animated: true) }
        @objc func cover() { open(Cover.self) }
      }
      final class Shelf { let reader: Reader; init(reader: Reader) { self.reader = reader }; func story() { \
      reader.open(Story.self) } }
      final class CoverPage: UIViewController {}
      final class StoryPage: UIViewController {}
      """)
    #expect(lines == ["Reader sheet CoverPage", "Shelf sheet StoryPage"])
  }

  /// A stack that is filled before it is shown, by whatever functions.
  @Test(arguments: [
    "let stack = Stack(); show(in: stack)",
    "let stack = UINavigationController(); fill(stack); home.present(stack, animated: true)",
    "let stack = Stack(); fill(stack); present(stack)",
  ])
  func aStackThatHelpersFill(start: String) {
    let lines = transitionLines(
      """
      import UIKit
      class Stack: UINavigationController {}
      final class Setup {
        let home: UIViewController
        init(home: UIViewController) { self.home = home }
        func begin() { \(start) }
        private func show(in stack: UINavigationController) { fill(stack); home.present(stack, animated: true) }
        private func present(_ stack: UINavigationController) { home.present(stack, animated: true) }
        private func fill(_ stack: UINavigationController) { stack.pushViewController(First(), animated: false) }
      }
      final class First: UIViewController {}
      """)
    #expect(lines == ["Setup sheet First"])
  }

  /// A host around the view that a method of all views is called on: whoever calls that shows the view.
  @Test func aHostAroundSelf() {
    let lines = transitionLines(
      """
      import SwiftUI
      final class Overlay<Content: View>: UIHostingController<Content> {
        let ground = UIViewController()
        func appear() { ground.present(self, animated: true) }
      }
      extension View { func presentAbove() { Overlay(rootView: self).appear() } }
      struct Home: View { var body: some View { Button("Log") { Log().presentAbove() } } }
      struct Other: View { var body: some View { Button("Help") { Help().presentAbove() } } }
      struct Log: View { var body: some View { Text("Log") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    #expect(lines == ["Home sheet Log", "Other sheet Help"])
  }

  /// Rows that push are tapped in the lists that make them.
  @Test(arguments: [
    "rows[index.row].onTap(navigationController)",
    "let row = rows[index.row]; row.onTap(navigationController)",
    "if let row = rows.first { row.onTap(navigationController) }",
  ])
  func rowsOfTheListsThatMakeThem(tap: String) {
    let edges = screenEdges([
      "Rows.swift": """
      import UIKit
      class Row { func onTap(_ stack: UINavigationController?) {} }
      final class ThemeRow: Row {
        override func onTap(_ stack: UINavigationController?) { stack?.pushViewController(Theme(), animated: true) }
      }
      final class VoiceRow: Row {
        override func onTap(_ stack: UINavigationController?) { stack?.pushViewController(Voice(), animated: true) }
      }
      class RowList: UITableViewController {
        private var rows: [Row] = []
        override func viewDidLoad() { rows = makeRows() }
        func makeRows() -> [Row] { [] }
        override func tableView(_ table: UITableView, didSelectRowAt index: IndexPath) { \(tap) }
      }
      final class Settings: RowList { override func makeRows() -> [Row] { [ThemeRow()] } }
      final class Tools: RowList { override func makeRows() -> [Row] { [VoiceRow()] } }
      final class Theme: UIViewController {}
      final class Voice: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Settings(), Tools()]
          window?.rootViewController = tabs
        }
      }
      """
    ])
    #expect(edges.filter { $0.contains("push") } == ["Settings push Theme", "Tools push Voice"])
  }

  /// What a base class of a library does that is not there, its name and what it is given say.
  @Test func methodsOfABaseClassThatIsNotThere() {
    let graph = graph([
      "Flows.swift": """
      import FlowKit
      import UIKit
      final class AppFlow: BaseFlow<Never> {
        override func start() { begin(flow: LoginFlow(stack: stack)) { _ in } }
      }
      final class LoginFlow: BaseFlow<Int> {
        override func start() {
          push(scene: NamePage.self) { [weak self] in self?.present(HelpPage(), style: .sheet) }
          log(NamePage.self)
          track(HelpPage())
        }
        func openScene() { pushScene(NameScene.self) }
      }
      final class NamePage: UIViewController {}
      final class HelpPage: UIViewController {}
      final class NameScene: BaseScene<Int> {}
      """
    ])
    #expect(
      graph.transitions.map { "\($0.owner) \($0.kind.rawValue) \($0.to ?? "")" }.sorted() == [
        "AppFlow flow LoginFlow", "LoginFlow push NamePage", "LoginFlow sheet HelpPage",
      ])
    #expect(graph.transitions.allSatisfy { $0.confidence == .inferred })
    #expect(
      graph.unresolved.map(\.reason) == ["`pushScene` comes from a base class whose sources were not read"])
  }
}
