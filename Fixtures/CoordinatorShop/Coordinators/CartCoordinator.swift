import SwiftUI

enum CartRoute: Codable, Hashable, Identifiable {
  case checkout
  case address
  case coupons
  case giftWrap
  case receipt(String)

  var id: String { String(describing: self) }
}

@Observable
final class CartCoordinator: Coordinator {
  typealias Route = CartRoute

  let navigationController = NavigationController()

  @MainActor @ViewBuilder var rootView: some View {
    CartView(viewModel: CartViewModel(coordinator: self))
      .navigationDestination(for: Route.self, destination: coordinate(_:))
      .sheetDestination(for: Route.self, sheet: coordinate(_:))
      .coverDestination(for: Route.self, cover: coordinate(_:))
  }

  @MainActor @ViewBuilder func coordinate(_ route: Route) -> some View {
    switch route {
    case .checkout:
      CheckoutView(viewModel: CheckoutViewModel(coordinator: self))
    case .address:
      AddressView()
    case .receipt(let number):
      ReceiptView(number: number)
    default:
      CouponView()
    }
  }
}
