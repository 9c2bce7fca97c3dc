// A cover of an item with controls that change its own state

// prelude: home-app
struct Sample: Identifiable { let id: Int; let title: String }
struct HomeView: View {
  let samples = [Sample(id: 1, title: "Cube")]
  @State private var picked: Sample?
  var body: some View {
    List(samples) { sample in Button(sample.title) { picked = sample } }
      .fullScreenCover(item: $picked) { StageView(sample: $0) }
  }
}
struct ↓StageView: View {
  let sample: Sample
  @State private var angle = 0.0
  @State private var note = ""
  @State private var isBig = false
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Form {
      header
      Slider(value: $angle, in: 0...360)
      TextField("Note", text: $note)
      Toggle("Big", isOn: $isBig)
      Button("Reset") {
        angle = 0
        note.removeAll()
      }
    }
  }
  private var header: some View { Text(sample.title.uppercased()) }
}
