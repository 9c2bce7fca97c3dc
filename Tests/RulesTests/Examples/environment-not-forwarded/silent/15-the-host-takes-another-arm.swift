// The host hands over a case whose arm needs nothing

import SwiftUI
import UIKit
@main struct ChatApp: App { var body: some Scene { WindowGroup { HomeView() } } }
final class ClaimModel: ObservableObject { @Published var text = "" }
enum Redirect {
  case notifications
  case claim(id: Int)
}
struct HomeView: View {
  var body: some View {
    ChatView { redirect, onDone in
      switch redirect {
      case .notifications: AskView(onDone: onDone)
      case .claim: ClaimView()
      }
    }
  }
}
struct ChatView<Content: View>: View {
  @ViewBuilder let redirectView: (_ redirect: Redirect, _ onDone: @escaping () -> Void) -> Content
  var body: some View { Button("Ask") { ask() } }
  private func ask() {
    UIApplication.shared.keyWindow?.rootViewController?.present(
      UIHostingController(rootView: redirectView(.notifications) {}), animated: true)
  }
}
struct AskView: View {
  let onDone: () -> Void
  var body: some View { Button("Allow", action: onDone) }
}
struct ClaimView: View {
  @EnvironmentObject var model: ClaimModel
  var body: some View { Text(model.text) }
}
