// The presenter sets the style on what it shows

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }
      .sheet(isPresented: $shows) { MoreView().navigationViewStyle(StackNavigationViewStyle()) }
  }
}
struct MoreView: View {
  var body: some View { NavigationView { Text("More") } }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
