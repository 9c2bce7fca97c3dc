// A container of the app, and a property that an extension adds, put the object there

import SwiftUI
import UIKit
final class Router: ObservableObject { func dismiss() {} }
struct RouterHost<Content: View>: View {
  @StateObject var router = Router()
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack { content() }.environmentObject(router) }
}
extension View {
  var routed: some View { environmentObject(Router()) }
}
final class ListController: UIViewController {
  @objc func open() { present(UIHostingController(rootView: PageView()), animated: true) }
  @objc func show() { present(UIHostingController(rootView: BackView().routed.padding()), animated: true) }
}
struct PageView: View {
  var body: some View { RouterHost { BackView() } }
}
struct BackView: View {
  @EnvironmentObject var router: Router
  var body: some View { Button("Back") { router.dismiss() } }
}
