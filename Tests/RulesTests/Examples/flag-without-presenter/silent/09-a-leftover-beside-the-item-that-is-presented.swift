// A leftover beside the item that is presented

struct Entry: Identifiable { let id: Int }
// prelude: home-app
struct HomeView: View {
  @State private var entry: Entry?
  @State private var presentingEntry = false
  var body: some View {
    Button("Open") {
      entry = Entry(id: 1)
      presentingEntry = true
    }
    .sheet(item: $entry) { entry in Text("\(entry.id)") }
  }
}
