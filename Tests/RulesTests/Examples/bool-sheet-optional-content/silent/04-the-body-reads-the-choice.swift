// The list marks the choice, so the body is up to date

import SwiftUI
enum Kind { case local, feed }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AddView() } }
}
struct AddView: View {
  @State private var adds = false
  @State private var kind: Kind = .local
  var body: some View {
    List {
      Text(kind == .local ? "Local" : "Feed")
      Button("Feed") {
        kind = .feed
        adds = true
      }
    }
    .sheet(isPresented: $adds) {
      if kind == .local { Text("Local") } else { Text("Feed") }
    }
  }
}
