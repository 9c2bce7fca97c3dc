import SwiftUI

enum RecipeRoute: Routable {
  case detail(id: Int)
  case steps(id: Int)
  case timer(minutes: Int)
  case photo(id: Int)

  var type: RouteType { .recipe }

  @ViewBuilder
  func NavigatingView() -> some View {
    switch self {
    case .detail(let id):
      RecipeDetailView(recipeID: id)
    case .steps(let id):
      StepsView(recipeID: id)
    case .timer(let minutes):
      TimerView(minutes: minutes)
    case .photo(let id):
      PhotoView(recipeID: id)
    }
  }

  var description: String {
    switch self {
    case .detail: "recipe detail"
    case .steps: "recipe steps"
    case .timer: "recipe timer"
    case .photo: "recipe photo"
    }
  }
}
