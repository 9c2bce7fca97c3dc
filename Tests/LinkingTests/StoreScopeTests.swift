import Linking
import NavigationModel
import Testing

/// Features of The Composable Architecture whose presenters are functions in extensions of `View` that are handed a
/// scoped store.
@Suite struct StoreScopeTests {
  private static let features = """
    import ComposableArchitecture
    import SwiftUI
    protocol Feature: Reducer {
      associatedtype ViewAction: Equatable = Never
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
    }
    struct Shelf: Feature {
      struct State: Hashable { @PresentationState var destination: Destination.State? = nil }
      enum ViewAction: Equatable { case bookTapped, hideTapped }
      struct Destination: Reducer {
        @CasePathable enum State: Hashable { case book(Book.State), hide }
        @CasePathable enum Action: Equatable { case book(Book.Action), hide }
        var body: some ReducerOf<Self> { Scope(state: \\.book, action: \\.book) { Book() } }
      }
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
        switch viewAction {
        case .bookTapped: state.destination = .book(.init())
        case .hideTapped: state.destination = .hide
        }
        return .none
      }
    }
    extension Shelf {
      struct View: SwiftUI.View {
        let store: StoreOf<Shelf>
        var body: some SwiftUI.View { Text("shelf").destination(store: store) }
      }
    }
    private extension StoreOf<Shelf> {
      var destination: PresentationStoreOf<Shelf.Destination> { scope(state: \\.$destination, action: \\.destination) }
    }
    private extension View {
      func destination(store: StoreOf<Shelf>) -> some View {
        let destinationStore = store.destination
        return book(with: destinationStore).hide(with: destinationStore)
      }
      private func book(with destinationStore: PresentationStoreOf<Shelf.Destination>) -> some View {
        navigationDestination(store: destinationStore.scope(state: \\.book, action: \\.book)) { Book.View(store: $0) }
      }
      private func hide(with destinationStore: PresentationStoreOf<Shelf.Destination>) -> some View {
        sheet(store: destinationStore.scope(state: \\.hide, action: \\.hide)) { _ in Confirm() }
      }
    }
    struct Confirm: View { var body: some View { Text("sure?") } }
    struct Book: Feature {
      struct State: Hashable { @PresentationState var destination: Destination.State? = nil }
      enum ViewAction: Equatable { case authorTapped }
      struct Destination: Reducer {
        enum State: Hashable { case author(Author.State) }
        enum Action: Equatable { case author(Author.Action) }
      }
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
        state.destination = .author(.init())
        return .none
      }
    }
    extension Book {
      struct View: SwiftUI.View {
        let store: StoreOf<Book>
        var body: some SwiftUI.View { Text("book").destinations(with: store) }
      }
    }
    private extension StoreOf<Book> {
      var destination: PresentationStoreOf<Book.Destination> {
        func scopeState(state: State) -> PresentationState<Book.Destination.State> { state.$destination }
        return scope(state: scopeState, action: Action.destination)
      }
    }
    private extension View {
      func destinations(with store: StoreOf<Book>) -> some View {
        let destinationStore = store.destination
        return sheet(store: destinationStore.scope(state: \\.author, action: \\.author)) { Author.View(store: $0) }
      }
    }
    struct Author: Reducer { struct State: Hashable {} }
    extension Author {
      struct View: SwiftUI.View {
        let store: StoreOf<Author>
        var body: some SwiftUI.View { Text("author") }
      }
    }
    @main struct Demo: App { var body: some Scene { WindowGroup { Shelf.View(store: Store(initialState: Shelf.State()) \
    { Shelf() }) } } }
    """

  private static let expected = [
    "Book.View sheet Author.View", "Demo root Shelf.View", "Shelf.View push Book.View", "Shelf.View sheet Confirm",
  ]

  @Test func whatAReducerAssignsIsShownByTheFunctionThatGetsTheStore() {
    #expect(screenEdges(["App/Features.swift": Self.features]) == Self.expected)
  }

  /// The app has aliases of its own with generic parameters.
  @Test func aliasesOfStoresSayWhatTheyHold() {
    let aliases = """
      import ComposableArchitecture
      typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
      typealias PresentationStoreOf<R: Reducer> = Store<PresentationState<R.State>, PresentationAction<R.Action>>
      """
    #expect(screenEdges(["App/Features.swift": Self.features, "App/Aliases.swift": aliases]) == Self.expected)
  }
}
