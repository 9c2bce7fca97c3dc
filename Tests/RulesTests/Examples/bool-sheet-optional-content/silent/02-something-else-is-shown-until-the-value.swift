// Something else is shown until the value is there

struct Report { let text: String }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ReportView() } }
}
struct ReportView: View {
  @State private var showsReport = false
  @State private var report: Report?
  var body: some View {
    Button("Open") {
      report = Report(text: "")
      showsReport = true
    }
    .sheet(isPresented: $showsReport) {
      if let report { Text(report.text) } else { ProgressView() }
    }
  }
}
