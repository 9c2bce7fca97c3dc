import SwiftUI

struct PreferencesView: View {
  @Environment(Session.self) private var session
  @State private var confirmsSignOut = false

  var body: some View {
    Form {
      Text(session.memberName)
      Button("로그아웃") { confirmsSignOut = true }
    }
    .confirmationDialog("로그아웃할까요?", isPresented: $confirmsSignOut) {
      Button("로그아웃", role: .destructive) { session.signOut() }
    }
  }
}
