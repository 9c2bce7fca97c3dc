// A default that nobody replaces

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }.sheet(isPresented: $edits) { FormView() }
  }
}
struct FormView: View {
  var onCancel: () -> Void = {}
  var body: some View { Button("Cancel", action: onCancel) }
}
