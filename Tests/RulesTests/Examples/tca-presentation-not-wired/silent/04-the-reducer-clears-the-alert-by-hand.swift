// The reducer clears the alert by hand

import ComposableArchitecture
@Reducer struct Feature {
  @ObservableState struct State {
    @Presents var alert: AlertState<Action>?
  }
  indirect enum Action { case alert(PresentationAction<Action>), tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(let action)): return .send(action)
      case .alert:
        state.alert = nil
        return .none
      case .tapped: return .none
      }
    }
  }
}
