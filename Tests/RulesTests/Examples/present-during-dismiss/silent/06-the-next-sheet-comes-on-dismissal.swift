// The second sheet is set when the first has gone

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var showsMenu = false
  @State private var wantsShare = false
  @State private var showsShare = false
  var body: some View {
    Button("Menu") { showsMenu = true }
      .sheet(isPresented: $showsMenu, onDismiss: next) { Button("Share") { wantsShare = true; showsMenu = false } }
      .sheet(isPresented: $showsShare) { Text("Share") }
  }
  func next() { if wantsShare { showsShare = true } }
}
