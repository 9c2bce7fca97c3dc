import Testing

/// Views that nobody names where they are shown: kept under a key, held by state as erased views, handed on by hosts of
/// the app's own.
@Suite struct ErasedStateTests {
  /// A lazy view that keeps what it makes in a table shows what it made.
  @Test func aViewKeptUnderItsKeyIsWhatWasPutThere() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      enum Page: Hashable { case about, help }
      extension Page {
        @ViewBuilder func view() -> some View {
          switch self {
          case .about: About()
          case .help: Help()
          }
        }
      }
      struct About: View { var body: some View { Text("a") } }
      struct Help: View { var body: some View { Text("h") } }
      extension View { func erased() -> AnyView { AnyView(self) } }
      private let kept = Kept<Page, AnyView>()
      final class Kept<Key: Hashable, Value> {
        private var values: [Key: Value] = [:]
        subscript(key: Key) -> Value? {
          get { values[key] }
          set { if let newValue { values[key] = newValue } else { values[key] = nil } }
        }
      }
      struct Late: View {
        let make: () -> AnyView
        let page: Page
        init(_ make: @autoclosure @escaping () -> AnyView, page: Page) { self.make = make; self.page = page }
        var body: AnyView {
          if kept[page] == nil { kept[page] = make() }
          return kept[page]!.onDisappear { kept[page] = nil }.erased()
        }
      }
      struct Lead<T: View>: ViewModifier {
        private let destination: () -> T
        let page: Page
        init(destination: @autoclosure @escaping () -> T, page: Page) { self.destination = destination; self.page = \
      page }
        func body(content: Content) -> some View {
          NavigationLink(destination: Late(destination().erased(), page: page)) { content }
        }
      }
      extension View {
        func leads(to page: Page) -> some View { modifier(Lead(destination: page.view(), page: page)) }
      }
      struct Start: View {
        var body: some View {
          NavigationView {
            VStack {
              Text("About").leads(to: .about)
              Text("Help").leads(to: .help)
            }
          }
        }
      }
      """)
    #expect(lines == ["Shop root Start", "Start push About", "Start push Help"])
  }

  /// State holds a value with a view in it, made of the route that a stream sends: whoever puts the route in shows it,
  /// and whoever puts nothing in closes.
  @Test func anErasedViewInAValueIsWhatAStreamMadeOfARoute() {
    let lines = transitionLines(
      """
      import Combine
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
      enum Page: Hashable { case about, help, never }
      struct Sheet { let page: Page; let view: AnyView }
      extension Page {
        @ViewBuilder func view() -> some View {
          switch self {
          case .about: About()
          case .help: Help()
          case .never: Text("n")
          }
        }
        func sheet() -> Sheet { .init(page: self, view: AnyView(view())) }
      }
      struct About: View { 
        @StateObject var state = AboutState()
        var body: some View { Button("Close", action: state.hide) } }
      struct Help: View { 
        @StateObject var state = HelpState()
        var body: some View { Button("x") { state.done() } } }
      struct Extra: View { var body: some View { Text("h") } }
      protocol Router { var pages: CurrentValueSubject<Page?, Never> { get }
        var extras: CurrentValueSubject<AnyView?, Never> { get } }
      final class OwnRouter: Router { let pages = CurrentValueSubject<Page?, Never>(nil)
        let extras = CurrentValueSubject<AnyView?, Never>(nil) }
      class State: ObservableObject {
        @Injected var router: Router!
        func show(_ page: Page?) { router.pages.send(page) }
        func hide() { router.pages.send(nil) }
      }
      final class AboutState: State {}
      final class HelpState: State { func done() { show(nil) } }
      final class MainState: State {
        private(set) var sheet: Sheet?
        @Published var isShown = false
        @Published var isExtraShown = false
        @Published var extra: AnyView? = nil
        private var bag = Set<AnyCancellable>()
        func subscribe() {
          router.pages
            .map { $0?.sheet() }
            .removeDuplicates { $0?.page == $1?.page }
            .receive(on: DispatchQueue.main)
            .sink { sheet in
              self.sheet = sheet
              self.isShown = sheet != nil
            }
            .store(in: &bag)
          router.extras.receive(on: DispatchQueue.main)
            .sink { view in
              self.extra = view
              self.isExtraShown = view != nil
            }
            .store(in: &bag)
        }
      }
      struct Main: View {
        @StateObject var state = MainState()
        var body: some View {
          Home()
            .sheet(isPresented: $state.isShown) { NavigationView { self.state.sheet!.view } }
            .sheet(isPresented: $state.isExtraShown) { state.extra ?? AnyView(EmptyView()) }
            .onAppear { state.subscribe() }
        }
      }
      final class HomeState: State {
        func more() { 
          let view = AnyView(Extra())
          router.extras.send(view) }
      }
      struct Home: View {
        @StateObject var state = HomeState()
        var body: some View {
          VStack {
            Button("About") { state.show(.about) }
            Button("Help") { state.show(.help) }
            Button("More") { state.more() }
          }
        }
      }
      """)
    #expect(
      lines == [
        "About back dismiss", "HelpState back dismiss", "Home sheet About", "Home sheet Help", "HomeState sheet Extra",
        "Shop root Main",
      ])
  }

  /// Types differ in their models, and the protocol says what every model can do.
  @Test func anAssociatedTypeIsAtLeastWhatItsProtocolAsksFor() {
    let lines = transitionLines(
      """
      import SwiftUI
      import Swinject
      @main struct Shop: App { var body: some Scene { WindowGroup { Start.RootView(resolver: Container()) } } }
      enum Page: Hashable { case about, help }
      extension Page {
        @ViewBuilder func view(resolver: Resolver) -> some View {
          switch self {
          case .about: About.RootView(resolver: resolver)
          case .help: Help()
          }
        }
      }
      protocol Router { func view(for page: Page) -> AnyView }
      final class OwnRouter: Router {
        let resolver: Resolver
        init(resolver: Resolver) { self.resolver = resolver }
        func view(for page: Page) -> AnyView { page.view(resolver: resolver).erased() } }
      protocol StateModel: ObservableObject { var resolver: Resolver? { get set }
        func view(for page: Page) -> AnyView }
      class BaseStateModel<Provider>: StateModel where Provider: Shop.Provider {
        @Injected() var router: Router!
        var resolver: Resolver? 
        func view(for page: Page) -> AnyView { router.view(for: page) }
      }
      protocol Provider {}
      protocol BaseView: View {
        associatedtype StateModelType: StateModel
        var resolver: Resolver { get }
        var state: StateModelType { get }
      }
      enum About {}
      extension About { 
        final class Provider: Shop.Provider {}
        final class StateModel: BaseStateModel<Provider> {} }
      extension About { struct RootView: BaseView { 
         let resolver: Resolver
         @StateObject var state = StateModel()
         var body: some View { Text("x") } } }
      enum Start {}
      extension Start { 
        final class Provider: Shop.Provider {}
        final class StateModel: BaseStateModel<Provider> {} }
      extension Start { struct RootView: BaseView { 
         let resolver: Resolver
         @StateObject var state = StateModel()
         var body: some View { 
          NavigationView {
            VStack {
              Text("About").leads(to: .about, from: self)
              Text("Help").leads(to: .help, from: self)
            }
          }
          } } }
      struct Help: View { var body: some View { Text("h") } }
      extension View { func erased() -> AnyView { AnyView(self) } }
      struct Lead<T: View>: ViewModifier {
        private let destination: () -> T
        init(destination: @autoclosure @escaping () -> T) { self.destination = destination }
        func body(content: Content) -> some View {
          NavigationLink(destination: destination().erased()) { content }
        }
      }
      extension View {
        func leads<V: BaseView>(to page: Page, from view: V) -> some View { modifier(Lead(destination: \
      view.state.view(for: page))) }
      }
      """)
    #expect(lines == ["Shop root Start.RootView", "Start.RootView push About.RootView", "Start.RootView push Help"])
  }

  /// An enum says the title of an alert in a modifier of the app.
  @Test func anAlertThatAModifierIsGivenBelongsToWhoNamesIt() {
    let lines = transitionLines(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      enum Warning { case erase, leave
        var title: String { switch self { case .erase: "Erase?"; case .leave: "Leave?" } } }
      extension View {
        func alert(_ warning: Warning, isPresented: Binding<Bool>, act: @escaping () -> Void) -> some View {
          self.alert(isPresented: isPresented) {
            Alert(title: Text(warning.title), primaryButton: .cancel(), secondaryButton: .default(Text("OK"), action: \
      act))
          }
        }
      }
      struct Start: View {
        @State private var asks = false
        var body: some View { Row().alert(.erase, isPresented: $asks) {} }
      }
      struct Row: View {
        @State private var asks = false
        var body: some View { Text("r").alert(.leave, isPresented: $asks) {} }
      }
      """)
    #expect(lines == ["Row alert alert", "Shop root Start", "Start alert alert"])
  }

  /// A generic hosting controller takes its content under a name of its own.
  @Test func aHostHandsItsContentOnByItsOwnInitialiser() {
    let lines = transitionLines(
      """
      import SwiftUI
      import UIKit
      class Model {}
      final class Frame<Content: View>: UIHostingController<Content> {
        private let model: Model
        init(model: Model, view: Content) { self.model = model; super.init(rootView: view) }
        required init?(coder: NSCoder) { fatalError() }
      }
      struct Detail: View { var body: some View { Text("d") } }
      struct Start: View { var body: some View { Text("s") } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let start = Frame(model: Model(), view: Start())
          window?.rootViewController = start
          let view = Detail()
          let detail = Frame(model: Model(), view: view)
          start.present(detail, animated: true)
        }
      }
      """)
    #expect(lines == ["SceneDelegate root Start", "SceneDelegate sheet Detail"])
  }
}
