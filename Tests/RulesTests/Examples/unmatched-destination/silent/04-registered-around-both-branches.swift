// The type is registered around both branches

import SwiftUI

@main
struct VPNApp: App {
  var body: some Scene { WindowGroup { ProfilesView() } }
}

struct Profile: Hashable, Identifiable { let id: Int }

struct ProfilesView: View {
  @State private var profiles: [Profile] = []
  var body: some View {
    NavigationStack {
      Group {
        if profiles.isEmpty {
          EmptyProfiles()
        } else {
          List(profiles) { NavigationLink("\($0.id)", value: $0) }
        }
      }
      .navigationDestination(for: Profile.self) { ProfileView(profile: $0) }
    }
    .toolbar { Button("Add") { profiles.append(Profile(id: 1)) } }
  }
}

struct EmptyProfiles: View {
  var body: some View { NavigationLink("Create", value: Profile(id: 0)) }
}

struct ProfileView: View {
  let profile: Profile
  var body: some View { Text("\(profile.id)") }
}
