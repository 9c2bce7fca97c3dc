// A sheet of a part of the screen, and a router

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
        AccountButton()
      }
      .navigationDestination(for: Page.self) { page in
        switch page { case .device(let id): DeviceView(id: id) }
      }
    }
  }
}
struct AccountButton: View {
  @State private var shows = false
  var body: some View {
    Button("Account") { shows = true }.sheet(isPresented: $shows) { AccountView() }
  }
}
struct AccountView: View { var body: some View { Text("Account") } }
struct DeviceView: View { let id: String; var body: some View { Text(id) } }
enum Page: Hashable { case device(String) }
@Observable final class Router {
  var path: [Page] = []
  func handle(_ url: URL) {
    guard let id = url.pathComponents.last else { return }
    open(.↓device(id))
  }
  func open(_ page: Page) { path.append(page) }
}
