// The item of a cover, with a function in the observer

struct Offer: Identifiable { let id: Int }
struct CartView: View {
  @State private var ↓offer: Offer? {
    didSet { sync() }
  }
  @State private var isPaused = false
  var body: some View {
    Button("Offer") { offer = Offer(id: 1) }
      .fullScreenCover(item: $offer) { Text("\($0.id)") }
  }
  private func sync() { isPaused = offer != nil }
}
