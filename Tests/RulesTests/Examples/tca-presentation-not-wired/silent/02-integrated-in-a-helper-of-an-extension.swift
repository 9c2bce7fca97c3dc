// Integrated in a helper of an extension, the old way

import ComposableArchitecture
struct Feature: Reducer {
  struct State {
    @PresentationState var destination: Int?
  }
  enum Action { case destination(PresentationAction<Int>) }
  var body: some ReducerOf<Self> { core }
}
extension Feature {
  var core: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: /Action.destination) { EmptyReducer() }
  }
}
