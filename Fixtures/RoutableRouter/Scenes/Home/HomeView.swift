import SwiftUI

struct HomeView: View {
  private let recipes = [1: "김치찌개", 2: "親子丼", 3: "Pancakes"]

  var body: some View {
    List {
      ForEach(recipes.keys.sorted(), id: \.self) { id in
        Button(recipes[id] ?? "") {
          Router.shared.push(to: RecipeRoute.detail(id: id))
        }
      }
      Button("장보기") {
        Router.shared.push(to: ShoppingRoute.list)
      }
      Button("가까운 가게") {
        Router.shared.push(to: [ShoppingRoute.list, ShoppingRoute.store])
      }
      Button("로그인") {
        Router.shared.sheet(
          to: AccountRoute.login, detents: [.medium, .large], indicatorVisibility: .visible, onDismiss: nil)
      }
      Button("처음 오셨나요?") {
        Router.shared.fullScreenCover(to: AccountRoute.welcome(name: "손님")) {
          Router.shared.push(to: AccountRoute.profile)
        }
      }
    }
    .navigationTitle("부엌")
  }
}
