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
}
