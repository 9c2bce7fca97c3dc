// The content compares a choice that is set together with the flag

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
      Button("Local") {
        kind = .local
        adds = true
      }
      Button("Feed") {
        kind = .feed
        adds = true
      }
    }
    .↓sheet(isPresented: $adds) {
      if kind == .local { Text("Local") }
      if kind == .feed { Text("Feed") }
    }
  }
}
