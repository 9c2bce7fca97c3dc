// Nobody runs the code

import UIKit
import SwiftUI
final class Store: ObservableObject { var name = "" }
final class SettingsController: UIViewController {
  private func showOffer() {
    present(UIHostingController(rootView: OfferView()), animated: true)
  }
}
struct OfferView: View {
  @EnvironmentObject var store: Store
  var body: some View { Text(store.name) }
}
