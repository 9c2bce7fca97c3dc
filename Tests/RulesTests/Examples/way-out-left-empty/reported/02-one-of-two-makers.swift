// One of two screens leaves the closure to its empty default

import SwiftUI
struct HomeView: View {
  @State private var adds = false
  var body: some View {
    Button("Add") { adds = true }
      .sheet(isPresented: $adds) { FormView(onCancel: { adds = false }) }
  }
}
struct SettingsView: View {
  @State private var adds = false
  var body: some View {
    Button("Add") { adds = true }
      .sheet(isPresented: $adds) { ↓FormView() }
  }
}
struct FormView: View {
  var onCancel: () -> Void = {}
  var body: some View {
    VStack {
      Text("Form")
      Text("Cancel").onTapGesture { onCancel() }
    }
  }
}
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { TabView { HomeView(); SettingsView() } } }
}
