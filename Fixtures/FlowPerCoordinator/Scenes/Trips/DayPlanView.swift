import SwiftUI

struct DayPlanView: View {
  let tripID: Int
  let number: Int
  @EnvironmentObject private var coordinator: TripCoordinator

  var body: some View {
    VStack {
      Text("\(number)일차 일정")
      Button("모든 여행") { coordinator.push(.tripList) }
    }
    .navigationTitle("\(number)일차")
  }
}
