import SwiftUI

/// Chooses the stack. Each stack is bound to the path of its flow's coordinator.
struct SessionView: View {
  @EnvironmentObject private var authCoordinator: AuthCoordinator
  @EnvironmentObject private var tripCoordinator: TripCoordinator
  @EnvironmentObject private var session: SessionViewModel

  var body: some View {
    VStack {
      switch session.state {
      case .signedOut:
        NavigationStack(path: $authCoordinator.paths) {
          LoginView()
            .navigationDestination(for: AuthCoordinator.Scene.self) { scene in
              authCoordinator.buildScreen(scene: scene)
            }
        }
      case .signedIn:
        NavigationStack(path: $tripCoordinator.paths) {
          TripListView()
            .navigationDestination(for: TripCoordinator.Scene.self) { scene in
              tripCoordinator.buildScreen(scene: scene)
            }
        }
      }
    }
  }
}
