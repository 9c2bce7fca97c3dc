import NavigationModel

extension Dialect {
  /// AppRouter: routers that are generic over their tabs, destinations and sheets. Its routers hold plain state, so
  /// declarations of them are enough; what they do to a tab's own stack is described by a primitive.
  public static let appRouter: Dialect = {
    var d = Dialect(name: "AppRouter")
    d.modules = ["AppRouter"]
    d.library = Library(module: "AppRouter", types: ["SimpleRouter", "DestinationType", "SheetType", "TabType"])
    let stack = ["AppRouterStack"]
    d.operations = [Operation("show", receivers: stack, kind: .push, destination: .route)]
    let routers = ["Router", "SimpleRouter"]
    d.backs = [
      Back("popNavigation", receivers: routers, how: .pop), Back("popToRoot", receivers: routers, how: .popToRoot),
      Back("dismissSheet", receivers: routers, how: .dismiss),
    ]
    d.declarations = """
      public protocol DestinationType: Hashable {}
      public protocol SheetType: Hashable, Identifiable {}
      public protocol TabType: Hashable, CaseIterable, Identifiable {}
      public final class Router<Tab: TabType, Destination: DestinationType, Sheet: SheetType> {
        public var selectedTab: Tab
        public var presentedSheet: Sheet?
        let stack: AppRouterStack
        public init(initialTab: Tab) { self.selectedTab = initialTab }
        public func navigateTo(_ destination: Destination, for tab: Tab? = nil) { stack.show(destination) }
        public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
      }
      public final class SimpleRouter<Destination: DestinationType, Sheet: SheetType> {
        public var path: [Destination] = []
        public var presentedSheet: Sheet?
        public init() {}
        public func navigateTo(_ destination: Destination) { path.append(destination) }
        public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
      }
      """
    return d
  }()
}
