import NavigationModel
import Testing

/// What a flag presents is presented from the screen that sets it.
@Suite struct SetFlagTests {
  private func source(of target: String, _ source: String) -> [String] {
    graph(["App/App.swift": "import SwiftUI\n" + source]).transitions.filter { $0.to == target || $0.kind == .alert }
      .flatMap(\.from)
  }

  @Test func aPushedScreenSetsTheFlagOfTheStackAround() {
    let from = source(
      of: "Share",
      """
      @Observable final class Model { var isSharing = false }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { Root(model: model) } }
      }
      struct Root: View {
        @Bindable var model: Model
        var body: some View {
          NavigationStack { NavigationLink("Trip") { Trip(model: model) } }.sheet(isPresented: $model.isSharing) { \
      Share() }
        }
      }
      struct Trip: View { let model: Model; var body: some View { Button("Share") { model.isSharing = true } } }
      struct Share: View { var body: some View { Text("Share") } }
      """)
    #expect(from == ["Trip"])
  }

  @Test func theAppPresentsForTheScreenWhoseModelFails() {
    let from = source(
      of: "alert",
      """
      @Observable final class Model {
        var failed = false
        func load() { Task { await MainActor.run { failed = true } } }
      }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup {
            NavigationStack { Root(model: model) }.alert("Failed", isPresented: $model.failed) { Button("OK") {} }
          }
        }
      }
      struct Root: View { let model: Model; var body: some View { Button("Load") { model.load() } } }
      """)
    #expect(from == ["Root"])
  }

  /// Another screen has another model of the same kind.
  @Test func modelsOfOneKindPresentEachForItsScreen() {
    let from = source(
      of: "Picker",
      """
      @Observable final class Model { var picks = false; func pick() { picks = true } }
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { TabView { First().tabItem {}; Second().tabItem {} } } }
      }
      struct First: View {
        @State private var model = Model()
        var body: some View { Button("Pick") { model.pick() }.sheet(isPresented: $model.picks) { Picker() } }
      }
      struct Second: View {
        @State private var model = Model()
        var body: some View { Button("Pick") { model.pick() } }
      }
      struct Picker: View { var body: some View { Text("Pick") } }
      """)
    #expect(from == ["First"])
  }
}
