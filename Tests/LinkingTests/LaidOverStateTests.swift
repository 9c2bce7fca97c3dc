import Testing

/// Popups that a feature's state puts over its view without a presenter, and the actions on their way back up.
@Suite struct LaidOverStateTests {
  private let files = [
    "App/Trips.swift": """
    import ComposableArchitecture
    import SwiftUI
    @main struct Trips: App {
      let store = Store(initialState: Root.State()) { Root() }
      var body: some Scene { WindowGroup { RootView(store: store) } }
    }
    @Reducer struct Root {
      @Reducer enum Destination { case login(Login), settings(Settings) }
      @ObservableState struct State { @Presents var destination: Destination.State? }
      enum Action { case started, left, destination(PresentationAction<Destination.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .started, .destination(.presented(.login(.delegate(.didEnter)))): state.destination = \
    .settings(Settings.State()); return .none
          case .left, .destination(.presented(.settings(.delegate(.didLogOut)))): state.destination = \
    .login(Login.State()); return .none
          case .destination: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination)
      }
    }
    struct RootView: View {
      let store: StoreOf<Root>
      var body: some View {
        switch store.state.destination {
        case .login: if let store = store.scope(state: \\.destination?.login, action: \\.destination.login) { \
    LoginView(store: store) }
        case .settings: if let store = store.scope(state: \\.destination?.settings, action: \\.destination.settings) { \
    SettingsView(store: store) }
        case .none: EmptyView()
        }
      }
    }
    @Reducer struct Login {
      @ObservableState struct State {}
      enum Action { case entered, delegate(Delegate) }
      enum Delegate { case didEnter }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .entered: return .send(.delegate(.didEnter))
          case .delegate: return .none
          }
        }
      }
    }
    struct LoginView: View { let store: StoreOf<Login>; var body: some View { Button("Enter") { store.send(.entered) } \
    } }
    @Reducer struct Settings {
      @Reducer enum Destination { case confirm(Confirm), help(Help) }
      @ObservableState struct State { @Presents var destination: Destination.State?; @Presents var tip: Tip.State? }
      enum Action { case logOutTapped, helpTapped, appeared, destination(PresentationAction<Destination.Action>), \
    tip(PresentationAction<Tip.Action>), delegate(Delegate) }
      enum Delegate { case didLogOut, didRename }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .appeared: state.tip = Tip.State(); return .send(.delegate(.didRename))
          case .logOutTapped: state.destination = .confirm(Confirm.State()); return .none
          case .helpTapped: state.destination = .help(Help.State()); return .none
          case .destination(.presented(.confirm(.delegate(.didConfirm)))): return .send(.delegate(.didLogOut))
          case .destination, .tip, .delegate: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination)
        .ifLet(\\.$tip, action: \\.tip)
      }
    }
    struct SettingsView: View {
      let store: StoreOf<Settings>
      var body: some View {
        VStack {
          Button("Log out") { store.send(.logOutTapped) }
          Button("Help") { store.send(.helpTapped) }
        }
        .onAppear { store.send(.appeared) }
        .overlay {
          if let store = store.scope(state: \\.destination?.confirm, action: \\.destination.confirm) { \
    ConfirmView(store: store) }
          if let store = store.scope(state: \\.destination?.help, action: \\.destination.help) { HelpView(store: \
    store) }
        }
        .overlay {
          if let store = store.scope(state: \\.tip, action: \\.tip.presented) { TipView(store: store) }
        }
      }
    }
    @Reducer struct Confirm {
      @ObservableState struct State {}
      enum Action { case confirmed, cancelled, delegate(Delegate) }
      enum Delegate { case didConfirm }
      @Dependency(\\.dismiss) var dismiss
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .confirmed: return .send(.delegate(.didConfirm))
          case .cancelled: return .run { _ in await self.dismiss() }
          case .delegate: return .none
          }
        }
      }
    }
    struct ConfirmView: View { let store: StoreOf<Confirm>; var body: some View { Button("Yes") { \
    store.send(.confirmed) }; Button("No") { store.send(.cancelled) } } }
    @Reducer struct Help { @ObservableState struct State {}; enum Action { case next } }
    struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
    @Reducer struct Tip { @ObservableState struct State {}; enum Action { case next } }
    struct TipView: View { let store: StoreOf<Tip>; var body: some View { Text("Tip") } }
    """
  ]

  /// Who puts the case there shows the popup; state without cases is shown by the view, as under a presenter.
  @Test func whatLiesOverAViewWhileThereIsStateForIt() {
    #expect(
      transitions(files).filter { $0.contains(" sheet ") } == [
        "Settings sheet ConfirmView", "Settings sheet HelpView", "SettingsView sheet TipView",
      ])
  }

  /// A layer of the view itself that has state of its own may be there for long: a banner is no popup.
  @Test func aLayerOfTheViewItself() {
    let tip = "if let store = store.scope(state: \\.tip, action: \\.tip.presented) { TipView(store: store) }"
    let layered = files.mapValues { text in
      text.replacing(tip, with: "EmptyView()").replacing("VStack {", with: "ZStack {").replacing(
        "{ store.send(.helpTapped) }", with: "{ store.send(.helpTapped) }; " + tip)
    }
    #expect(
      transitions(layered).filter { $0.contains(" sheet ") } == [
        "Settings sheet ConfirmView", "Settings sheet HelpView",
      ])
  }

  /// An enum that is nested next to the actions, for one of them to hold, says which of them it is: a name alone is
  /// sent for several reasons.
  @Test func theActionInsideOfTheActionDecides() {
    let edges = screenEdges(files).filter { $0.contains(" root ") && !$0.hasPrefix("Trips") }
    #expect(edges == ["ConfirmView root LoginView", "LoginView root SettingsView"])
  }
}
