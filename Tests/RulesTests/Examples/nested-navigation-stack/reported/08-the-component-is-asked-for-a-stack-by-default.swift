// A component of the app brings the stack, which the view asks for unless its maker says otherwise

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
      ↓NavigationStack { content() }
    } else {
      content()
    }
  }
}

struct AccountsView: View {
  @State private var isShown = false
  var body: some View {
    OptionalStack {
      NavigationLink("Help") { HelpView() }
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
