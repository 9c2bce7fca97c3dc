// What the first is worked out of is taken away before

struct Day: Identifiable { var id: String }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { CalendarView() } }
}
struct CalendarView: View {
  @State private var selectedDay: String?
  @State private var showsEditor = false
  private var day: Binding<Day?> {
    Binding(get: { selectedDay.map { Day(id: $0) } }, set: { selectedDay = $0?.id })
  }
  var body: some View {
    Button("Today") { selectedDay = "1 May" }
      .sheet(item: day) { day in
        DayView(onAdd: { selectedDay = nil; showsEditor = true })
      }
      .sheet(isPresented: $showsEditor) { Text("New") }
  }
}
struct DayView: View {
  let onAdd: () -> Void
  var body: some View { Button("Add") { onAdd() } }
}
