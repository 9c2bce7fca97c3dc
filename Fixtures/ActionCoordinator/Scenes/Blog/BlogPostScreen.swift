import SwiftUI

struct BlogPostScreen: View {
  let postID: String
  @EnvironmentObject private var coordinator: TeamCoordinator
  @State private var confirmsLeaving = false

  var body: some View {
    ScrollView {
      Text("글 \(postID)")
      Button("처음으로") { confirmsLeaving = true }
    }
    .navigationTitle("블로그")
    .alert("처음 화면으로 갈까요?", isPresented: $confirmsLeaving) {
      Button("가기") { coordinator.send(.popToRoot) }
      Button("머무르기", role: .cancel) {}
    }
  }
}
