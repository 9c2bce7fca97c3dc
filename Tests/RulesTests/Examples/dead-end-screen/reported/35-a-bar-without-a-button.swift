// A modifier of the app replaces the back button by a title

import SwiftUI

@main
struct TaxApp: App {
  var body: some Scene { WindowGroup { NavigationStack { TaxView() } } }
}

struct TaxView: View {
  var body: some View { NavigationLink("Form") { TaxForm() } }
}

struct PlainBar: ViewModifier {
  let title: String
  func body(content: Content) -> some View {
    content
      .navigationBarBackButtonHidden()
      .toolbar { ToolbarItem(placement: .principal) { Text(title) } }
  }
}

struct ↓TaxForm: View {
  @State private var income = ""
  var body: some View {
    TextField("Income", text: $income).modifier(PlainBar(title: "Tax"))
  }
}
