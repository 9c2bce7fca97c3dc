// A header that closes the screens of others

import SwiftUI
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}
struct Header: View {
  let title: String
  var onClose: () -> Void = {}
  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button { onClose() } label: { Image(systemName: "xmark") }
    }
  }
}
struct RootView: View {
  @State private var showsOffer = false
  @State private var showsHelp = false
  var body: some View {
    VStack {
      Button("Offer") { showsOffer = true }
      Button("Help") { showsHelp = true }
    }
    .fullScreenCover(isPresented: $showsOffer) { OfferView() }
    .fullScreenCover(isPresented: $showsHelp) { HelpView(close: { showsHelp = false }) }
  }
}
struct OfferView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { VStack { ↓Header(title: "Offer"); Button("Buy") { print("buy") } } }
}
struct HelpView: View {
  let close: () -> Void
  var body: some View { VStack { Header(title: "Help", onClose: close); Text("Help") } }
}
