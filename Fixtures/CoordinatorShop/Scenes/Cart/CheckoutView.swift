import SwiftUI

struct CheckoutView: View {
  let viewModel: CheckoutViewModel

  var body: some View {
    List {
      Button("배송지") { viewModel.didTapAddress() }
      Button("결제") { viewModel.didTapPay() }
    }
    .navigationTitle("주문")
  }
}

@Observable
final class CheckoutViewModel {
  private let coordinator: CartCoordinator

  init(coordinator: CartCoordinator) {
    self.coordinator = coordinator
  }

  func didTapAddress() {
    coordinator.navigationController.push(CartRoute.address)
  }

  func didTapPay() {
    let navigation = coordinator.navigationController
    navigation.presentCover(CartRoute.receipt("A-1042")) {
      navigation.popToRoot()
    }
  }
}
