// A state that belongs to no reducer

import ComposableArchitecture
struct Model {
  struct State {
    @Presents var alert: AlertState<Never>?
  }
}
