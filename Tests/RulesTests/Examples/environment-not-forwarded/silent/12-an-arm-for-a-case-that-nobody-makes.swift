// The arm is for a case that no code makes

import SwiftUI
import UIKit
final class Chat: ObservableObject { @Published var text = "" }
enum Target { case chat, news }
final class ListController: UIViewController {
  @objc func open() { present(UIHostingController(rootView: content(for: .news)), animated: true) }
  @ViewBuilder private func content(for target: Target) -> some View {
    switch target {
    case .chat: ChatView()
    case .news: Text("News")
    }
  }
}
struct ChatView: View {
  @EnvironmentObject var chat: Chat
  var body: some View { Text(chat.text) }
}
