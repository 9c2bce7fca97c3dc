import Foundation
import NavigationModel
import Testing

@Suite struct QuestionCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
  }

  @Test func tellsTheWay() throws {
    let result = try Navlint.run("path", "HomeView", "DetailView", "App", "-q", in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.text
        == "HomeView → DetailView: 1 step\n  HomeView → tap 'Details' → DetailView\n"
        + "  1.  push  DetailView  App/App.swift:13:7  tap 'Details'\n")
    #expect(result.errors.isEmpty)
  }

  @Test func tellsThatThereIsNoWay() throws {
    let result = try Navlint.run("path", "DetailView", "LostView", "App", "-q", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text == "DetailView → LostView: there is no way.\n")
    let json = try Navlint.run("path", "DetailView", "LostView", "App", "-q", "--format", "json", in: folder.path)
    #expect(try JSONValue(parsing: json.output)["steps"] == .null)
  }

  @Test(arguments: [["path", "HomeVew", "DetailView"], ["why", "HomeVew"]]) func namesTheNearestScreen(
    _ arguments: [String]
  ) throws {
    let result = try Navlint.run(arguments + ["App", "-q"], in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "error: there is no screen 'HomeVew'. Did you mean 'HomeView'?\n")
    #expect(result.output.isEmpty)
  }

  @Test func listsTheWaysToAllScreens() throws {
    func ways(_ arguments: String...) throws -> String {
      let result = try Navlint.run(["ways", "App", "-q"] + arguments, in: folder.path)
      #expect(result.status == 0 && result.errors.isEmpty)
      return result.text
    }
    #expect(
      try ways() == """
        HomeView    0 steps  the app starts here (main-scene)
        DetailView  1 step   HomeView → tap 'Details' → DetailView

        1 screen has no way from where the app starts:
          LostView  App/App.swift:26:8

        """)
    #expect(
      try ways("--format", "markdown") == """
        - [ ] `HomeView`: the app starts here (main-scene)
        - [ ] `DetailView`: HomeView → tap 'Details' → DetailView

        No way leads to these screens:

        - `LostView`

        """)
    #expect(
      try ways("--format", "csv")
        == "screen,file,line,steps,way,confidence\r\nHomeView,App.swift,10,0,the app starts here (main-scene),exact\r\n"
        + "DetailView,App.swift,19,1,HomeView → tap 'Details' → DetailView,exact\r\nLostView,App.swift,26,,,\r\n")
    let json = try JSONValue(parsing: Array(try ways("--format", "json").utf8))
    guard case .array(let list)? = json["ways"] else {
      Issue.record("there is no list")
      return
    }
    #expect(list.map { $0["screen"] } == ["HomeView", "DetailView", "LostView"].map { .string($0) })
    #expect(list.map { $0["length"] } == [.integer(0), .integer(1), .null])
  }

  @Test func tellsWhyAScreenIsThere() throws {
    let result = try Navlint.run("why", "DetailView", "App", "-q", in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.text == """
        DetailView  App/App.swift:19:8

        Shortest way, from HomeView, 1 step:
          HomeView → tap 'Details' → DetailView
          1.  push  DetailView  App/App.swift:13:7  tap 'Details'

        1 way in:
          HomeView  push  App/App.swift:13:7  tap 'Details'

        """)
  }

  @Test func tellsWhyNobodyGetsThere() throws {
    let result = try Navlint.run("why", "LostView", "App", "-q", in: folder.path)
    #expect(result.status == 1)
    #expect(result.text == "LostView  App/App.swift:26:8\n\nNo user gets here: nothing in the app shows it.\n")
  }

  @Test func countsTheApp() throws {
    let text = try Navlint.run("stats", "App", "-q", in: folder.path).text
    #expect(text.hasPrefix("3 screens\n  3  view\n"))
    #expect(text.contains("\nDead: 1 of 3 declared screens, 0 of 0 routes\n  LostView\n"))
    let json = try JSONValue(parsing: try Navlint.run("stats", "App", "-q", "--format", "json", in: folder.path).output)
    #expect(json["dead"]?["unreachable"] == ["LostView"])
    #expect(json["depth"]?["screens"] == [1, 1])
  }

  @Test func listsWhatItLearned() throws {
    try folder.write(
      "Router/App.swift",
      """
      import SwiftUI
      enum Route: Hashable { case detail }
      @Observable final class Router {
        var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      @main struct RouterApp: App {
        @State var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView(router: router).navigationDestination(for: Route.self) { _ in DetailView() }
            }
          }
        }
      }
      struct HomeView: View {
        let router: Router
        var body: some View { Button("Go") { router.open(.detail) } }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
    let text = try Navlint.run("idioms", "Router", "-q", in: folder.path).text
    #expect(text.contains("\n  Router.open(_:)  push  1 use  Router/App.swift:5:8\n"))
    #expect(text.hasSuffix("\nidioms:\n  \"Router.open(_:)\": push\n"))
    let json = try JSONValue(
      parsing: try Navlint.run("idioms", "Router", "-q", "--format", "json", in: folder.path).output)
    guard case .array(let idioms)? = json["idioms"] else { throw MissingList() }
    #expect(idioms.map { $0["name"] } == ["Router.open(_:)"])
  }

  struct MissingList: Error {}
}
