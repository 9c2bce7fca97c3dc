// A modifier that nobody uses, with the name of the system's

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var shows = false
  var body: some View {
    Button("Filter") { shows = true }
      .sheet(isPresented: $shows) { FilterView() }
  }
}
struct FilterView: View { var body: some View { Text("Filter") } }
extension View {
  func sheet<Value, Content: View>(
    unwrapping value: Binding<Value?>, @ViewBuilder content: @escaping (Value) -> Content
  ) -> some View {
    sheet(isPresented: .constant(value.wrappedValue != nil), content: { value.wrappedValue.map(content) })
  }
}
