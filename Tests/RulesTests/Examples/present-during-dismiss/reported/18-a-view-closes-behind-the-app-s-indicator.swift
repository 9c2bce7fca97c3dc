// A view closes itself while a helper takes away what the topmost controller presents

import SwiftUI
import UIKit
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let alert = UIAlertController(title: "Loading", message: nil, preferredStyle: .alert)
  var visibleViewController: UIViewController?
  func show() { visibleViewController?.present(alert, animated: true) }
  func hide() {
    alert.dismiss(animated: true) { print("gone") }
  }
}
struct MigrateView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Migrate") {
      (UIApplication.shared.delegate as? AppDelegate)?.show()
      (UIApplication.shared.delegate as? AppDelegate)?.hide()
      ↓dismiss()
    }
  }
}
struct HomeView: View {
  @State private var migrates = false
  var body: some View {
    Button("Migrate") { migrates = true }.sheet(isPresented: $migrates) { MigrateView() }
  }
}
