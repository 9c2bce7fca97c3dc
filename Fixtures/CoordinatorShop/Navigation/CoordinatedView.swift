import SwiftUI

protocol Coordinator: AnyObject {
  associatedtype Route: Codable & Hashable & Identifiable
  associatedtype RootView: View
  associatedtype RouteView: View

  var navigationController: NavigationController { get }
  @MainActor @ViewBuilder var rootView: RootView { get }
  @MainActor @ViewBuilder func coordinate(_ route: Route) -> RouteView
}

/// The stack of one coordinator.
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
    .sheet(for: $navigationController.sheetPath)
    .cover(for: $navigationController.coverPath)
    .alert(for: $navigationController.alertPath)
  }
}
