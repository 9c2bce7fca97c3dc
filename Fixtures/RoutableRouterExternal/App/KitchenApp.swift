// RoutableRouterExternal: the recipe app of RoutableRouter, with the shared `Router` as a package
// whose source is not in this tree.
import Router
import SwiftUI

@main
struct KitchenApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
