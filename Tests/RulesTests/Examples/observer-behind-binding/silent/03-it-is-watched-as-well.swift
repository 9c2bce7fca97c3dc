// `onChange` hears of the end

struct Offer: Identifiable { let id: Int }
struct CartView: View {
  @State private var offer: Offer? {
    didSet { sync() }
  }
  @State private var isPaused = false
  var body: some View {
    Button("Offer") { offer = Offer(id: 1) }
      .fullScreenCover(item: $offer) { Text("\($0.id)") }
      .onChange(of: offer) { sync() }
  }
  private func sync() { isPaused = offer != nil }
}
