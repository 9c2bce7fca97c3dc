// The link's binding is made for the row, or the flag is the row's own

import SwiftUI
struct Item: Identifiable { var id = 0 }
struct HomeView: View {
  @State private var chosen: Int?
  let items: [Item]
  var body: some View {
    NavigationView {
      List(items) { item in
        VStack {
          NavigationLink("Edit", isActive: Binding(get: { chosen == item.id }, set: { _ in chosen = nil })) { Text("Editor") }
          RowView().hiddenLink(isActive: isChosen(item)) { Text("Editor") }
        }
      }
    }
  }
  private func isChosen(_ item: Item) -> Binding<Bool> {
    Binding(get: { chosen == item.id }, set: { _ in chosen = nil })
  }
}
struct RowView: View {
  @State private var opens = false
  var body: some View { Button("Open") { opens = true }.hiddenLink(isActive: $opens) { Text("Page") } }
}
extension View {
  func hiddenLink<D: View>(isActive: Binding<Bool>, @ViewBuilder destination: () -> D) -> some View {
    background(NavigationLink(destination: destination(), isActive: isActive) { EmptyView() })
  }
}
