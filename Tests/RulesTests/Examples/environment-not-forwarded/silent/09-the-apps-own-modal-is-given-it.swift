// The app's own modal is given the object

import SwiftUI
import UIKit
final class HomeModel: ObservableObject { @Published var document: String?; @Published var chat = false }
final class HostingController<Content: View>: UIHostingController<Content> {
  private let name: String
  init(rootView: Content, name: String) {
    self.name = name
    super.init(rootView: rootView)
  }
}
struct DetentModifier<Inner: View>: ViewModifier {
  @Binding var presented: Bool
  let inner: () -> Inner
  @State private var root: UIViewController?
  func body(content: Content) -> some View {
    content.onChange(of: presented) { _ in
      let shown = self.inner()
      root?.present(HostingController(rootView: shown, name: "detent"), animated: true)
    }
  }
}
extension View {
  func detent<Inner: View>(presented: Binding<Bool>, @ViewBuilder content: @escaping () -> Inner) -> some View {
    modifier(DetentModifier(presented: presented, inner: content))
  }
}
struct ClaimView: View {
  @EnvironmentObject var home: HomeModel
  var body: some View { Text(home.document ?? "") }
}
struct HomeTab: View {
  @StateObject private var home = HomeModel()
  var body: some View {
    Button("Chat") { home.chat = true }
      .environmentObject(home)
      .detent(presented: $home.chat) { ClaimView().environmentObject(home) }
  }
}
@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeTab() } } }
