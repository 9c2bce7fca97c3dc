// A part in the app's container reads it, and the modifiers of the app put other objects there

import SwiftUI
import UIKit
final class ClaimsModel: ObservableObject { func close() {} }
final class Router: ObservableObject { func dismiss() {} }
final class HomeController: UIViewController {
  @objc func help() { present(UIHostingController(rootView: content()), animated: true) }
  private func content() -> some View {
    HelpView().titled("Help").↓embedded()
  }
}
struct HelpView: View {
  var body: some View {
    AppForm {
      VStack { SupportView() }
    }
  }
}
struct SupportView: View {
  @EnvironmentObject var claims: ClaimsModel
  var body: some View { Button("Chat") { claims.close() } }
}
struct AppForm<Content: View>: View {
  let content: Content
  init(@ViewBuilder _ builder: () -> Content) { content = builder() }
  var body: some View { ScrollView { content } }
}
struct Embedding: ViewModifier {
  @StateObject var router = Router()
  func body(content: Content) -> some View { NavigationStack { content.environmentObject(router) } }
}
extension View {
  func titled(_ title: String) -> some View { navigationTitle(title) }
  func embedded() -> some View { modifier(Embedding()) }
}
