// The nearer one stands in a view that nothing shows

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { NumberView(number: 1) } } }
}
struct OldNumbersView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("One") { NumberView(number: 1) }
        .navigationDestination(for: Int.self) { NumberView(number: $0) }
    }
  }
}
struct NumberView: View {
  let number: Int
  var body: some View {
    NavigationLink("Divisors", value: number)
      .navigationDestination(for: Int.self) { DivisorsView(number: $0) }
  }
}
struct DivisorsView: View {
  let number: Int
  var body: some View { Text("Divisors") }
}
