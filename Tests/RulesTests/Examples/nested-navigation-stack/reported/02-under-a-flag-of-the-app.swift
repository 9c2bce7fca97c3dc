// A flag of the whole app, which whoever pushes cannot change

import SwiftUI
enum Features { static let newFlow = UserDefaults.standard.bool(forKey: "new") }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { StartView() } }
}
struct StartView: View {
  @State private var creates = false
  var body: some View {
    NavigationStack {
      Button("New") { creates = true }.navigationDestination(isPresented: $creates) { CreateView() }
    }
  }
}
struct CreateView: View {
  var body: some View {
    Group {
      if Features.newFlow {
        ↓NavigationStack { Text("New") }
      } else {
        Text("Old")
      }
    }
  }
}
