import SwiftUI

struct PetListView: View {
  let coordinator: ClinicCoordinator

  var body: some View {
    List {
      Button("모모") { coordinator.push(.pet(id: 1)) }
      Button("タマ") { coordinator.push(.pet(id: 2)) }
    }
    .navigationTitle("우리 아이들")
  }
}
