import SwiftUI

struct CatalogView: View {
  let viewModel: CatalogViewModel

  var body: some View {
    List(viewModel.products, id: \.self) { id in
      Button("상품 \(id)") { viewModel.didSelect(id) }
    }
    .navigationTitle("상품")
    .toolbar {
      Button("거르기") { viewModel.didTapFilter() }
    }
  }
}

@Observable
final class CatalogViewModel {
  private let coordinator: CatalogCoordinator
  private(set) var products = [11, 12, 13]

  init(coordinator: CatalogCoordinator) {
    self.coordinator = coordinator
  }

  func didSelect(_ id: Int) {
    coordinator.showProduct(id)
  }

  func didTapFilter() {
    coordinator.presentFilter { [weak self] in
      self?.products.reverse()
    }
  }
}
