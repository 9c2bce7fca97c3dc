// The arm is for a screen that nobody asks for

import SwiftUI
import UIKit
final class Chat: ObservableObject { @Published var text = "" }
enum Target { case chat, news }
final class ListController: UIViewController {
  @objc func open() { show(.news) }
  private func show(_ target: Target) {
    switch target {
    case .chat: present(UIHostingController(rootView: ChatView()), animated: true)
    case .news: present(UIHostingController(rootView: Text("News")), animated: true)
    }
  }
}
struct ChatView: View {
  @EnvironmentObject var chat: Chat
  var body: some View { Text(chat.text) }
}
