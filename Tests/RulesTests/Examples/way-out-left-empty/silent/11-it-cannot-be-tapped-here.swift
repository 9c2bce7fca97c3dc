// It is only shown here, and cannot be tapped

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }.sheet(isPresented: $edits) { FormView(onCancel: {}).disabled(true) }
  }
}
struct FormView: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
