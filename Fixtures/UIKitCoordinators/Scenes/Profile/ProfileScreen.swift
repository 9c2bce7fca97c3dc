import SwiftUI

struct ProfileScreen: View {
  let onSettings: () -> Void
  let onLogOut: () -> Void

  @State private var showsBadges = false

  var body: some View {
    List {
      Button("설정", action: onSettings)
      Button("모은 배지") { showsBadges = true }
      Button("로그아웃", role: .destructive, action: onLogOut)
    }
    .navigationTitle("내 정보")
    .sheet(isPresented: $showsBadges) {
      BadgeScreen()
    }
  }
}

struct BadgeScreen: View {
  var body: some View {
    Text("단골 손님")
  }
}
