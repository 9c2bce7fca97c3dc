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

  /// A part reports its own action to the feature around it. Another part has a report of the same name.
  @Test func reportsOfParts() {
    let causes = causes(
      """
      import SwiftUI
      import ComposableArchitecture
      protocol FeaturePayload { associatedtype ViewAction; associatedtype Report; associatedtype PartAction }
      enum FeatureAction<Payload: FeaturePayload> {
        case view(Payload.ViewAction)
        case report(Payload.Report)
        case part(Payload.PartAction)
      }
      protocol FeatureReducer: Reducer, FeaturePayload where Action == FeatureAction<Self> {
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
        func reduce(into state: inout State, partAction: PartAction) -> Effect<Action>
      }
      extension Reducer where Self: FeatureReducer {
        var body: some ReducerOf<Self> { Reduce(core) }
        func core(state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case let .view(action): reduce(into: &state, viewAction: action)
          case let .part(action): reduce(into: &state, partAction: action)
          case .report: .none
          }
        }
      }
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { Cart.View(store: .init(initialState: .init()) { Cart() }) } }
      }
      struct Detail: View { var body: some View { Text("D") } }
      struct Rows: FeatureReducer {
        typealias Action = FeatureAction<Self>
        struct State {}
        enum ViewAction { case rowTapped }
        enum Report { case opened }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
          switch viewAction { case .rowTapped: .send(.report(.opened)) }
        }
        struct View: SwiftUI.View {
          let store: StoreOf<Rows>
          var body: some SwiftUI.View { Button("A row") { store.send(.view(.rowTapped)) } }
        }
      }
      struct Footer: FeatureReducer {
        typealias Action = FeatureAction<Self>
        struct State {}
        enum ViewAction { case tapped }
        enum Report { case opened }
        func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
          switch viewAction { case .tapped: .send(.report(.opened)) }
        }
        struct View: SwiftUI.View {
          let store: StoreOf<Footer>
          var body: some SwiftUI.View { Button("The footer") { store.send(.view(.tapped)) } }
        }
      }
      struct Cart: FeatureReducer {
        typealias Action = FeatureAction<Self>
        struct State { var isOpen = false; var rows = Rows.State(); var footer = Footer.State() }
        enum PartAction { case rows(Rows.Action), footer(Footer.Action) }
        func reduce(into state: inout State, partAction: PartAction) -> Effect<Action> {
          switch partAction {
          case .rows(.report(.opened)):
            state.isOpen = true
            return .none
          default: return .none
          }
        }
        struct View: SwiftUI.View {
          let store: StoreOf<Cart>
          var body: some SwiftUI.View {
            VStack {
              Rows.View(store: store.scope(state: \\.rows, action: \\.part.rows))
              Footer.View(store: store.scope(state: \\.footer, action: \\.part.footer))
            }
            .sheet(isPresented: $store.isOpen) { Detail() }
          }
        }
      }
      """)
    #expect(causes["Cart.View sheet Detail"] == [#"Button("A row")"#])
  }
}
