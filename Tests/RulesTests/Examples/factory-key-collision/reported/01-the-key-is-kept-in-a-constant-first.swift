// The key is kept in a constant first

enum Login { struct Screen {} }
enum Profile { struct Screen {} }
final class Factories {
  private var makers: [String: Any] = [:]
  func add<S>(_ screen: S.Type, maker: Any) {
    let key = ↓String(describing: S.self)
    makers[key] = maker
  }
}
func setUp(_ factories: Factories) {
  factories.add(Login.Screen.self, maker: 1)
  factories.add(Profile.Screen.self, maker: 2)
}
