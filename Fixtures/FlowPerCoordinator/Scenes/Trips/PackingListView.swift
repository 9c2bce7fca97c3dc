import SwiftUI

struct PackingListView: View {
  let tripID: Int
  @EnvironmentObject private var coordinator: TripCoordinator

  var body: some View {
    VStack {
      Text("여권, 충전기, 우산")
      Button("다 챙겼어요") { coordinator.pop() }
    }
    .navigationTitle("짐 싸기")
  }
}
