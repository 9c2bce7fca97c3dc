// Who pushes the view says that it needs no stack

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { StartView() } }
}
struct StartView: View {
  @State private var creates = false
  var body: some View {
    NavigationStack {
      Button("New") { creates = true }
        .navigationDestination(isPresented: $creates) { CreateView(bringsStack: false) }
    }
  }
}
struct CreateView: View {
  let bringsStack: Bool
  var body: some View {
    Group {
      if bringsStack {
        NavigationStack { Text("New") }
      } else {
        Text("New")
      }
    }
  }
}
