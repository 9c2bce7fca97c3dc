// The modifier that the function puts on the view has no stack

import SwiftUI
enum Route: Hashable { case settings }
@main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
struct ShopView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Settings") { path.append(.settings) }
        .navigationDestination(for: Route.self) { route in
          switch route { case .settings: SettingsView() }
        }
    }
  }
}
struct SettingsView: View { var body: some View { Form { Text("About") }.inOwnStack() } }
extension View { func inOwnStack() -> some View { modifier(OwnStack()) } }
struct OwnStack: ViewModifier { func body(content: Content) -> some View { content.padding() } }
