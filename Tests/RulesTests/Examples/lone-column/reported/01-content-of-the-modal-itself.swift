// The container is written in the modal's content

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("News") { shows = true }
      .fullScreenCover(isPresented: $shows) {
        ↓NavigationView { NewsView().navigationTitle("News") }
          .accentColor(.red)
      }
  }
}
struct NewsView: View { var body: some View { Text("News") } }
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
