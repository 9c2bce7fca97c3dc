import SwiftUI

struct ShopTabView: View {
  @State private var catalog = CatalogCoordinator()
  @State private var cart = CartCoordinator()
  @State private var account = AccountCoordinator()

  var body: some View {
    TabView {
      CoordinatedView(catalog)
        .tabItem { Label("상품", systemImage: "bag") }
      CoordinatedView(cart)
        .tabItem { Label("장바구니", systemImage: "cart") }
      CoordinatedView(account)
        .tabItem { Label("내 정보", systemImage: "person") }
    }
  }
}
