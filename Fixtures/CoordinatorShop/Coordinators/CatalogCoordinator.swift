import SwiftUI

enum CatalogRoute: Codable, Hashable, Identifiable {
  case product(Int)
  case reviews(Int)
  case filter
  case sizeGuide
  case gallery(Int)
  case seller(String)

  var id: String { String(describing: self) }
}

@Observable
final class CatalogCoordinator: Coordinator {
  typealias Route = CatalogRoute

  let navigationController = NavigationController()

  @MainActor @ViewBuilder var rootView: some View {
    CatalogView(viewModel: CatalogViewModel(coordinator: self))
      .navigationDestination(for: Route.self, destination: coordinate(_:))
      .sheetDestination(for: Route.self, sheet: coordinate(_:))
      .coverDestination(for: Route.self, cover: coordinate(_:))
  }

  func showProduct(_ id: Int) {
    navigationController.push(Route.product(id))
  }

  func show(_ route: Route) {
    navigationController.push(route)
  }

  func presentFilter(onDismiss: (() -> Void)? = nil) {
    navigationController.presentSheet(Route.filter, onDismiss: onDismiss)
  }

  func presentSizeGuide() {
    navigationController.presentSheet(Route.sizeGuide)
  }

  func presentGallery(of product: Int) {
    navigationController.presentCover(Route.gallery(product))
  }

  @MainActor @ViewBuilder func coordinate(_ route: Route) -> some View {
    switch route {
    case .product(let id):
      ProductView(viewModel: ProductViewModel(id: id, coordinator: self))
    case .reviews(let id):
      ReviewsView(productID: id)
    case .filter:
      FilterView()
        .presentationDetents([.medium, .large])
    case .sizeGuide:
      SizeGuideView()
    case .gallery(let id):
      GalleryView(productID: id)
    case .seller(let name):
      SellerView(name: name)
    }
  }
}
