// The menu goes away while the next sheet is asked for

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var showsMenu = false
  @State private var showsShare = false
  var body: some View {
    Button("Menu") { showsMenu = true }
      .sheet(isPresented: $showsMenu) { Button("Share") { share() } }
      .sheet(isPresented: $showsShare) { Text("Share") }
  }
  func share() {
    showsMenu = false
    ↓showsShare = true
  }
}
