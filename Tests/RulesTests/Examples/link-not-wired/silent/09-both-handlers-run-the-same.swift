// Both handlers run the same code

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      HomeView()
        .onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL { open(url) }
        }
    }
  }
  func open(_ url: URL) { print(url) }
}
struct HomeView: View { var body: some View { Text("Home") } }
