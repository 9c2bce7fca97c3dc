import SwiftUI

struct ProjectListScreen: View {
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    List(ProjectKind.allCases, id: \.self) { kind in
      Button(kind.title) {
        coordinator.send(.presentDetail(.project(name: kind.title)))
      }
    }
    .navigationTitle("프로젝트")
  }
}

enum ProjectKind: CaseIterable {
  case app
  case server
  case design

  /// A switch with a default that leads nowhere: not a route.
  var title: String {
    switch self {
    case .app: "앱"
    default: "그 밖"
    }
  }
}
