extension Dialect {
  /// ViperMcFlurry and its Swift fork: a router knows its screen only as a transition handler, and opens other modules
  /// by the screen's segues. Every call ends in UIKit, so declarations are enough.
  public static let viperMcFlurry: Dialect = {
    var d = Dialect(name: "ViperMcFlurry")
    d.modules = ["ViperMcFlurry", "ViperMcFlurry_Swift", "ViperMcFlurrySwift"]
    d.declarations = """
      public protocol RamblerViperModuleInput: AnyObject {}
      public protocol RamblerViperModuleTransitionHandlerProtocol: AnyObject {}
      public class RamblerViperOpenModulePromise: NSObject {}
      extension UIViewController: RamblerViperModuleTransitionHandlerProtocol {}
      extension RamblerViperModuleTransitionHandlerProtocol where Self: UIViewController {
        public func openModule(usingSegue segue: String) -> RamblerViperOpenModulePromise? { \
      performSegue(withIdentifier: segue, sender: nil) }
        public func openModuleUsingSegue(_ segue: String) -> RamblerViperOpenModulePromise? { \
      performSegue(withIdentifier: segue, sender: nil) }
        public func closeCurrentModule(_ animated: Bool) { navigationController?.popViewController(animated: animated) }
        public func closeModules(untilSegue segue: String) { performSegue(withIdentifier: segue, sender: nil) }
      }
      """
    return d
  }()

  /// LightRoute: the same idea, with nodes that say how a module is shown.
  public static let lightRoute: Dialect = {
    var d = Dialect(name: "LightRoute")
    d.modules = ["LightRoute"]
    d.declarations = """
      public protocol TransitionHandler: AnyObject {}
      extension UIViewController: TransitionHandler {}
      public class CloseTransitionNode { public func perform() throws {} }
      public class SegueTransitionNode<T> {
        public func then(_ block: @escaping (T) -> Any?) throws {}
        public func perform() throws {}
      }
      extension TransitionHandler where Self: UIViewController {
        public func forSegue<T>(identifier: String, to: T.Type) throws -> SegueTransitionNode<T> { \
      performSegue(withIdentifier: identifier, sender: nil) }
        public func closeCurrentModule() -> CloseTransitionNode { navigationController?.popViewController(animated: \
      true) }
      }
      """
    return d
  }()
}
