import Testing

/// What stands around the stack of an app's own scene.
@Suite struct SceneStackTests {
  /// A sheet on the stack of a scene comes from the screen that the stack holds.
  @Test func aSheetOnTheScenesStack() {
    let edges = screenEdges([
      "App.swift": """
      import SwiftUI
      final class Store: ObservableObject {
        @Published private(set) var isOpen = false
        func binding(_ path: KeyPath<Store, Bool>) -> Binding<Bool> { Binding(get: { self[keyPath: path] }, set: { _ \
      in }) }
        func open() { isOpen = true }
      }
      struct HomeView: View { @EnvironmentObject var store: Store; var body: some View { Button("New") { store.open() \
      } } }
      struct NewView: View { var body: some View { Text("New") } }
      @main struct TheApp: App {
        @StateObject private var store = Store()
        @State private var path: [Int] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) { HomeView().navigationTitle("Home") }
              .sheet(isPresented: store.binding(\\.isOpen)) { NewView() }
              .environmentObject(store)
          }
        }
      }
      """
    ])
    #expect(edges.contains("HomeView sheet NewView"))
  }
}
