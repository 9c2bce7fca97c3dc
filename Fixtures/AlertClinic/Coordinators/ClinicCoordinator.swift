import SwiftUI

enum ClinicRoute: Hashable {
  case slots
  case booking(slot: String)
  case pets
  case pet(id: Int)
  case vaccines(petID: Int)
  case vaccineHistory(petID: Int)
  case symptoms
  case videoCall
}

@Observable
final class ClinicCoordinator: Coordinator {
  typealias Route = ClinicRoute

  let navigationController = NavigationController()

  @MainActor @ViewBuilder var rootView: some View {
    ClinicHomeView(viewModel: ClinicHomeViewModel(coordinator: self))
      .navigationDestination(for: Route.self, destination: coordinate(_:))
  }

  @MainActor @ViewBuilder
  func coordinate(_ route: Route) -> some View {
    switch route {
    case .slots:
      SlotListView(viewModel: SlotListViewModel(coordinator: self))
    case .booking(let slot):
      BookingView(viewModel: BookingViewModel(slot: slot, coordinator: self))
    case .pets:
      PetListView(coordinator: self)
    case .pet(let id):
      PetView(viewModel: PetViewModel(petID: id, coordinator: self))
    case .vaccines(let id):
      VaccineView(petID: id)
    case .vaccineHistory(let id):
      VaccineView(petID: id)
    case .symptoms:
      SymptomView()
    case .videoCall: Color.clear
    }
  }
}
