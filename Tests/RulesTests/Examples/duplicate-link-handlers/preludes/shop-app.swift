import SwiftUI
enum Route: Hashable { case item, help }
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { RootView() } }
}
