// A view store gives a binding for the row

import ComposableArchitecture
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { OrdersView(store: Store(initialState: Orders.State()) { Orders() }) } }
}
struct Orders: Reducer {
  struct State: Equatable { var ids = [1, 2]; var asked: Int? }
  enum Action: Equatable { case ask(Int?) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ask(let id): state.asked = id
    }
    return .none
  }
}
struct OrdersView: View {
  let store: StoreOf<Orders>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      ForEach(viewStore.ids, id: \.self) { id in
        Button("Cancel") { viewStore.send(.ask(id)) }
          .alert("Cancel?", isPresented: viewStore.binding(get: { $0.asked == id }, send: .ask(nil))) { Button("Cancel") {} }
      }
    }
  }
}
