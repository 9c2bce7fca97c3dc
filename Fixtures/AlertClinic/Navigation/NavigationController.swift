import SwiftUI

@Observable
final class NavigationController {
  var navigationPath = NavigationPath()
  var alertPath = AlertPath()

  func push<T: Hashable>(_ route: T) {
    navigationPath.append(route)
  }

  func pop() {
    guard !navigationPath.isEmpty else { return }
    navigationPath.removeLast()
  }

  func popToRoot() {
    navigationPath.removeLast(navigationPath.count)
  }

  func presentAlert<T>(_ alert: T) where T: AlertDisplayable {
    alertPath.setAlert(alert)
  }
}
