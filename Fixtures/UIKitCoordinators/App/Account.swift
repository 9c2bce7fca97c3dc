import Foundation

final class Account {
  private let defaults = UserDefaults.standard

  var isLoggedIn: Bool {
    get { defaults.bool(forKey: "loggedIn") }
    set { defaults.set(newValue, forKey: "loggedIn") }
  }
}
