// Each row presents what the router in the environment says

import SwiftUI
final class Router: ObservableObject { @Published var showsEditor = false }
struct Item: Identifiable { var id = 0 }
struct HomeView: View {
  let items: [Item]
  var body: some View { ScrollView { LazyVStack { ForEach(items) { item in ↓RowView(item: item) } } } }
}
struct RowView: View {
  @EnvironmentObject private var router: Router
  let item: Item
  var body: some View {
    Button("Edit \(item.id)") { router.showsEditor = true }
      .sheet(isPresented: $router.showsEditor) { Text("Editor") }
  }
}
