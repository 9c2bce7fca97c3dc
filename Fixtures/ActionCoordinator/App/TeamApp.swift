// ActionCoordinator: a team's introduction app. Views send intents (`send(.presentDetail(.agreement))`);
// one coordinator turns them into changes of its path.
import SwiftUI

@main
struct TeamApp: App {
  @StateObject private var coordinator = TeamCoordinator()

  var body: some Scene {
    WindowGroup {
      TeamRootView()
        .environmentObject(coordinator)
        .onOpenURL { url in
          coordinator.open(url)
        }
    }
  }
}
