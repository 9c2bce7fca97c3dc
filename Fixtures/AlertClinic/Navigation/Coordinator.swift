import SwiftUI

protocol Coordinator: AnyObject {
  associatedtype Route: Hashable
  associatedtype RootView: View

  var navigationController: NavigationController { get }
  @MainActor @ViewBuilder var rootView: RootView { get }
}

extension Coordinator {
  func push(_ route: Route) {
    navigationController.push(route)
  }

  func pop() {
    navigationController.pop()
  }

  func popToRoot() {
    navigationController.popToRoot()
  }

  func presentAlert<T>(_ alert: T) where T: AlertDisplayable {
    navigationController.presentAlert(alert)
  }
}

struct CoordinatedView<C: Coordinator>: View {
  private let coordinator: C

  init(_ coordinator: C) {
    self.coordinator = coordinator
  }

  var body: some View {
    @Bindable var navigationController = coordinator.navigationController
    NavigationStack(path: $navigationController.navigationPath) {
      coordinator.rootView
    }
    .alert(for: $navigationController.alertPath)
  }
}
