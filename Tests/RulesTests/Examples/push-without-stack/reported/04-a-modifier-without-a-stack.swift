// What a function of the app puts on the view is no stack

import SwiftUI
@main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
struct ShopView: View {
  @State private var shows = false
  var body: some View {
    Button("Settings") { shows = true }.↓sheet(isPresented: $shows) { SettingsView() }
  }
}
struct SettingsView: View {
  var body: some View { Form { NavigationLink("About") { Text("About") } }.inOwnFrame() }
}
extension View { func inOwnFrame() -> some View { modifier(OwnFrame()) } }
struct OwnFrame: ViewModifier { func body(content: Content) -> some View { content.padding() } }
