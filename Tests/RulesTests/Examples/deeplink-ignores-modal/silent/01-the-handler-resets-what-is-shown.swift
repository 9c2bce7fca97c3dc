// The handler resets what is shown

import SwiftUI
enum Route: Hashable { case item }
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var path: [Route] = []
  @State private var isHelpShown = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Help") { isHelpShown = true }
        .navigationDestination(for: Route.self) { _ in ItemView() }
    }
    .sheet(isPresented: $isHelpShown) { HelpView() }
    .onOpenURL { _ in
      reset()
      path.append(.item)
    }
  }
  private func reset() { isHelpShown = false }
}
struct ItemView: View { var body: some View { Text("Item") } }
struct HelpView: View { var body: some View { Text("Help") } }
