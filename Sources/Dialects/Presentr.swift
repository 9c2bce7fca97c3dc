extension Dialect {
  /// Presentr: controllers that are presented by a presenter, which says where on the screen they appear.
  public static let presentr: Dialect = {
    var d = Dialect(name: "Presentr")
    d.modules = ["Presentr"]
    d.declarations = """
      public class Presentr: NSObject {}
      extension UIViewController {
        public func customPresentViewController(_ presentr: Presentr, viewController: UIViewController, animated: \
      Bool, completion: (() -> Void)?) { present(viewController, animated: animated) }
      }
      """
    return d
  }()
}
