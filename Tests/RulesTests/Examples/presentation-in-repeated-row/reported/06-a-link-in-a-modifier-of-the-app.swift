// A modifier of the app hides a link behind each row

import SwiftUI
struct Item: Identifiable { var id = 0 }
struct HomeView: View {
  @State private var edited = false
  let items: [Item]
  var body: some View {
    NavigationView {
      List(items) { item in
        Button("Edit") { edited = true }
          .↓hiddenLink(isActive: $edited) { Text("Editor") }
      }
    }
  }
}
extension View {
  func hiddenLink<D: View>(isActive: Binding<Bool>, @ViewBuilder destination: () -> D) -> some View {
    background(NavigationLink(destination: destination(), isActive: isActive) { EmptyView() })
  }
}
