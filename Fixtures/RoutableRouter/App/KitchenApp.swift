// RoutableRouter: a recipe app on the shared `Router`, whose source is in this tree.
// RoutableRouterExternal is the same app with the Router as a package.
import SwiftUI

@main
struct KitchenApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
