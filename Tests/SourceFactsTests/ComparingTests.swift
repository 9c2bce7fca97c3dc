import SourceFacts
import Testing

@Suite("Comparing the facts of two states of a file")
struct ComparingTests {
  private let before = """
    struct HomeView: View {
      var body: some View { NavigationLink("Details") { DetailView() } }
    }
    """

  private func facts(_ source: String, path: String = "HomeView.swift") -> FileFacts {
    FactExtractor().facts(path: path, source: Array(source.utf8))
  }

  @Test func comments_and_blank_lines_say_nothing() {
    let after =
      "// The first screen.\n\n" + before.replacing("{ NavigationLink", with: "{\n\n    NavigationLink") + "\n"
    #expect(facts(before).saysTheSame(as: facts(after)))
  }

  @Test(arguments: [
    ("DetailView", "OtherView"), ("Details", "More"), ("NavigationLink", "Button"),
    ("some View { ", "some View { Text(\"\"); "),
  ])
  func another_name_text_or_statement_says_another_thing(_ change: (String, String)) {
    #expect(!facts(before).saysTheSame(as: facts(before.replacing(change.0, with: change.1))))
  }

  @Test func what_a_comment_for_navlint_speaks_of_depends_on_its_line() {
    let first = "// navlint:disable:next dead-end-screen\nstruct A: View {}\nstruct B: View {}"
    let second = "struct A: View {}\n// navlint:disable:next dead-end-screen\nstruct B: View {}"
    #expect(!facts(first).saysTheSame(as: facts(second)))
    #expect(facts(first).saysTheSame(as: facts(first)))
  }

  @Test func another_file_is_another_file() {
    #expect(!facts(before).saysTheSame(as: facts(before, path: "Home.swift")))
  }
}
