// A hidden link with one flag for all rows

import SwiftUI
struct Item: Identifiable { var id = 0 }
struct HomeView: View {
  @State private var edited = false
  let items: [Item]
  var body: some View {
    NavigationView {
      List(items) { item in
        Button("Edit") { edited = true }
          .background(↓NavigationLink(destination: Text("Editor"), isActive: $edited) { EmptyView() })
      }
    }
  }
}
