// The object is declared, and never read

import UIKit
import SwiftUI
final class Store: ObservableObject {}
final class SettingsController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    present(UIHostingController(rootView: OfferView()), animated: true)
  }
}
struct OfferView: View {
  @EnvironmentObject var store: Store
  var body: some View { Button("Buy") { Shop.shared.store.buy() } }
}
final class Shop {
  static let shared = Shop()
  let store = Register()
}
final class Register {
  func buy() { print("bought") }
}
