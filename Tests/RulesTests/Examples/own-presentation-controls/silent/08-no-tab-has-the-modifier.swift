// No tab has the modifier

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { HomeTabs() }
    }
}

struct DoneToolbar: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Done") { dismiss() }
            }
        }
    }
}

extension View {
    func doneToolbar() -> some View { modifier(DoneToolbar()) }
}

struct HomeTabs: View {
    var body: some View {
        TabView {
            NavigationStack { DiaryScreen() }
                .tabItem { Label("Diary", systemImage: "book") }
            NavigationStack { SettingsScreen() }
                .tabItem { Label("Settings", systemImage: "gear") }
        }
    }
}

struct DiaryScreen: View {
    var body: some View { Text("Diary").navigationTitle("Diary") }
}

struct SettingsScreen: View {
    @AppStorage("sound") private var sound = true
    var body: some View {
        Form { Toggle("Sound", isOn: $sound) }
            .navigationTitle("Settings")
    }
}
