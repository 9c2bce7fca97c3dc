import SwiftUI

struct TeamRootView: View {
  @EnvironmentObject private var coordinator: TeamCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      TeamMainScreen()
        .navigationDestination(for: TeamRoute.self) { route in
          destination(for: route)
        }
    }
  }

  @ViewBuilder
  private func destination(for route: TeamRoute) -> some View {
    switch route {
    case .agreement:
      AgreementScreen()
    case .members:
      MemberListScreen()
    case .member(let id):
      MemberScreen(memberID: id)
    case .blog(let postID):
      BlogPostScreen(postID: postID)
    case .projects:
      ProjectListScreen()
    case .project(let name):
      ProjectScreen(name: name)
    case .calendar: EmptyView()
    case .settings:
      SettingsScreen()
    }
  }
}
