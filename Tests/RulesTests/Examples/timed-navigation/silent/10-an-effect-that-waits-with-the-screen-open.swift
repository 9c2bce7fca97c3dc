// An effect that waits while the screen stays, and one that goes on at once

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
        return .send(.completed)
      case .submitting(.presented(.retried)):
        return .run { send in
          try await clock.sleep(for: .milliseconds(700))
          await send(.submitting(.presented(.committed)))
        }
      case .submitting, .completed: return .none
      }
    }
    .ifLet(\.$submitting, action: \.submitting) { Submitting() }
  }
}
@Reducer struct Submitting {
  struct State {}
  enum Action { case committed, retried }
}
