import Testing

@Suite struct FlowStacksDialectTests {
  static let screens = """
    import FlowStacks
    import SwiftUI
    enum Page: Hashable { case book(Int), author(String), help }
    struct BookPage: View { var body: some View { Text("Book") } }
    struct AuthorPage: View { var body: some View { Text("Author") } }
    struct HelpPage: View { var body: some View { Text("Help") } }
    struct Library: View {
      @State var routes: Routes<Page> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          Shelf().flowDestination(for: Page.self) { page in
            switch page {
            case .book: BookPage()
            case .author: AuthorPage()
            case .help: HelpPage()
            }
          }
        }
      }
      func restart() { routes = [.push(.author("a"))] }
      func help() { routes.presentSheet(.help) }
      func add() { routes.append(.sheet(.book(2), withNavigation: true)) }
    }
    """

  @Test func kindsComeFromStylesMethodsAndRoutes() {
    let lines = transitionLines(
      Self.screens,
      """
      import FlowStacks
      import SwiftUI
      struct Shelf: View {
        @EnvironmentObject var navigator: FlowNavigator<Page>
        @State var asks = false
        var body: some View {
          FlowLink(value: Page.book(1), style: .push) { Text("Open") }
          FlowLink("Who", value: Page.author("x"), style: .sheet(withNavigation: true))
          Button("Help") { navigator.presentCover(.help) }
          Button("Up") { navigator.goBackToRoot() }
          Text("").flowDestination(isPresented: $asks, style: .cover) { AskPage() }
        }
      }
      struct AskPage: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View { Button("Close") { navigator.goBack() } }
      }
      """)
    #expect(lines.contains("Shelf push BookPage"))
    #expect(lines.contains("Shelf sheet AuthorPage"))
    #expect(lines.contains("Shelf cover HelpPage"))
    #expect(lines.contains("Shelf cover AskPage"))
    #expect(lines.contains("Shelf back pop-to-root"))
    #expect(lines.contains("AskPage back pop"))
    #expect(lines.contains("Library push AuthorPage"))
    #expect(lines.contains("Library sheet HelpPage"))
    #expect(lines.contains("Library sheet BookPage"))
    #expect(!lines.contains("Shelf sheet HelpPage"))
  }

  @Test func namesOfAnotherLibraryAreLeftAlone() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Home: View {
        @EnvironmentObject var navigator: FlowNavigator<Int>
        var body: some View { Button("Up") { navigator.goBackToRoot() } }
      }
      """)
    #expect(lines.isEmpty)
  }

  @Test func aSwitchingViewStandsForTheScreenOfItsRoute() {
    let lines = transitionLines(
      """
      import FlowStacks
      import SwiftUI
      enum Kind: Hashable { case inbox, outbox }
      struct Inbox: View { var body: some View { Text("In") } }
      struct Outbox: View { var body: some View { Text("Out") } }
      struct Chosen: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .inbox: Inbox()
          case .outbox: Outbox()
          }
        }
      }
      struct Home: View {
        var body: some View {
          FlowStack(withNavigation: true) {
            FlowLink(value: Kind.outbox, style: .push) { Text("Out") }
              .flowDestination(for: Kind.self) { Chosen(kind: $0) }
          }
        }
      }
      """)
    #expect(lines.contains("Home push Outbox"))
    #expect(!lines.contains("Home push Inbox"))
  }
}
