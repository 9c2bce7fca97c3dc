import SwiftUI

struct SettingsScreen: View {
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    List {
      Button("처음 화면부터") { coordinator.send(.start) }
    }
    .navigationTitle("설정")
  }
}
