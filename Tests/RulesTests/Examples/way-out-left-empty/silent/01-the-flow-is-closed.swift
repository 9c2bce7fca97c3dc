// The maker closes the flow

import SwiftUI
struct IntroView: View {
  @State private var adds = false
  var body: some View {
    NavigationView {
      NavigationLink(destination: AddressView { adds = false }, isActive: $adds) { Text("Add") }
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
  var body: some View { Button("Save", action: submit) }
  func submit() {
    print(address)
    onSubmit()
  }
}
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { IntroView() } }
}
