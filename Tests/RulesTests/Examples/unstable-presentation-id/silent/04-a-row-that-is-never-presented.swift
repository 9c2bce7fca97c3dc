// A row that is never presented

struct Row: Identifiable {
  var id: UUID { UUID() }
}
struct ListView: View {
  let rows = [Row()]
  var body: some View { List(rows) { _ in Text("Row") } }
}
