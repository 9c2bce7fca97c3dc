// The app begins with a view that no source declares (a guess)

import SwiftUI
@main struct Health: App {
  var body: some Scene { WindowGroup { MainView().environmentObject(Navigator()) } }
}
final class Navigator: ObservableObject {}
struct SignInView: View {
  var body: some View { NavigationStack { Text("Sign in").navigationTitle("Sign in") } }
}
