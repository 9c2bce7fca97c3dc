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
  @Environment(\.presentationMode) private var presentationMode
  func close() {
    if presentationMode.wrappedValue.isPresented { presentationMode.wrappedValue.dismiss() }
  }
  var body: some View {
    Button("Migrate") {
      (UIApplication.shared.delegate as? AppDelegate)?.show()
      (UIApplication.shared.delegate as? AppDelegate)?.hide()
      ↓close()
    }
  }
}
struct HomeView: View {
  @State private var migrates = false
  var body: some View {
    Button("Migrate") { migrates = true }.sheet(isPresented: $migrates) { MigrateView() }
  }
}
