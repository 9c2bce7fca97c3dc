// A view in the sheet has a Cancel that only runs what it is given

import SwiftUI
struct ListView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var item: Item?
  var body: some View {
    Button("Edit") { item = Item() }
      .sheet(item: $item) { item in
        FormView(item: item, onCancel: { presentationMode.wrappedValue.↓dismiss() })
      }
  }
}
struct Item: Identifiable { var id = 0 }
struct FormView: View {
  let item: Item
  let onCancel: () -> Void
  var body: some View { Button("Cancel") { onCancel() } }
}
