import Testing

/// What the user does in features whose actions wrap those of the view.
@Suite struct FeatureTriggerTests {
  private static let features = """
    import SwiftUI
    import ComposableArchitecture
    protocol FeaturePayload { associatedtype ViewAction }
    enum FeatureAction<Payload: FeaturePayload> { case view(Payload.ViewAction) }
    protocol FeatureReducer: Reducer, FeaturePayload where Action == FeatureAction<Self> {
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
    }
    extension Reducer where Self: FeatureReducer {
      typealias Action = FeatureAction<Self>
      var body: some ReducerOf<Self> { Reduce(core) }
      func core(state: inout State, action: Action) -> Effect<Action> {
        switch action { case let .view(viewAction): reduce(into: &state, viewAction: viewAction) }
      }
    }
    @main struct TheApp: App {
      var body: some Scene {
        WindowGroup {
          TabView {
            Cart.View(store: .init(initialState: .init(mode: .all)) { Cart() }, relay: Relay())
            Shelf.View(store: .init(initialState: .init()) { Shelf() }, relay: Relay())
          }
        }
      }
    }
    struct CartFilter: View { var body: some View { Text("F") } }
    struct ShelfFilter: View { var body: some View { Text("F") } }
    struct Cart: FeatureReducer {
      enum Mode { case all, some }
      struct State { var isFiltering = false; var mode: Mode }
      enum ViewAction { case filtersTapped, appeared }
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
        switch viewAction {
        case .appeared:
          state.mode = .all
          return .none
        case .filtersTapped:
          switch state.mode {
          case .all: state.isFiltering = true
          case .some: break
          }
          return .none
        }
      }
      struct View: SwiftUI.View {
        let store: StoreOf<Cart>
        let relay: Relay
        var body: some SwiftUI.View {
          Button("Filter the cart") { relay.send(.view(.filtersTapped)) }
            .onAppear { relay.send(.view(.appeared)) }
            .sheet(isPresented: $store.isFiltering) { CartFilter() }
        }
      }
    }
    struct Shelf: FeatureReducer {
      struct State { var isFiltering = false }
      enum ViewAction { case filtersTapped }
      func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
        switch viewAction {
        case .filtersTapped:
          state.isFiltering = true
          return .none
        }
      }
      struct View: SwiftUI.View {
        let store: StoreOf<Shelf>
        let relay: Relay
        var body: some SwiftUI.View {
          Button("Filter the shelf") { relay.send(.view(.filtersTapped)) }
            .sheet(isPresented: $store.isFiltering) { ShelfFilter() }
        }
      }
    }
    """

  /// Two features have an action of one name; the view around the button tells whose it is.
  @Test func actionsOfOneName() {
    let causes = causes(Self.features)
    #expect(causes["Shelf.View sheet ShelfFilter"] == [#"Button("Filter the shelf")"#])
  }

  /// A part of the view sends the action that it is given, if any: its button has words of its own.
  @Test func anActionGivenToAPart() {
    let header = """
      extension Shelf.View {
        func header(action: Shelf.ViewAction? = nil) -> some SwiftUI.View {
          HStack { if let action { Button("See all") { relay.send(.view(action)) } } }
        }
      }
      """
    let button = #"Button("Filter the shelf") { relay.send(.view(.filtersTapped)) }"#
    let causes = causes(Self.features.replacing(button, with: "header(action: .filtersTapped)") + header)
    #expect(causes["Shelf.View sheet ShelfFilter"] == [#"Button("See all")"#])
  }

  /// A mode that is asked in the arm of an action may have been set long before.
  @Test func choiceInTheArmOfAnAction() {
    let causes = causes(Self.features)
    #expect(causes["Cart.View sheet CartFilter"] == [#"Button("Filter the cart")"#])
  }
}
