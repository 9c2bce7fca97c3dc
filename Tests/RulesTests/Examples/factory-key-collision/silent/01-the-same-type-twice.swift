// The same type twice

enum Login { struct Screen {} }
enum Profile { struct Page {} }
final class Factories {
  private var makers: [String: Any] = [:]
  func add<S>(_ screen: S.Type, maker: Any) { makers[String(describing: screen)] = maker }
}
func setUp(_ factories: Factories) {
  factories.add(Login.Screen.self, maker: 1)
  factories.add(Login.Screen.self, maker: 2)
  factories.add(Profile.Page.self, maker: 3)
}
