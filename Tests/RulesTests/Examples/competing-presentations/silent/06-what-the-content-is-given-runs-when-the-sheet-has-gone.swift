// What the content is given runs when the sheet has gone

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { PhotosScreen() }
    }
}

struct MenuAction: Identifiable {
    let id = UUID()
    let title: String
    let run: () -> Void
}

struct ActionMenu: View {
    let actions: [MenuAction]
    @Binding var chosen: MenuAction?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List(actions) { action in
            Button(action.title) {
                chosen = action
                dismiss()
            }
        }
    }
}

struct PhotosScreen: View {
    @State private var showsMenu = false
    @State private var chosen: MenuAction?
    @State private var showsInfo = false
    @State private var showsCrop = false

    var body: some View {
        Button("Actions") { showsMenu = true }
            .sheet(isPresented: $showsMenu, onDismiss: runChosen) {
                ActionMenu(
                    actions: [
                        MenuAction(title: "Info") { showsInfo = true },
                        MenuAction(title: "Crop") { showsCrop = true },
                    ], chosen: $chosen)
            }
            .sheet(isPresented: $showsInfo) { InfoSheet() }
            .fullScreenCover(isPresented: $showsCrop) { CropScreen() }
    }

    private func runChosen() {
        chosen?.run()
        chosen = nil
    }
}

struct InfoSheet: View { var body: some View { Text("Info") } }
struct CropScreen: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
}
