import SwiftUI

/// A group of screens, one case a screen.
public protocol Routable: Hashable, CustomStringConvertible {
  associatedtype Destination: View

  /// The flow.
  var type: RouteType { get }
  @MainActor @ViewBuilder func NavigatingView() -> Destination
  var description: String { get }
}

/// Any route, as an element of one path.
struct AnyRoute: Hashable {
  private let route: any Routable

  init(_ route: any Routable) {
    self.route = route
  }

  var type: RouteType { route.type }

  @MainActor var view: AnyView {
    func erase<R: Routable>(_ route: R) -> AnyView { AnyView(route.NavigatingView()) }
    return erase(route)
  }

  static func == (a: AnyRoute, b: AnyRoute) -> Bool {
    AnyHashable(a.route) == AnyHashable(b.route)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(route))
  }
}
