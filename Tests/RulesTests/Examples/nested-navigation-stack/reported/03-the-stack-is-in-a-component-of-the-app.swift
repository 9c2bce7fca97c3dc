// The stack is in a component of the app

import SwiftUI
@main struct MenuApp: App { var body: some Scene { WindowGroup { MenuView() } } }
struct MenuView: View {
    var body: some View {
        NavigationStack {
            List { NavigationLink("Settings") { SettingsScreen() } }
        }
    }
}
struct SettingsScreen: View {
    var body: some View { ↓Screen(title: "Settings") { Form { Text("Version") } } }
}
struct Screen<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    var body: some View { NavigationStack { content().navigationTitle(title) } }
}
