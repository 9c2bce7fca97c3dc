import Foundation
import Testing

/// Sources of packages on the command line.
@Suite struct DependencyCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write(
      "app/App/App.swift",
      """
      import SwiftUI
      import Kit
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        let opener = Opener()
        var body: some View { NavigationStack { Button("D") { opener.open() } }.opening(opener) { DetailView() } }
      }
      struct DetailView: View { var body: some View { Text("D") } }

      """)
    try folder.write(
      "vendor/Kit/Sources/Kit/Opener.swift",
      """
      import SwiftUI
      @Observable public final class Opener { var isOpen = false; public func open() { isOpen = true } }
      extension View {
        public func opening<Page: View>(_ opener: Opener, @ViewBuilder page: @escaping () -> Page) -> some View {
          modifier(Opening(opener: opener, page: page))
        }
      }
      struct Opening<Page: View>: ViewModifier {
        @Bindable var opener: Opener
        let page: () -> Page
        func body(content: Content) -> some View { content.sheet(isPresented: $opener.isOpen) { page() } }
      }

      """)
  }

  private func run(_ arguments: String...) throws -> Navlint.Result {
    try Navlint.run(arguments, in: folder.at("app"))
  }

  @Test func aNamedFolderIsFollowed() throws {
    let without = try run("graph", "--format", "nav")
    #expect(!without.text.contains("HomeView -> DetailView") && without.errors.contains("Kit"))
    for arguments in [["--dependencies", "../vendor"], ["--dependencies", "../vendor/Kit", "--no-dependencies"]] {
      let result = try Navlint.run(["graph", "--format", "nav"] + arguments, in: folder.at("app"))
      #expect(result.status == 0 && result.text.contains("HomeView -> DetailView sheet"), "\(result.text)")
      #expect(result.errors.contains("Followed the app's code into 1 file of 1 dependency."), "\(result.errors)")
    }
    let facts = try run("index", "App", "-o", "app.navfacts")
    #expect(facts.status == 0)
    let linked = try run("graph", "--facts", "app.navfacts", "--dependencies", "../vendor", "--format", "nav")
    #expect(linked.text.contains("HomeView -> DetailView sheet"), "\(linked.text)\(linked.errors)")
  }

  @Test func whatIsFoundBesideTheSourcesCanBeLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: folder.at("app/.build/checkouts"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: folder.at("vendor/Kit"), toPath: folder.at("app/.build/checkouts/Kit"))
    #expect(try run("graph", "App", "--format", "nav").text.contains("HomeView -> DetailView sheet"))
    #expect(try !run("graph", "App", "--format", "nav", "--no-dependencies").text.contains("HomeView -> DetailView"))
  }

  @Test func aFolderThatIsNoneIsAMistake() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.at("app/out"), withDestinationPath: "../vendor")
    for (named, words) in [
      ("../none", "does not exist"), ("App/App.swift", "is not a folder"), ("out", "leads out of its repository"),
    ] {
      let result = try run("check", "--dependencies", named)
      #expect(result.status == 2 && result.text.isEmpty && result.errors.contains(words), "\(result.errors)")
    }
  }
}
