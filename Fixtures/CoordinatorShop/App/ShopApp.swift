// CoordinatorShop: a shop with a coordinator per tab over one kind of NavigationController. The same
// `coordinate(_:)` serves push, sheet and cover; sheet and cover views reach the root as preferences.
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      ShopTabView()
    }
  }
}
