import SwiftUI

struct RecipeDetailView: View {
  let recipeID: Int

  var body: some View {
    List {
      Button("만드는 법") {
        Router.shared.push(to: RecipeRoute.steps(id: recipeID))
      }
      Button("사진 크게 보기") {
        Router.shared.fullScreenCover(to: RecipeRoute.photo(id: recipeID))
      }
      Button("새로 고침") {
        Router.shared.push(to: RecipeRoute.detail(id: recipeID))
      }
      Button("뒤로") {
        Router.shared.pop()
      }
    }
    .navigationTitle("요리법")
  }
}
