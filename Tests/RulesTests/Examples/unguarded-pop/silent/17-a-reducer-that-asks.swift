// A reducer asks its path, or an element has sent the action

import ComposableArchitecture
import SwiftUI
@Reducer struct Page {
  @ObservableState struct State: Equatable {}
  enum Action { case back }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Flow {
  @ObservableState struct State { var path = StackState<Page.State>() }
  enum Action { case backTapped, nextTapped, path(StackActionOf<Page>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .backTapped: _ = state.path.popLast()
      case .nextTapped: state.path.append(Page.State())
      case .path(.element(_, action: .back)): _ = state.path.removeLast()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Page() }
  }
}
struct FlowView: View {
  @Bindable var store: StoreOf<Flow>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Button("Next") { store.send(.nextTapped) }
    } destination: { page in
      Text("Page").toolbar { Button("Back") { store.send(.backTapped) } }
    }
  }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { FlowView(store: Store(initialState: Flow.State()) { Flow() }) } }
}
