import Testing

/// Columns that show what the selected row makes.
@Suite struct KeptColumnTests {
  @Test(arguments: ["if let selection { selection.content() } else { Text(\"Choose\") }", "selection?.content()"])
  func whatTheRowsOfATableMake(detail: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Module: Identifiable, Hashable {
        let id: String
        let content: () -> AnyView
        static func == (a: Module, b: Module) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        static let all: [Module] = [
          Module(id: "Mail") { AnyView(MailPane()) }, Module(id: "Calendar") { AnyView(CalendarPane()) },
        ]
        static let retired = Module(id: "Fax") { AnyView(FaxPane()) }
      }
      struct OfficeView: View {
        @State private var selection: Module?
        var body: some View {
          NavigationSplitView {
            List(Module.all, selection: $selection) { module in NavigationLink(value: module) { Text(module.id) } }
          } detail: {
            \(detail)
          }
        }
      }
      struct MailPane: View { var body: some View { Text("Mail") } }
      struct CalendarPane: View { var body: some View { Text("Calendar") } }
      struct FaxPane: View { var body: some View { Text("Fax") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { OfficeView() } } }
      """)
    #expect(lines == ["OfficeView push CalendarPane", "OfficeView push MailPane", "TheApp root OfficeView"])
  }
}
