import SwiftUI

/// What every coordinator of a `NavigationStack(path:)` can do.
@MainActor
protocol NavigationControlling: AnyObject {
  var path: NavigationPath { get set }
  func start()
  func goBack()
  func reset()
}

extension NavigationControlling {
  func goBack() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func reset() {
    path.removeLast(path.count)
  }
}
