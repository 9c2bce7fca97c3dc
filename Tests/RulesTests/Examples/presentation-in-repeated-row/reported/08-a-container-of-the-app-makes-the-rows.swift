// A container of the app makes the rows, a modifier of the app presents

import SwiftUI
struct Item: Identifiable { var id = 0 }
struct HomeView: View {
  @State private var edited = false
  let items: [Item]
  var body: some View {
    ScrollView {
      Rows(items) { item in
        Button("Edit") { edited = true }
          .↓card(isPresented: $edited) { Text("Editor") }
      }
    }
  }
}
struct Rows<C: View>: View {
  let items: [Item]
  let row: (Item) -> C
  init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> C) { self.items = items; self.row = row }
  var body: some View { VStack { ForEach(items) { item in row(item).padding() } } }
}
extension View {
  func card<D: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> D) -> some View {
    sheet(isPresented: isPresented) { content().presentationDetents([.medium]) }
  }
}
