// No stack in the component

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
    var body: some View { Form { Text("Version") }.navigationTitle("Settings") }
}
