// The modifier before observes what the sheet posts; the alert comes for something else

import SwiftUI
@main struct WatchApp: App { var body: some Scene { WindowGroup { HomeView() } } }
extension Notification.Name { static let changed = Notification.Name("changed") }
final class HomeModel: ObservableObject {
  @Published var fails = false
  func load() { print("load") }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  @State private var showsSettings = false
  @State private var problem: String?
  var body: some View {
    Button("Settings") { showsSettings = true }
      .onReceive(NotificationCenter.default.publisher(for: .changed)) { _ in model.load() }
      .sheet(isPresented: $showsSettings) { SettingsView() }
      .onChange(of: model.fails) { problem = "Failed" }
      .alert("Failed", isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })) {}
  }
}
struct SettingsView: View {
  var body: some View {
    Button("Change") { NotificationCenter.default.post(name: .changed, object: nil) }
  }
}
