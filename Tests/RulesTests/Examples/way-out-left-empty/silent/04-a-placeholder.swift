// A row that cannot be tapped, and one of which nobody makes use

import SwiftUI
struct ListView: View {
  @State private var shown = false
  var body: some View {
    RowView(onTap: {}).redacted(reason: .placeholder)
    RowView { shown = true }
    BadgeView()
      .sheet(isPresented: $shown) { Text("Item") }
  }
}
struct RowView: View {
  let onTap: () -> Void
  var body: some View { Text("Row").onTapGesture { onTap() } }
}
struct BadgeView: View {
  var onTap: () -> Void = {}
  var body: some View { Button("Badge", action: onTap) }
}
struct DetailView: View {
  var body: some View { CardView() }
}
struct CardsView: View {
  @State private var opened = false
  var body: some View {
    CardView { opened = true }
      .sheet(isPresented: $opened) { DetailView() }
  }
}
struct CardView: View {
  var onClick: (() -> Void)? = nil
  var body: some View { Button("Card") { onClick?() } }
}
