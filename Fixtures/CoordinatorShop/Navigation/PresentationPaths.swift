import Foundation

struct SheetPath {
  var sheet: SheetContainer?

  mutating func setSheet<T>(_ route: T, onDismiss: (() -> Void)?) where T: Codable & Identifiable & Hashable {
    sheet = SheetContainer(route, onDismiss: onDismiss)
  }
}

struct SheetContainer: Identifiable {
  let id: String
  let key: String
  let route: Any
  let onDismiss: (() -> Void)?

  init<T>(_ route: T, onDismiss: (() -> Void)?) where T: Codable & Identifiable & Hashable {
    id = "\(T.self).\(route.id)"
    key = String(reflecting: T.self)
    self.route = route
    self.onDismiss = onDismiss
  }
}

struct CoverPath {
  var cover: CoverContainer?

  mutating func setCover<T>(_ route: T, onDismiss: (() -> Void)?) where T: Codable & Identifiable & Hashable {
    cover = CoverContainer(route, onDismiss: onDismiss)
  }
}

struct CoverContainer: Identifiable {
  let id: String
  let key: String
  let route: Any
  let onDismiss: (() -> Void)?

  init<T>(_ route: T, onDismiss: (() -> Void)?) where T: Codable & Identifiable & Hashable {
    id = "\(T.self).\(route.id)"
    key = String(reflecting: T.self)
    self.route = route
    self.onDismiss = onDismiss
  }
}
