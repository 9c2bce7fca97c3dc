import SwiftUI

/// Pushes, sheets and covers behind one object. The path never leaves it.
@MainActor
public final class Router: ObservableObject {
  public static let shared = Router()

  @Published fileprivate var path: [AnyRoute] = []
  @Published fileprivate var presentedSheet: SheetRequest?
  @Published fileprivate var presentedCover: CoverRequest?

  private init() {}

  /// The stack that shows what is pushed. One for the app.
  public func Stack<Root: View>(@ViewBuilder root: @escaping () -> Root) -> some View {
    RouterStack(router: self, root: root)
  }
}

extension Router {
  public func push(to routeType: any Routable) {
    path.append(AnyRoute(routeType))
  }

  public func push(to routeTypes: [any Routable]) {
    path.append(contentsOf: routeTypes.map { AnyRoute($0) })
  }

  public func pop() {
    _ = path.popLast()
  }

  public func popToRoot() {
    path.removeAll()
  }

  /// Back to the first screen of a flow.
  public func popToRoot(of routeType: RouteType) {
    guard let first = path.firstIndex(where: { $0.type == routeType }) else { return }
    path.removeSubrange((first + 1)...)
  }

  /// Back to the screen before a flow began.
  public func endRoute(of routeType: RouteType) {
    guard let first = path.firstIndex(where: { $0.type == routeType }) else { return }
    path.removeSubrange(first...)
  }
}

extension Router {
  public func sheet(
    to routeType: any Routable,
    detents: Set<PresentationDetent> = [.large],
    indicatorVisibility: Visibility = .automatic,
    onDismiss: (() -> Void)? = nil
  ) {
    presentedSheet = SheetRequest(
      route: AnyRoute(routeType), detents: detents, indicatorVisibility: indicatorVisibility, onDismiss: onDismiss)
  }

  public func fullScreenCover(to routeType: any Routable, onDismiss: (() -> Void)? = nil) {
    presentedCover = CoverRequest(route: AnyRoute(routeType), onDismiss: onDismiss)
  }

  public func dismiss() {
    presentedSheet = nil
    presentedCover = nil
  }
}

struct SheetRequest: Identifiable {
  let id = UUID()
  let route: AnyRoute
  let detents: Set<PresentationDetent>
  let indicatorVisibility: Visibility
  let onDismiss: (() -> Void)?
}

struct CoverRequest: Identifiable {
  let id = UUID()
  let route: AnyRoute
  let onDismiss: (() -> Void)?
}

private struct RouterStack<Root: View>: View {
  @ObservedObject var router: Router
  @ViewBuilder let root: () -> Root

  var body: some View {
    NavigationStack(path: $router.path) {
      root()
        .navigationDestination(for: AnyRoute.self) { route in
          route.view
        }
    }
    .sheet(item: $router.presentedSheet, onDismiss: router.presentedSheet?.onDismiss) { request in
      request.route.view
        .presentationDetents(request.detents)
        .presentationDragIndicator(request.indicatorVisibility)
    }
    .fullScreenCover(item: $router.presentedCover, onDismiss: router.presentedCover?.onDismiss) { request in
      request.route.view
    }
  }
}
