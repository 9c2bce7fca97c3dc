// The last of two screens tells the first, which tells nobody

import SwiftUI
struct IntroView: View {
  var body: some View {
    NavigationView {
      NavigationLink(destination: ↓AddressView()) { Text("Add") }
    }
  }
}
struct AddressView: View {
  var onSubmit: () -> Void = {}
  var body: some View {
    NavigationLink("Next", destination: NameView(address: "a") { self.onSubmit() })
  }
}
struct NameView: View {
  let address: String
  var onSubmit: () -> Void
  init(address: String, onSubmit: @escaping () -> Void = {}) {
    self.address = address
    self.onSubmit = onSubmit
  }
  var body: some View { Button("Save", action: submit) }
  func submit() {
    print(address)
    onSubmit()
  }
}
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { IntroView() } }
}
