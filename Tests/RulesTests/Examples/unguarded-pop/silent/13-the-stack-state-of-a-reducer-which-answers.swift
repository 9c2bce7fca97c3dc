// The stack state of a reducer, which answers an action that says what is on it

import ComposableArchitecture
import SwiftUI
@Reducer struct Flow {
  @ObservableState struct State { var path = StackState<Int>() }
  enum Action { case failed }
  func reduce(state: inout State, action: Action) { let _ = state.path.removeLast() }
}
struct FlowView: View {
  @Bindable var store: StoreOf<Flow>
  var body: some View { NavigationStack(path: $store.path) { Button("Fail") { store.send(.failed) } } }
}
