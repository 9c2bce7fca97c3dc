// The sheet is given the value

import SwiftUI
@main struct PushApp: App { var body: some Scene { WindowGroup { PushHome() } } }
extension Notification.Name { static let openMessage = Notification.Name("openMessage") }
struct PushHome: View {
    @State private var pending: Pending?
    var body: some View {
        Button("Newest message") { openNewest() }
            .sheet(item: $pending) { InboxView(open: $0.id) }
    }
    private func openNewest() {
        pending = Pending(id: "42")
    }
}
struct Pending: Identifiable { let id: String }
struct InboxView: View {
    var open: String?
    @State private var text = ""
    var body: some View {
        Text(text)
            .onAppear { text = open ?? "" }
    }
}
