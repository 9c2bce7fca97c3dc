// A popover is narrow, so it has one column anyhow

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }.popover(isPresented: $shows) { NavigationView { Text("More") } }
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
