import Router
import SwiftUI

enum ShoppingRoute: Routable {
  case list
  case item(name: String)
  case store
  case sharedList

  var type: RouteType { .shopping }

  @ViewBuilder
  func NavigatingView() -> some View {
    switch self {
    case .list:
      ShoppingListView()
    case .item(let name):
      ShoppingItemView(name: name)
    case .store:
      StoreView()
    case .sharedList:
      ShoppingListView()
    }
  }

  var description: String {
    switch self {
    case .list: "shopping list"
    case .item: "shopping item"
    case .store: "store"
    case .sharedList: "shared shopping list"
    }
  }
}
