import SwiftUI

struct CartView: View {
  let viewModel: CartViewModel

  var body: some View {
    List {
      Text("머그컵")
      Button("쿠폰") { viewModel.didTapCoupons() }
      Button("선물 포장") { viewModel.didTapGiftWrap() }
      Button("비우기") { viewModel.didTapEmpty() }
      Button("주문하기") { viewModel.didTapCheckout() }
    }
    .navigationTitle("장바구니")
  }
}

/// An alert as a value.
struct EmptyCartAlert: AlertDisplayable {
  let title = "장바구니를 비울까요?"
  let message: String? = nil
  let buttons: [AlertButton]

  init(onEmpty: @escaping () -> Void) {
    buttons = [.action("비우기", action: onEmpty), .cancel("취소")]
  }
}

@Observable
final class CartViewModel {
  private let coordinator: CartCoordinator
  private(set) var items = ["머그컵"]

  init(coordinator: CartCoordinator) {
    self.coordinator = coordinator
  }

  private var navigation: NavigationController { coordinator.navigationController }

  func didTapCoupons() {
    navigation.presentSheet(CartRoute.coupons)
  }

  func didTapGiftWrap() {
    navigation.presentSheet(CartRoute.giftWrap)
  }

  func didTapEmpty() {
    navigation.presentAlert(EmptyCartAlert { [weak self] in self?.items.removeAll() })
  }

  func didTapCheckout() {
    navigation.push(CartRoute.checkout)
  }
}
