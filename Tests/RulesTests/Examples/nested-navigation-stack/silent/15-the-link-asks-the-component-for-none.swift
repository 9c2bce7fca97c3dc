// The link asks for none, and the component gives none

import SwiftUI

@main
struct BankApp: App {
  var body: some Scene { WindowGroup { AccountsView() } }
}

struct OptionalStack<Content: View>: View {
  var hasStack = true
  @ViewBuilder let content: () -> Content
  var body: some View {
    if hasStack {
      NavigationStack { content() }
    } else {
      content()
    }
  }
}

struct AccountsView: View {
  @State private var isShown = false
  var body: some View {
    OptionalStack {
      NavigationLink("Help") { HelpView(isPushed: true) }
        .toolbar { Button("Help") { isShown = true } }
    }
    .sheet(isPresented: $isShown) { HelpView() }
  }
}

struct HelpView: View {
  var isPushed = false
  var body: some View {
    OptionalStack(hasStack: !isPushed) { Text("Help") }
  }
}
