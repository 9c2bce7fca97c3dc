// The link asks for none

import SwiftUI
@main struct ProfileApp: App { var body: some Scene { WindowGroup { HomeView() } } }
struct HomeView: View {
    @State private var edits = false
    var body: some View {
        NavigationStack {
            VStack {
                NavigationLink("Profile") { ProfileView(embedded: false) }
                Button("Edit") { edits = true }
            }
            .sheet(isPresented: $edits) { ProfileView(embedded: true) }
        }
    }
}
struct ProfileView: View {
    let embedded: Bool
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        if embedded { NavigationStack { form } } else { form }
    }
    private var form: some View {
        Form { Text("Name") }.toolbar { Button("Close") { dismiss() } }
    }
}
