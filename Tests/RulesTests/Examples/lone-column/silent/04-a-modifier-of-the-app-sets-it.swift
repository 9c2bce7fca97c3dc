// A modifier of the app sets the style

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }
      .sheet(isPresented: $shows) { NavigationView { Text("More") }.oneColumn() }
  }
}
extension View {
  func oneColumn() -> some View { navigationViewStyle(.stack) }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
