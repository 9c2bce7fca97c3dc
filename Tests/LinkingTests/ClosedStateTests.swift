import Testing

/// Where code takes back what is presented.
@Suite struct ClosedStateTests {
  private func source(model: String, closing: String) -> String {
    """
    import SwiftUI
    enum Sheet: Identifiable { case entry; var id: Self { self } }
    @Observable final class Model {
      var sheet: Sheet?
      var name = ""
      \(model)
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State private var model = Model()
      var body: some View {
        Button("Open") { model.sheet = .entry }.sheet(item: $model.sheet) { _ in Entry(model: model) }
      }
    }
    struct Entry: View { let model: Model; var body: some View { Button("Done") { \(closing) } } }
    """
  }

  @Test(arguments: [
    // The model decides.
    ("func save() { name = \"x\"; sheet = nil }", "model.save()", "Model"),
    ("func save() { guard !name.isEmpty else { return }; sheet = .none }", "model.save()", "Model"),
    ("func save() async { await store(name); sheet = nil }", "Task { await model.save() }", "Model"),
    // Its caller does.
    ("func close() { sheet = nil }", "model.close()", "Entry"),
    ("func close() { guard sheet != nil else { return }; sheet = nil }", "model.close()", "Entry"),
    ("", "model.sheet = nil", "Entry"),
    ("", "model.sheet = .none", "Entry"),
  ])
  func whoClosesGoesBack(model: String, closing: String, owner: String) {
    #expect(
      transitionLines(source(model: model, closing: closing))
        == [
          "Home sheet Entry", "TheApp root Home", "\(owner) back dismiss",
        ].sorted())
  }

  /// A path is emptied for what is presented next.
  @Test(arguments: ["Binding { self.stack.first } set: { _ in }", ".init { self.stack.first } set: { _ in }"])
  func aSheetWithAFreshPath(binding: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Sheet: Identifiable { case settings, help; var id: Self { self } }
      enum Page: Hashable { case about }
      @Observable final class Sheets {
        private var stack: [Sheet] = []
        var path: [Page] = []
        var first: Binding<Sheet?> { \(binding) }
        func present(_ sheet: Sheet) { path = []; stack.insert(sheet, at: 0) }
      }
      @main struct TheApp: App {
        @State private var sheets = Sheets()
        var body: some Scene {
          WindowGroup {
            Home(sheets: sheets).sheet(item: sheets.first) { sheet in
              switch sheet {
              case .settings: Settings(sheets: sheets)
              case .help: Help()
              }
            }
          }
        }
      }
      struct Home: View { let sheets: Sheets; var body: some View { Button("Settings") { sheets.present(.settings) } } }
      struct Help: View { var body: some View { Text("Help") } }
      struct About: View { var body: some View { Text("About") } }
      struct Settings: View {
        @Bindable var sheets: Sheets
        var body: some View {
          NavigationStack(path: $sheets.path) {
            Button("About") { sheets.path.append(.about) }.navigationDestination(for: Page.self) { _ in About() }
          }
        }
      }
      """)
    #expect(lines == ["Home sheet Settings", "Settings push About", "TheApp root Home"])
  }
}
