// Another feature of the same names has the operator, and the stack is in a part of the state

import ComposableArchitecture
@Reducer struct Row {
  @ObservableState struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}
@Reducer struct Shop {
  @Reducer enum Path { case row(Row) }
  @ObservableState struct State { var path = StackState<Path.State>() }
  enum Action { case path(StackActionOf<Path>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }.forEach(\.path, action: \.path)
  }
}
@Reducer struct News {
  @Reducer enum Path { case row(Row) }
  @ObservableState struct State {
    var stacks = Stacks()
    struct Stacks { var ↓path = StackState<Path.State>() }
  }
  enum Action { case path(StackActionOf<Path>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
