// AlertClinic: a vet's app. Alerts are values (an enum and two structs) that view models present
// through the coordinator; their buttons navigate on.
import SwiftUI

@main
struct ClinicApp: App {
  @State private var coordinator = ClinicCoordinator()

  var body: some Scene {
    WindowGroup {
      CoordinatedView(coordinator)
    }
  }
}
