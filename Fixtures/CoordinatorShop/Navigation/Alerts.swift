import SwiftUI

protocol AlertDisplayable {
  var title: String { get }
  var message: String? { get }
  var buttons: [AlertButton] { get }
}

struct AlertButton: Identifiable {
  let id = UUID()
  let title: String
  let role: ButtonRole?
  let action: () -> Void

  static func action(_ title: String, action: @escaping () -> Void) -> Self {
    AlertButton(title: title, role: nil, action: action)
  }

  static func cancel(_ title: String) -> Self {
    AlertButton(title: title, role: .cancel, action: {})
  }
}

struct AlertPath {
  var alert: (any AlertDisplayable)?

  mutating func setAlert<T>(_ alert: T) where T: AlertDisplayable {
    self.alert = alert
  }
}
