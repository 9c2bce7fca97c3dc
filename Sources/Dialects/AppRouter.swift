import NavigationModel

extension Dialect {
  /// AppRouter: routers that are generic over their tabs, destinations and sheets. Its routers hold plain state, so their
  /// declarations are all that has to be known; what they do to a tab's own stack is a primitive.
  public static let appRouter: Dialect = {
    var d = Dialect(name: "AppRouter")
    d.modules = ["AppRouter"]
    d.library = Library(module: "AppRouter", types: ["SimpleRouter", "DestinationType", "SheetType", "TabType"])
    let stack = ["AppRouterStack"]
    d.operations = [Operation("show", receivers: stack, kind: .push, destination: .route)]
    d.backs = [Back("back", receivers: stack, how: .pop), Back("start", receivers: stack, how: .popToRoot)]
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
        public func dismissSheet() { presentedSheet = nil }
        public func popNavigation(for tab: Tab? = nil) { stack.back() }
        public func popToRoot(for tab: Tab? = nil) { stack.start() }
      }
      public final class SimpleRouter<Destination: DestinationType, Sheet: SheetType> {
        public var path: [Destination] = []
        public var presentedSheet: Sheet?
        public init() {}
        public func navigateTo(_ destination: Destination) { path.append(destination) }
        public func presentSheet(_ sheet: Sheet) { presentedSheet = sheet }
        public func dismissSheet() { presentedSheet = nil }
        public func popNavigation() { path.removeLast() }
        public func popToRoot() { path.removeAll() }
      }
      """
    return d
  }()
}
