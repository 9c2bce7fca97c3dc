// The dialog belongs to what a link of the old kind opens

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { MenuView() } } }
}
struct MenuView: View {
  @State private var opened: String?
  var body: some View {
    List {
      NavigationLink(destination: QueueView(), tag: "queue", selection: $opened) { Text("Queue") }
    }
  }
}
struct QueueView: View {
  @State private var asks = false
  var body: some View {
    VStack { Button("Clear") { asks = true } }
      .actionSheet(isPresented: $asks) { ActionSheet(title: Text("Clear?")) }
  }
}
