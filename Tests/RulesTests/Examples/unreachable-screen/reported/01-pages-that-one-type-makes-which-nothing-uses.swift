// Pages that one type makes, which nothing uses: they are told once

// prelude: home-app
// prelude: home-view
struct ReportPrinter {
  func pages() -> [AnyView] { [AnyView(CoverPage()), AnyView(TablePage())] }
}
struct ↓CoverPage: View {
  var body: some View { Text("Report") }
}
struct TablePage: View {
  var body: some View { Text("Table") }
}
