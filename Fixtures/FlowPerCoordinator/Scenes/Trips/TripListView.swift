import SwiftUI

struct TripListView: View {
  @EnvironmentObject private var coordinator: TripCoordinator

  private let trips = [1: "부산", 2: "京都", 3: "台北"]

  var body: some View {
    List {
      ForEach(trips.keys.sorted(), id: \.self) { id in
        TripRow(name: trips[id] ?? "") {
          coordinator.push(.trip(id: id))
        }
      }
      Button("오늘 일정") { coordinator.openDay(1, of: 2) }
    }
    .navigationTitle("내 여행")
    .toolbar {
      Button("프로필") { coordinator.push(.profile) }
    }
  }
}

struct TripRow: View {
  let name: String
  let onTap: () -> Void

  var body: some View {
    Button(name, action: onTap)
  }
}
