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

  private init(title: String, role: ButtonRole?, action: @escaping () -> Void) {
    self.title = title
    self.role = role
    self.action = action
  }

  static func actionButton(title: String, action: @escaping () -> Void) -> Self {
    AlertButton(title: title, role: nil, action: action)
  }

  static func cancelButton(title: String, action: @escaping () -> Void = {}) -> Self {
    AlertButton(title: title, role: .cancel, action: action)
  }

  static func destructiveButton(title: String, action: @escaping () -> Void) -> Self {
    AlertButton(title: title, role: .destructive, action: action)
  }
}

struct AlertPath {
  var alert: (any AlertDisplayable)?

  mutating func setAlert<T>(_ alert: T) where T: AlertDisplayable {
    self.alert = alert
  }
}

extension View {
  func alert(for alertPath: Binding<AlertPath>) -> some View {
    modifier(AlertModifier(alertPath: alertPath))
  }
}

struct AlertModifier: ViewModifier {
  @Binding var alertPath: AlertPath

  func body(content: Content) -> some View {
    content
      .alert(
        alertPath.alert?.title ?? "",
        isPresented: Binding(get: { alertPath.alert != nil }, set: { _ in alertPath.alert = nil }),
        actions: {
          if let buttons = alertPath.alert?.buttons {
            ForEach(buttons) { button in
              Button(button.title, role: button.role, action: button.action)
            }
          }
        },
        message: {
          if let message = alertPath.alert?.message {
            Text(message)
          }
        })
  }
}
