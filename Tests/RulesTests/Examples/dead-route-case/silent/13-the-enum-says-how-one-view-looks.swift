// The enum says how one view looks

// prelude: home-app
enum Style: String, Identifiable {
  case plain, framed, shaded
  var id: String { rawValue }
}
struct HomeView: View {
  @State private var style: Style?
  var body: some View {
    Button("Card") { style = .plain }.sheet(item: $style) { CardView(style: $0) }
  }
}
struct CardView: View {
  let style: Style
  var body: some View { Text(style.rawValue) }
}
