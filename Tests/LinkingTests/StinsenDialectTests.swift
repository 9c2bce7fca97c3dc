import Testing

@Suite struct StinsenDialectTests {
  static let notes = [
    "Notes.swift": """
    import SwiftUI
    import Stinsen

    @main struct NotesApp: App {
      var body: some Scene { WindowGroup { MainCoordinator().view() } }
    }
    final class MainCoordinator: TabCoordinatable {
      var child = TabChild(startingItems: [\\MainCoordinator.notes, \\MainCoordinator.about])
      @Route(tabItem: makeTab) var notes = makeNotes
      @Route(tabItem: makeTab) var about = makeAbout
      func makeNotes() -> NavigationViewCoordinator<NotesCoordinator> { NavigationViewCoordinator(NotesCoordinator()) }
      @ViewBuilder func makeAbout() -> some View { AboutScreen() }
      @ViewBuilder func makeTab(isActive: Bool) -> some View { Text("x") }
    }
    final class NotesCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\NotesCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var note = makeNote
      @Route(.modal) var editor = makeEditor
      @ViewBuilder func makeStart() -> some View { NotesScreen() }
      @ViewBuilder func makeNote(id: Int) -> some View { NoteScreen() }
      func makeEditor() -> EditorCoordinator { EditorCoordinator() }
    }
    final class EditorCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\EditorCoordinator.start)
      @Root var start = makeStart
      @ViewBuilder func makeStart() -> some View { EditorScreen() }
    }
    struct NotesScreen: View {
      @EnvironmentObject var router: NotesCoordinator.Router
      var body: some View {
        Button("Note") { router.route(to: \\.note, 1) }
        Button("Edit") { router.route(to: \\.editor) }
      }
    }
    struct AboutScreen: View {
      @EnvironmentObject var main: MainCoordinator.Router
      var body: some View { Button("Note") { main.focusFirst(\\.notes).child.popToRoot().route(to: \\.note, 2) } }
    }
    struct NoteScreen: View {
      @EnvironmentObject var router: NotesCoordinator.Router
      var body: some View { Button("Back") { router.popLast() } }
    }
    struct EditorScreen: View {
      @EnvironmentObject var router: EditorCoordinator.Router
      var body: some View { Button("Done") { router.dismissCoordinator() } }
    }
    """
  ]

  @Test func keyPathsNameRoutesAndAttributesTheirKinds() {
    let found = transitions(Self.notes)
    #expect(found.contains("NotesScreen push NoteScreen"))
    #expect(found.contains("NotesScreen sheet EditorScreen"))
    #expect(found.contains("NotesCoordinator flow EditorCoordinator"))
    #expect(found.contains("NotesCoordinator root NotesScreen"))
  }

  @Test func tabsAreChildrenOfTheCoordinator() {
    let found = transitions(Self.notes)
    #expect(found.contains("NotesApp root MainCoordinator"))
    #expect(found.contains("MainCoordinator flow NotesCoordinator"))
    #expect(found.contains("MainCoordinator tab NotesScreen"))
    #expect(found.contains("MainCoordinator tab AboutScreen"))
  }

  @Test func aChainSpeaksToTheCoordinatorItLedTo() {
    let found = transitions(Self.notes)
    #expect(found.contains("AboutScreen push NoteScreen"))
    #expect(found.contains { $0.hasPrefix("AboutScreen back") })
    #expect(found.contains("EditorScreen back dismiss"))
    #expect(found.contains("NoteScreen back pop"))
  }

  @Test func aRootThatFollowsAPropertyChangesWhereThePropertyIsWritten() {
    let edges = screenEdges([
      "Session.swift": """
      import SwiftUI
      import Stinsen
      @main struct DemoApp: App { var body: some Scene { WindowGroup { MainCoordinator().view() } } }
      class Session: ObservableObject {
        enum State { case inside, outside }
        static let shared = Session()
        @Published var state: State
        init() { state = .outside }
      }
      final class MainCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\MainCoordinator.outside)
        @Root var outside = makeOutside
        @Root var inside = makeInside
        @ViewBuilder func makeOutside() -> some View { GateScreen() }
        func makeInside() -> InsideCoordinator { InsideCoordinator() }
        @ViewBuilder func customize(_ view: AnyView) -> some View {
          view.onReceive(Session.shared.$state) { state in
            switch state {
            case .outside: self.root(\\.outside)
            case .inside: self.root(\\.inside)
            }
          }
        }
      }
      final class InsideCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\InsideCoordinator.start)
        @Root var start = makeStart
        @ViewBuilder func makeStart() -> some View { InsideScreen() }
      }
      struct GateScreen: View { var body: some View { Button("In") { Session.shared.state = .inside } } }
      struct InsideScreen: View { var body: some View { Button("Out") { Session.shared.state = .outside } } }
      """
    ])
    #expect(edges.contains("GateScreen root InsideScreen"))
    #expect(edges.contains("InsideScreen root GateScreen"))
    #expect(!edges.contains("InsideScreen root InsideScreen"))
    #expect(!edges.contains("GateScreen root GateScreen"))
  }

  @Test func aRouteThatNobodyRoutesToIsDead() {
    let graph = graph([
      "Dead.swift": """
      import SwiftUI
      import Stinsen
      @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesCoordinator().view() } } }
      final class NotesCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\NotesCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var note = makeNote
        @Route(.modal) var help = makeHelp
        @Route(.fullScreen) var again = makeNote
        @ViewBuilder func makeStart() -> some View { NotesScreen() }
        @ViewBuilder func makeNote() -> some View { NoteScreen() }
        @ViewBuilder func makeHelp() -> some View { HelpScreen() }
      }
      struct NotesScreen: View {
        @EnvironmentObject var router: NotesCoordinator.Router
        var body: some View { Button("Note") { router.route(to: \\.note) } }
      }
      struct NoteScreen: View { var body: some View { Text("Note") } }
      struct HelpScreen: View { var body: some View { Text("Help") } }
      """
    ])
    #expect(
      graph.routes.map { "\($0.id) \($0.isUsed)" } == [
        "NotesCoordinator.again false", "NotesCoordinator.help false", "NotesCoordinator.note true",
        "NotesCoordinator.start true",
      ])
    #expect(graph.screens.filter { !$0.isReachable }.map(\.id) == ["HelpScreen"])
  }
}
