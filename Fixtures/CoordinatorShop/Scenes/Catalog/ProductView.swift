import SwiftUI

struct ProductView: View {
  let viewModel: ProductViewModel

  var body: some View {
    VStack {
      Text("상품 \(viewModel.id)")
      Button("후기") { viewModel.didTapReviews() }
      Button("사이즈") { viewModel.didTapSizes() }
      Button("사진") { viewModel.didTapPhoto() }
      Button("판매자") { viewModel.didTapSeller() }
    }
    .navigationTitle("상품 정보")
  }
}

@Observable
final class ProductViewModel {
  let id: Int
  private let coordinator: CatalogCoordinator

  init(id: Int, coordinator: CatalogCoordinator) {
    self.id = id
    self.coordinator = coordinator
  }

  func didTapReviews() {
    coordinator.show(.reviews(id))
  }

  func didTapSizes() {
    coordinator.presentSizeGuide()
  }

  func didTapPhoto() {
    coordinator.presentGallery(of: id)
  }

  /// The seller can be read at a glance, so as a sheet and not as a page.
  func didTapSeller() {
    coordinator.navigationController.presentSheet(CatalogRoute.seller("한옥상회"))
  }
}
