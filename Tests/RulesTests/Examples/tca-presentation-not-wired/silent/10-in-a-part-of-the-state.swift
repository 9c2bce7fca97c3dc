// The operator names the part of the state

import ComposableArchitecture
@Reducer struct Row {
  @ObservableState struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct News {
  @Reducer enum Path { case row(Row) }
  @ObservableState struct State {
    var stacks = Stacks()
    struct Stacks { var path = StackState<Path.State>() }
  }
  enum Action { case path(StackActionOf<Path>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.forEach(\.stacks.path, action: \.path)
  }
}
