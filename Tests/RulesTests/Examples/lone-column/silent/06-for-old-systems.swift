// The old container is for systems without the new one

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("More") { shows = true }
      .sheet(isPresented: $shows) {
        if #available(iOS 16, *) {
          NavigationStack { Text("More") }
        } else {
          NavigationView { Text("More") }
        }
      }
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
