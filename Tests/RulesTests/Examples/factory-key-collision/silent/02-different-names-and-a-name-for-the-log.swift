// Different names, and a name for the log

enum CartFlow { enum Route { case list } }
enum ShopFlow { enum Page { case item } }
final class Registry {
  private var factories: [String: () -> Void] = [:]
  func register<T>(_ type: T.Type, _ factory: @escaping () -> Void) {
    factories[String(describing: type)] = factory
  }
  func log<T>(_ type: T.Type) { print(String(describing: type)) }
}
func setUp(_ registry: Registry) {
  registry.register(CartFlow.Route.self) {}
  registry.register(ShopFlow.Page.self) {}
}
