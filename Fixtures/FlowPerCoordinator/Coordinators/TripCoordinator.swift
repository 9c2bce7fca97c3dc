import SwiftUI

protocol TripCoordinatorType: Coordinator, ObservableObject {}

final class TripCoordinator: TripCoordinatorType {
  enum Scene: Hashable {
    case tripList
    case trip(id: Int)
    case day(trip: Int, number: Int)
    case packing(trip: Int)
    case profile
    case terms
  }

  @Published var paths: [Scene] = []

  @ViewBuilder
  func buildScreen(scene: Scene) -> some View {
    switch scene {
    case .tripList:
      TripListView()
    case .trip(let id):
      TripDetailView(tripID: id)
    case .day(let trip, let number):
      DayPlanView(tripID: trip, number: number)
    case .packing(let trip):
      PackingListView(tripID: trip)
    case .profile:
      ProfileView()
    case .terms:
      TermsView()
    }
  }

  /// From anywhere in the flow: the trip, and on top of it the day.
  func openDay(_ number: Int, of trip: Int) {
    popToRoot()
    push(.trip(id: trip))
    push(.day(trip: trip, number: number))
  }
}
