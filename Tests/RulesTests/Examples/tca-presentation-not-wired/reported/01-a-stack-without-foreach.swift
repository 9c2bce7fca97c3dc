// A stack without forEach

import ComposableArchitecture
@Reducer struct Root {
  @ObservableState struct State {
    var ↓path = StackState<Path.State>()
  }
  @Reducer enum Path { case detail }
  enum Action { case path(StackActionOf<Path>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
  }
}
