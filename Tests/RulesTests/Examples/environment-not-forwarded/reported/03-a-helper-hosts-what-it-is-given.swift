// A helper hosts what it is given

import SwiftUI
import UIKit
@main struct MailApp: App {
    @StateObject private var session = Session()
    var body: some Scene { WindowGroup { MailView().environmentObject(session) } }
}
final class Session: ObservableObject { @Published var user = "" }
struct MailView: View {
    @EnvironmentObject private var session: Session
    var body: some View { Button("Compose") { ModalHost.show(↓ComposeView()) } }
}
enum ModalHost {
    static func show<Content: View>(_ content: Content) {
        let host = UIHostingController(rootView: content)
        host.modalPresentationStyle = .formSheet
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        var top = scene?.keyWindow?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(host, animated: true)
    }
}
struct ComposeView: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.user) }
}
