import SwiftUI

@MainActor
final class TeamCoordinator: NavigationControlling, ObservableObject {
  @Published var path = NavigationPath()

  /// What a view wants, not how it is done.
  enum Action {
    case start
    case presentMembers
    case presentDetail(TeamRoute)
    case replace([TeamRoute])
    case pop
    case popToRoot
  }

  func send(_ action: Action) {
    switch action {
    case .start:
      start()
    case .presentMembers:
      path.append(TeamRoute.members)
    case .presentDetail(let route):
      path.append(route)
    case .replace(let routes):
      replaceStack(routes)
    case .pop:
      goBack()
    case .popToRoot:
      reset()
    }
  }

  func start() {
    reset()
  }

  func reset() {
    path = NavigationPath()
  }
}

extension TeamCoordinator {
  func replaceStack(_ routes: [TeamRoute], animated: Bool = true) {
    let apply = {
      self.path = NavigationPath()
      routes.forEach { self.path.append($0) }
    }
    if animated {
      withAnimation(.default) { apply() }
    } else {
      apply()
    }
  }

  func replaceStack(_ route: TeamRoute, animated: Bool = true) {
    replaceStack([route], animated: animated)
  }
}
