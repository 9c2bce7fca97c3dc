extension Dialect {
  /// RIBs and ModernRIBs: routers that attach other routers and leave presentation to their view controllers. All of it
  /// is plain calls through the library's base classes, so declarations of them are enough.
  public static let ribs: Dialect = {
    var d = Dialect(name: "RIBs")
    d.modules = ["RIBs", "ModernRIBs"]
    d.screenOwners = ["ViewableRouter": 1, "LaunchRouter": 1, "PresentableInteractor": 0]
    d.declarations = """
      public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
      extension ViewControllable where Self: UIViewController { public var uiviewController: UIViewController { self } }
      public protocol Interactable: AnyObject {}
      public protocol Routing: AnyObject { func attachChild(_ child: Routing); func detachChild(_ child: Routing) }
      public protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
      public protocol LaunchRouting: ViewableRouting { func launch(from window: UIWindow) }
      open class Router<InteractorType>: Routing {
        public let interactor: InteractorType
        public init(interactor: InteractorType) { self.interactor = interactor }
        public func attachChild(_ child: Routing) {}
        public func detachChild(_ child: Routing) {}
      }
      open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
        public let viewController: ViewControllerType
        public let viewControllable: ViewControllable
        public init(interactor: InteractorType, viewController: ViewControllerType) {
          self.viewController = viewController
          self.viewControllable = viewController
          super.init(interactor: interactor)
        }
      }
      open class LaunchRouter<InteractorType, ViewControllerType>: ViewableRouter<InteractorType, ViewControllerType>, \
      LaunchRouting {
        public func launch(from window: UIWindow) { window.rootViewController = viewControllable.uiviewController }
      }
      open class Interactor: Interactable {}
      open class PresentableInteractor<PresenterType>: Interactor {
        public let presenter: PresenterType
        public init(presenter: PresenterType) { self.presenter = presenter }
      }
      public protocol Dependency: AnyObject {}
      open class Component<DependencyType>: Dependency {
        public let dependency: DependencyType
        public init(dependency: DependencyType) { self.dependency = dependency }
        public func shared<T>(_ factory: () -> T) -> T { factory() }
      }
      public protocol Buildable: AnyObject {}
      open class Builder<DependencyType>: Buildable {
        public let dependency: DependencyType
        public init(dependency: DependencyType) { self.dependency = dependency }
      }
      open class ComponentizedBuilder<Component, Router, DynamicBuildDependency, DynamicComponentDependency>: \
      Buildable {
        private let componentBuilder: (DynamicComponentDependency) -> Component
        public init(componentBuilder: @escaping (DynamicComponentDependency) -> Component) { self.componentBuilder = \
      componentBuilder }
        public func build(withDynamicBuildDependency build: DynamicBuildDependency, dynamicComponentDependency \
      component: DynamicComponentDependency) -> Router {
          self.build(with: componentBuilder(component), build)
        }
        public func build(with dependency: DynamicBuildDependency) -> Router { self.build(with: componentBuilder(()), \
      dependency) }
        open func build(with component: Component, _ dependency: DynamicBuildDependency) -> Router
      }
      open class SimpleComponentizedBuilder<Component, Router>: Buildable {
        private let componentBuilder: () -> Component
        public init(componentBuilder: @escaping () -> Component) { self.componentBuilder = componentBuilder }
        public func build() -> Router { build(with: componentBuilder()) }
        open func build(with component: Component) -> Router
      }
      """
    return d
  }()
}
