// A sheet of a part of the screen that is closed first

import SwiftUI
@main
struct DemoApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup { RootView(router: router).onOpenURL { router.handle($0) } }
  }
}
struct RootView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Lamp") { router.open(.device("lamp")) }
        AccountButton(router: router)
      }
      .navigationDestination(for: Page.self) { page in
        switch page { case .device(let id): DeviceView(id: id) }
      }
    }
  }
}
struct AccountButton: View {
  @Bindable var router: Router
  var body: some View {
    Button("Account") { router.showsAccount = true }.sheet(isPresented: $router.showsAccount) { AccountView() }
  }
}
struct AccountView: View { var body: some View { Text("Account") } }
struct DeviceView: View { let id: String; var body: some View { Text(id) } }
enum Page: Hashable { case device(String) }
@Observable final class Router {
  var path: [Page] = []
  var showsAccount = false
  func handle(_ url: URL) {
    guard let id = url.pathComponents.last else { return }
    showsAccount = false
    open(.device(id))
  }
  func open(_ page: Page) { path.append(page) }
}
