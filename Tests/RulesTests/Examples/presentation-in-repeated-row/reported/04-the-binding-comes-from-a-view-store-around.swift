// The binding comes from a view store around the list

import ComposableArchitecture
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { OrdersView(store: Store(initialState: Orders.State()) { Orders() }) } }
}
struct Orders: Reducer {
  struct State: Equatable { var ids = [1, 2]; var asks = false }
  enum Action: Equatable { case ask(Bool) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ask(let asks): state.asks = asks
    }
    return .none
  }
}
struct OrdersView: View {
  let store: StoreOf<Orders>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      ForEach(viewStore.ids, id: \.self) { id in
        Button("Cancel") { viewStore.send(.ask(true)) }
          .↓alert("Cancel?", isPresented: viewStore.binding(get: \.asks, send: { .ask($0) })) { Button("Cancel") {} }
      }
    }
  }
}
