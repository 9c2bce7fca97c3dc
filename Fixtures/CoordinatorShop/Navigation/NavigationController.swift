import SwiftUI

/// Everything that one stack can show: what is pushed, the sheet, the cover and the alert.
@Observable
final class NavigationController {
  var navigationPath = NavigationPath()
  var sheetPath = SheetPath()
  var coverPath = CoverPath()
  var alertPath = AlertPath()

  func push<T>(_ route: T) where T: Codable & Hashable {
    navigationPath.append(route)
  }

  func pop() {
    guard !navigationPath.isEmpty else { return }
    navigationPath.removeLast()
  }

  func popToRoot() {
    navigationPath = NavigationPath()
  }

  func presentSheet<T>(_ route: T, onDismiss: (() -> Void)? = nil) where T: Codable & Identifiable & Hashable {
    sheetPath.setSheet(route, onDismiss: onDismiss)
  }

  func presentCover<T>(_ route: T, onDismiss: (() -> Void)? = nil) where T: Codable & Identifiable & Hashable {
    coverPath.setCover(route, onDismiss: onDismiss)
  }

  func presentAlert<T>(_ alert: T) where T: AlertDisplayable {
    alertPath.setAlert(alert)
  }
}
