// A modifier of the app keeps the sheet from being swiped away

import SwiftUI

@main
struct TermsApp: App {
  var body: some Scene { WindowGroup { AccountView() } }
}

struct AccountView: View {
  @State private var showsPlans = false
  var body: some View {
    Button("Plans") { showsPlans = true }
      .sheet(isPresented: $showsPlans) {
        PlansView().fixedCard()
      }
  }
}

extension View {
  func fixedCard() -> some View { presentationDetents([.large]).interactiveDismissDisabled() }
}

struct ↓PlansView: View {
  @State private var plan = 0
  var body: some View {
    Picker("Plan", selection: $plan) {
      Text("Free").tag(0)
      Text("Pro").tag(1)
    }
  }
}
