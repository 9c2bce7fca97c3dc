import Testing

/// Code that a view runs when something changes: whoever changes it is the trigger.
@Suite struct ChangeCauseTests {
  private func causes(model: String, view: String, observer: String) -> [String] {
    LinkingTests.causes(
      """
      import SwiftUI
      import Combine
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HelpView: View { var body: some View { Text("H") } }
      enum Step { case idle, failed, done }
      final class Model: ObservableObject {
        @Published var step = Step.idle
        @Published var isDone = false
        struct State { var isSaved = false }
        @Published var state = State()
        let finished = PassthroughSubject<Void, Never>()
        var finishes: AnyPublisher<Void, Never> { finished.eraseToAnyPublisher() }
        \(model)
      }
      struct HomeView: View {
        @StateObject private var model = Model()
        @State private var isShown = false
        @State private var count = 0
        @Environment(\\.scenePhase) var phase
        var body: some View {
          VStack { \(view) }
            \(observer)
            .sheet(isPresented: $isShown) { HelpView() }
        }
      }
      """)["HomeView sheet HelpView"] ?? []
  }

  @Test(arguments: [
    (".onReceive(model.finished) { isShown = true }", "finished.send()"),
    (".onReceive(model.finishes) { _ in isShown = true }", "finished.send()"),
    (".onReceive(model.$isDone) { if $0 { isShown = true } }", "isDone = true"),
    (".onChange(of: model.isDone) { isShown = true }", "isDone = true"),
    (".onChange(of: model.state.isSaved) { isShown = true }", "state.isSaved = true"),
    (".onChange(of: model.isDone) { _, isDone in guard isDone else { return }; isShown = true }", "isDone = true"),
    (".onChange(of: model.step) { _, step in if case .done = step { isShown = true } }", "step = .done"),
  ])
  func theButtonThatChangesIt(observer: String, change: String) {
    let found = causes(
      model: "func finish() { \(change) }", view: #"Button("Finish") { model.finish() }"#, observer: observer)
    #expect(found == [#"Button("Finish")"#])
  }

  /// Values that the code does not lead on for, and a flag that is taken back, are no causes.
  @Test func otherValues() {
    let found = causes(
      model: "func fail() { step = .failed }; func finish() { step = .done }; func reset() { isDone = false }",
      view: """
        Button("Fail") { model.fail() }
        Button("Finish") { model.finish() }
        """,
      observer: ".onChange(of: model.step) { _, step in switch step { case .done: isShown = true; default: break } }")
    #expect(found == [#"Button("Finish")"#])
    let flag = causes(
      model: "func reset() { isDone = false }", view: #"Button("Reset") { model.reset() }"#,
      observer: ".onChange(of: model.isDone) { isShown = true }")
    #expect(flag == ["onChange(model.isDone)"])
  }

  /// Where no user's action is known, the event says what is observed.
  @Test(arguments: [
    (".onChange(of: phase) { isShown = true }", "onChange(phase)"),
    (
      ".onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in isShown = true }",
      "onReceive(.NSCalendarDayChanged)"
    ),
    (".onChange(of: count) { isShown = true }.onAppear { count = 1 }", "onAppear"),
  ])
  func eventsWithoutAKnownUser(observer: String, event: String) {
    #expect(causes(model: "", view: #"Text("T")"#, observer: observer).contains(event))
  }

  /// The words beside code that a component received do not name an event in it.
  @Test func anEventHasNoButtonsWords() {
    let found = LinkingTests.causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HelpView: View { var body: some View { Text("H") } }
      struct Page: View {
        let title: String
        let open: () -> Void
        @Environment(\\.scenePhase) var phase
        var body: some View { Text(title).onChange(of: phase) { open() } }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Page(title: "Gear") { isShown = true }.sheet(isPresented: $isShown) { HelpView() } }
      }
      """)
    #expect(found["HomeView sheet HelpView"] == ["onChange(phase)"])
  }
}
