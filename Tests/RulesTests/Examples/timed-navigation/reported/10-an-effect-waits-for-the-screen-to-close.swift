// An effect waits for the screen that the reducer has put down

import ComposableArchitecture
import SwiftUI
@Reducer struct Review {
  @ObservableState struct State { @Presents var submitting: Submitting.State? }
  enum Action {
    case submitting(PresentationAction<Submitting.Action>)
    case completed
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .submitting(.presented(.committed)):
        state.submitting = nil
        return .run { send in
          try await clock.↓sleep(for: .milliseconds(700))
          await send(.completed)
        }
      case .submitting, .completed: return .none
      }
    }
    .ifLet(\.$submitting, action: \.submitting) { Submitting() }
  }
}
@Reducer struct Submitting {
  struct State {}
  enum Action { case committed }
}
