import SwiftUI

struct TripDetailView: View {
  let tripID: Int
  @EnvironmentObject private var coordinator: TripCoordinator

  var body: some View {
    List {
      ForEach(1..<4) { number in
        Button("\(number)일차") { coordinator.push(.day(trip: tripID, number: number)) }
      }
      Button("짐 싸기") { coordinator.push(.packing(trip: tripID)) }
    }
    .navigationTitle("여행")
  }
}
