import SwiftUI

/// A flow: its screens, its stack, and the view for each screen.
@MainActor
protocol Coordinator: AnyObject {
  associatedtype Scene: Hashable
  associatedtype Content: View

  var paths: [Scene] { get set }

  func push(_ scene: Scene)
  func pop()
  func popToRoot()

  @ViewBuilder func buildScreen(scene: Scene) -> Content
}

extension Coordinator {
  func push(_ scene: Scene) {
    paths.append(scene)
  }

  func pop() {
    _ = paths.popLast()
  }

  func popToRoot() {
    paths.removeAll()
  }
}
