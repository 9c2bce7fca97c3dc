// FlowPerCoordinator: a travel app. One coordinator per flow, each with its own Scene enum;
// the root swaps whole stacks on the state of the session.
import SwiftUI

@main
struct TravelApp: App {
  @StateObject private var authCoordinator = AuthCoordinator()
  @StateObject private var tripCoordinator = TripCoordinator()
  @StateObject private var session = SessionViewModel()

  var body: some Scene {
    WindowGroup {
      SessionView()
        .environmentObject(authCoordinator)
        .environmentObject(tripCoordinator)
        .environmentObject(session)
    }
  }
}
