import Testing

/// Operators on streams that an app adds itself: what flows on, and the object that comes with it.
@Suite struct OwnOperatorTests {
  private func edges(_ operators: String, _ observing: String) -> [String] {
    screenEdges([
      "App/Operators.swift": "import Combine\n\(operators)",
      "App/App.swift": """
      import Combine
      import SwiftUI
      final class HomePresenter {
        struct Actions { let open: () -> Void; let help: () -> Void }
        struct Input { let opened: AnyPublisher<Void, Never>; let asked: AnyPublisher<Void, Never> }
        private let actions: Actions
        private var bag = Set<AnyCancellable>()
        init(actions: Actions) { self.actions = actions }
        func transform(_ input: Input) {
          input.opened\(observing)
        }
      }
      struct Home: View {
        let presenter: HomePresenter
        private let openedSubject = PassthroughSubject<Void, Never>()
        private let askedSubject = PassthroughSubject<Void, Never>()
        init(presenter: HomePresenter) {
          self.presenter = presenter
          presenter.transform(.init(opened: openedSubject.eraseToAnyPublisher(), asked: \
      askedSubject.eraseToAnyPublisher()))
        }
        var body: some View { Button("Open") { openedSubject.send() }.sheet(isPresented: .constant(true)) { \
      Advert(open: { openedSubject.send() }) } }
      }
      struct Advert: View {
        let open: () -> Void
        var body: some View { Button("Open") { open() } }
      }
      struct Detail: View { var body: some View { Text("") } }
      struct Welcome: View {
        let next: () -> Void
        var body: some View { Button("Next") { next() } }
      }
      final class HomeCoordinator: Hashable {
        let actions: HomePresenter.Actions
        init(actions: HomePresenter.Actions) { self.actions = actions }
        @ViewBuilder func build() -> some View { Home(presenter: HomePresenter(actions: actions)) }
      }
      final class DetailCoordinator: Hashable {
        @ViewBuilder func build() -> some View { Detail() }
      }
      final class AppCoordinator: ObservableObject {
        @Published var path = NavigationPath()
        func push<T: Hashable>(_ coordinator: T) { path.append(coordinator) }
        func showHome() { push(HomeCoordinator(actions: .init(open: open, help: {}))) }
        func open() { push(DetailCoordinator()) }
      }
      struct Root: View {
        @StateObject var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Welcome(next: coordinator.showHome)
              .navigationDestination(for: HomeCoordinator.self) { $0.build() }
              .navigationDestination(for: DetailCoordinator.self) { $0.build() }
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      """,
    ])
  }

  /// The object that an app's own operator lets come with each value is the one that it was given.
  @Test(arguments: [
    (
      "withUnretained<T: AnyObject>(_ object: T) -> Publishers.CompactMap<Self, (T, Self.Output)>",
      ".withUnretained(self)"
    ),
    ("with<Owner: AnyObject>(weak owner: Owner) -> AnyPublisher<(Owner, Output), Failure>", ".with(weak: self)"),
  ])
  func anObjectComesWithEachValue(_ declaration: String, _ call: String) {
    let name = declaration.contains("object") ? "object" : "owner"
    let found = edges(
      "extension Publisher { func \(declaration) { compactMap { [weak \(name)] value in \(name).map { ($0, value) } } } }",
      "\(call).sink { presenter, _ in presenter.actions.open() }.store(in: &bag)")
    #expect(found.contains("Home push Detail"))
    #expect(found.contains("Advert push Detail"))
    #expect(!found.contains("Welcome push Detail"))
    #expect(!found.contains("Root push Detail"))
  }
}
