import Testing

/// How a case of a route is made: with payloads left to their defaults, or by a function that shares its name.
@Suite struct CaseConstructionTests {
  private func source(_ opening: String) -> String {
    """
    import SwiftUI
    enum Kind { case a, b, c }
    struct Options { var first = 1 }
    enum Page: Identifiable {
      case edit(title: String = "", kind: Kind = .b), list(id: Int), help, note(String)
      var id: Int { 0 }
      static func list() -> Page { .help }
      static func note(_ path: KeyPath<Options, Int>) -> Page { .note("x") }
      static func edit(_ number: Int) -> Page { .help }
      static func list(of kind: Kind) -> Page { .edit(kind: kind) }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @State private var page: Page?
      var body: some View {
        Row(page: $page).sheet(item: $page) { page in
          switch page {
          case .edit(_, let kind): screen(kind)
          case .list: ListView()
          case .help: HelpView()
          case .note: NoteView()
          }
        }
      }
      @ViewBuilder func screen(_ kind: Kind) -> some View {
        switch kind {
        case .a: AView()
        case .b: BView()
        case .c: CView()
        }
      }
    }
    struct Row: View { @Binding var page: Page?; var body: some View { Button("Go") { page = \(opening) } } }
    struct AView: View { var body: some View { Text("A") } }
    struct BView: View { var body: some View { Text("B") } }
    struct CView: View { var body: some View { Text("C") } }
    struct ListView: View { var body: some View { Text("List") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    struct NoteView: View { var body: some View { Text("Note") } }
    """
  }

  @Test(arguments: [
    (".edit()", "BView"), (".edit(title: \"x\")", "BView"), (".edit(kind: .c)", "CView"),
    ("Page.edit(title: \"x\", kind: .a)", "AView"), (".edit(3)", "HelpView"), (".list()", "HelpView"),
    (".list(id: 1)", "ListView"), ("Page.list(of: .a)", "AView"), (".note(\\.first)", "NoteView"),
    (".note(\"x\")", "NoteView"),
  ])
  func theCallThatFits(opening: String, shown: String) {
    #expect(transitionLines(source(opening)) == ["Row sheet \(shown)", "TheApp root Home"])
  }
}
