import SwiftUI

enum AccountRoute: Codable, Hashable, Identifiable {
  case orders
  case editProfile
  case membership
  case newsletter

  var id: String { String(describing: self) }
}

@Observable
final class AccountCoordinator: Coordinator {
  typealias Route = AccountRoute

  let navigationController = NavigationController()

  @MainActor @ViewBuilder var rootView: some View {
    AccountView(coordinator: self)
      .navigationDestination(for: Route.self, destination: coordinate(_:))
      .sheetDestination(for: Route.self, sheet: coordinate(_:))
  }

  @MainActor @ViewBuilder func coordinate(_ route: Route) -> some View {
    switch route {
    case .orders:
      OrdersView(coordinator: self)
    case .editProfile:
      EditProfileView()
    case .membership:
      MembershipView()
    case .newsletter:
      MembershipView()
    }
  }
}
