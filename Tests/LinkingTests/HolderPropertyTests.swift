import Testing

/// Closures that objects of one type keep, each held by another property: the control that runs one does not run the
/// others.
@Suite struct HolderPropertyTests {
  private func causes(_ question: String, made: String, buttons: String) -> [String]? {
    LinkingTests.causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct Answer: Identifiable { let id = 0; let title: String; var run: (() -> Void)? }
      \(question)
      struct HomeView: View {
        @State private var question: Question?
        @State private var hasSound = false
        var body: some View {
          VStack { if let question { QuestionView(question: question) } }
            .onAppear { ask() }
            .sheet(isPresented: $hasSound) { SoundView() }
        }
        private func ask() { \(made) }
      }
      struct QuestionView: View {
        let question: Question
        var body: some View { \(buttons) }
      }
      struct SoundView: View { var body: some View { Text("S") } }
      """)["HomeView sheet SoundView"]
  }

  private static let plain = "struct Question { var first: Answer; var second: Answer?; var more: [Answer]? }"
  private static let own = """
    struct Question {
      let first: Answer
      let second: Answer?
      let more: [Answer]?
      init(first: Answer, second: Answer? = nil, more: [Answer]? = nil) {
        self.first = first
        self.second = second
        self.more = more
      }
    }
    """
  private static let buttons = """
    if let more = question.more { ForEach(more) { answer in Button("More") { answer.run?() } } }
    Button("First") { question.first.run?() }
    if let second = question.second { Button("Second") { second.run?() } }
    """

  @Test(arguments: [plain, own])
  func eachControlRunsItsOwn(question: String) {
    func found(_ made: String) -> [String]? { causes(question, made: made, buttons: Self.buttons) }
    let open = #"Answer(title: "A", run: { hasSound = true })"#
    let idle = #"Answer(title: "B")"#
    #expect(found("question = Question(first: \(open))") == [#"Button("First")"#])
    #expect(found("question = Question(first: \(idle), second: \(open))") == [#"Button("Second")"#])
    #expect(found("question = Question(first: \(idle), more: [\(open), \(idle)])") == [#"Button("More")"#])
  }

  /// An object that is held by a variable of its own may end up in any property.
  @Test func anObjectOfUnknownHolder() {
    let found = causes(
      Self.plain,
      made: #"let answer = Answer(title: "A", run: { hasSound = true }); question = Question(first: answer)"#,
      buttons: Self.buttons)
    #expect(Set(found ?? []).isSuperset(of: [#"Button("First")"#]))
  }
}
