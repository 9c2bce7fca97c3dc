// What attaches it bears the case's name, is private, and is never called

import ComposableArchitecture

struct Details: Reducer {
    struct State: Equatable { @PresentationState var destination: Destination.State? }
    enum Action: Equatable { case tokenTapped, personaTapped, destination(PresentationAction<Destination.Action>) }
    struct Destination: Reducer {
        enum State: Equatable { case persona(Persona.State), token(TokenDetails.State) }
        enum Action: Equatable { case persona(Persona.Action), token(TokenDetails.Action) }
        var body: some ReducerOf<Self> {
            Scope(state: /State.persona, action: /Action.persona) { Persona() }
            Scope(state: /State.token, action: /Action.token) { TokenDetails() }
        }
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .tokenTapped: state.destination = .↓token(.init()); return .none
            case .personaTapped: state.destination = .persona(.init()); return .none
            case .destination: return .none
            }
        }
        .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
}
struct Persona: Reducer { struct State: Equatable {}; enum Action: Equatable {}; var body: some ReducerOf<Self> { EmptyReducer() } }
struct TokenDetails: Reducer { struct State: Equatable {}; enum Action: Equatable {}; var body: some ReducerOf<Self> { EmptyReducer() } }
// file: DetailsView.swift
import ComposableArchitecture
import SwiftUI

struct PersonaView: View { let store: StoreOf<Persona>; var body: some View { Text("persona") } }
struct TokenView: View { let store: StoreOf<TokenDetails>; var body: some View { Text("token") } }
struct DetailsView: View {
    let store: StoreOf<Details>
    var body: some View {
        VStack { Button("t") { store.send(.tokenTapped) }; Button("p") { store.send(.personaTapped) } }
            .personaDetails(with: store)
    }
}
private extension View {
    func personaDetails(with store: StoreOf<Details>) -> some View {
        navigationDestination(store: store.scope(state: \.$destination, action: { .destination($0) }),
                              state: /Details.Destination.State.persona,
                              action: Details.Destination.Action.persona) { PersonaView(store: $0) }
    }
    private func token(with store: StoreOf<Details>) -> some View {
        navigationDestination(store: store.scope(state: \.$destination, action: { .destination($0) }),
                              state: /Details.Destination.State.token,
                              action: Details.Destination.Action.token) { TokenView(store: $0) }
    }
}
@main struct MyApp: App {
    var body: some Scene { WindowGroup { NavigationStack { DetailsView(store: Store(initialState: .init()) { Details() }) } } }
}
