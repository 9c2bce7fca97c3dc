// A notification is posted before the sheet is there

import SwiftUI
@main struct PushApp: App { var body: some Scene { WindowGroup { PushHome() } } }
extension Notification.Name { static let ↓openMessage = Notification.Name("openMessage") }
struct PushHome: View {
    @State private var inbox = false
    var body: some View {
        Button("Newest message") { openNewest() }
            .sheet(isPresented: $inbox) { InboxView() }
    }
    private func openNewest() {
        inbox = true
        NotificationCenter.default.post(name: .openMessage, object: "42")
    }
}
struct InboxView: View {
    @State private var text = ""
    var body: some View {
        Text(text)
            .onReceive(NotificationCenter.default.publisher(for: .openMessage)) { text = $0.object as? String ?? "" }
    }
}
