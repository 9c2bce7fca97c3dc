// The button may be hidden here

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }.sheet(isPresented: $edits) { FormView(isEditable: false, onCancel: {}) }
  }
}
struct FormView: View {
  let isEditable: Bool
  let onCancel: () -> Void
  var body: some View {
    Text("Form")
    if isEditable { Button("Cancel", action: onCancel) }
  }
}
