import Router
import SwiftUI

struct ProfileView: View {
  @State private var confirmsReset = false

  var body: some View {
    List {
      Button("기록 지우기", role: .destructive) { confirmsReset = true }
    }
    .navigationTitle("내 부엌")
    .alert("모두 지울까요?", isPresented: $confirmsReset) {
      Button("지우기", role: .destructive) {
        Router.shared.popToRoot()
      }
    }
  }
}
