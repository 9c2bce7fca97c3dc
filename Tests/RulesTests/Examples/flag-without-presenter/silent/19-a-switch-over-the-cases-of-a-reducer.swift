// A view switches over the cases of a reducer

import ComposableArchitecture
import SwiftUI

@Reducer struct Details {
  @Reducer enum Destination {
    case persona(Persona)
    case token(Token)
  }
  @ObservableState struct State { @Presents var destination: Destination.State? }
  enum Action { case tokenTapped, personaTapped, destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tokenTapped:
        state.destination = .token(Token.State())
        return .none
      case .personaTapped:
        state.destination = .persona(Persona.State())
        return .none
      case .destination: return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
@Reducer struct Persona { @ObservableState struct State: Equatable {} }
@Reducer struct Token { @ObservableState struct State: Equatable {} }
struct PersonaView: View {
  let store: StoreOf<Persona>
  var body: some View { Text("persona") }
}
struct DetailsView: View {
  @Bindable var store: StoreOf<Details>
  var body: some View {
    VStack {
      Button("Token") { store.send(.tokenTapped) }
      Button("Persona") { store.send(.personaTapped) }
    }
    .sheet(item: $store.scope(state: \.destination, action: \.destination)) { store in
      switch store.case {
      case .persona(let store): PersonaView(store: store)
      case .token: Text("Token")
      }
    }
  }
}
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { DetailsView(store: Store(initialState: Details.State()) { Details() }) }
  }
}
