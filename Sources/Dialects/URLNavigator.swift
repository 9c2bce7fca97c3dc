import NavigationModel

extension Dialect {
  /// URLNavigator: strings and URLs are routes; `register` says which controller a pattern shows, `handle` runs a
  /// closure that may present something itself.
  public static let urlNavigator: Dialect = {
    var d = Dialect(name: "URLNavigator")
    d.modules = ["URLNavigator", "URLMatcher"]
    d.library = Library(module: "URLNavigator", types: ["Navigator", "NavigatorProtocol", "NavigatorDelegate"])
    let navigators = ["Navigator", "NavigatorProtocol", "NavigatorType"]
    d.addresses = [
      AddressRegistration("register", receivers: navigators),
      AddressRegistration("handle", receivers: navigators, result: .handler),
    ]
    d.operations =
      ["push", "pushURL"].map { Operation($0, receivers: navigators, kind: .push, destination: .address) }
      + ["present", "presentURL"].map { Operation($0, receivers: navigators, kind: .sheet, destination: .address) }
      + ["open", "openURL"].map { Operation($0, receivers: navigators, kind: .sheet, destination: .handler) }
    return d
  }()
}
