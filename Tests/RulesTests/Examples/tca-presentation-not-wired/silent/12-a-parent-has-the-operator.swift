// A parent integrates it

import ComposableArchitecture
@Reducer struct Inner {
  @ObservableState struct State { @Presents var alert: Detail.State? }
  enum Action { case alert(PresentationAction<Detail.Action>) }
  var body: some ReducerOf<Self> { Reduce { state, action in .none } }
}
@Reducer struct Detail {
  @ObservableState struct State {}
  enum Action {}
  var body: some ReducerOf<Self> { Reduce { state, action in .none } }
}
@Reducer struct Outer {
  @ObservableState struct State { var inner = Inner.State() }
  enum Action { case inner(Inner.Action) }
  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) { Inner() }
      .ifLet(\.inner.$alert, action: \.inner.alert) { Detail() }
  }
}
