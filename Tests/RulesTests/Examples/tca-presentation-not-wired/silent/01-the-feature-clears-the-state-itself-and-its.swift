// The feature clears the state itself, and its action has another name

import ComposableArchitecture
@Reducer struct AboutFeature {
  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case staffTapped
    case presentation(PresentationAction<Destination.Action>)
  }
  @Reducer(state: .equatable) enum Destination { case staff }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .staffTapped:
        state.destination = .staff
        return .none
      case .presentation(.dismiss):
        state.destination = nil
        return .none
      case .presentation:
        return .none
      }
    }
  }
}
