extension Dialect {
  /// MacaroonUIKit: views that publish events of their controls, which their users observe, and containers with items
  /// or content.
  public static let macaroon: Dialect = {
    var d = Dialect(name: "Macaroon")
    d.modules = ["MacaroonUIKit"]
    d.controls.eventObservers = ["startObserving": "event"]
    d.controls.eventControls = ["startPublishing": "event"]
    d.declarations = """
      public protocol TabBarItem { var screen: UIViewController? { get } }
      open class TabBarContainer: UITabBarController {
        public var items: [TabBarItem] = [] { didSet { viewControllers = items.compactMap { $0.screen } } }
      }
      extension UIViewController {
        public func addContent(_ content: UIViewController, layout: (UIView) -> Void) { addChild(content) }
      }
      """
    return d
  }()
}
