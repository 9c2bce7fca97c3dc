import SwiftUI

/// Signed in: the tabs. Signed out: the welcome screen.
struct RootView: View {
  @Environment(Session.self) private var session

  var body: some View {
    if session.isSignedIn {
      MainTabView()
    } else {
      WelcomeView()
    }
  }
}
