// A tab without links

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { TabsView() } }
}
struct TabsView: View {
  var body: some View {
    TabView {
      NewsView().tabItem { Text("News") }
      SettingsView().tabItem { Text("Settings") }
    }
  }
}
struct NewsView: View { var body: some View { Text("News") } }
struct SettingsView: View {
  @State private var isOn = false
  var body: some View { ↓NavigationView { Toggle("Sound", isOn: $isOn) } }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
