// A link fills the second column

import SwiftUI
struct HomeView: View {
  @State private var shows = false
  var body: some View { Button("More") { shows = true }.sheet(isPresented: $shows) { MoreView() } }
}
struct MoreView: View {
  var body: some View { NavigationView { MoreList() } }
}
struct MoreList: View {
  var body: some View { List { NavigationLink("Help") { Text("Help") } } }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
