// The container has a second child

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }
      .sheet(isPresented: $shows) {
        NavigationView {
          Text("More")
          Text("Nothing is chosen")
        }
      }
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
