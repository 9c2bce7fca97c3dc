import SwiftUI

struct StepsView: View {
  @StateObject private var viewModel: StepsViewModel

  init(recipeID: Int) {
    _viewModel = StateObject(wrappedValue: StepsViewModel(recipeID: recipeID))
  }

  var body: some View {
    List {
      Text("물을 끓입니다")
      Button("5분 재기") { viewModel.startTimer(minutes: 5) }
    }
    .navigationTitle("만드는 법")
  }
}

@MainActor
final class StepsViewModel: ObservableObject {
  let recipeID: Int

  init(recipeID: Int) {
    self.recipeID = recipeID
  }

  func startTimer(minutes: Int) {
    Router.shared.push(to: RecipeRoute.timer(minutes: minutes))
  }
}
