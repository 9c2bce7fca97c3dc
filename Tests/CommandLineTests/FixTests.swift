import Foundation
import Testing

/// `check --fix` on sources on disk.
@Suite struct FixTests {
  let folder: TemporaryFolder

  static let source = """
    import SwiftUI

    @main struct PathApp: App {
      @StateObject var router = Router()
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $router.path) {
            HomeView(router: router)
              .navigationDestination(for: Int.self) { _ in DetailView(router: router) }
          }
        }
      }
    }

    final class Router: ObservableObject {
      @Published var path: [Int] = []
      // Back one screen.
      func back() {
        path.removeLast()  // the newest
      }
    }

    struct HomeView: View {
      let router: Router
      var body: some View { Button("Go") { router.path.append(1) } }
    }

    struct DetailView: View {
      let router: Router
      var body: some View { Button("Back") { router.back() } }
    }

    """

  static let fixed = source.replacing(
    "    path.removeLast()  // the newest\n",
    with: "    if !path.isEmpty {\n      path.removeLast()\n    }  // the newest\n")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", Self.source)
  }

  @Test func fixesAndFindsNothingTheSecondTime() throws {
    let before = try Navlint.run("check", "App", "-q", "--rule", "unguarded-pop", in: folder.path)
    #expect(before.text.contains("App/App.swift:19:10: error:"))
    let result = try Navlint.run("check", "App", "--fix", "--rule", "unguarded-pop", in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("note: fixed 1 finding in 1 file\n"))
    #expect(try folder.text("App/App.swift") == Self.fixed)
    let again = try Navlint.run("check", "App", "--fix", "--rule", "unguarded-pop", in: folder.path)
    #expect(again.errors.contains("note: there is no finding with a certain fix\n"))
    #expect(try folder.text("App/App.swift") == Self.fixed)
  }

  @Test func aDryRunPrintsADiffAndChangesNothing() throws {
    let result = try Navlint.run("check", "App", "-q", "--fix", "--dry-run", "--rule", "unguarded-pop", in: folder.path)
    #expect(
      result.text == """
        --- a/App/App.swift
        +++ b/App/App.swift
        @@ -16,7 +16,9 @@
           @Published var path: [Int] = []
           // Back one screen.
           func back() {
        -    path.removeLast()  // the newest
        +    if !path.isEmpty {
        +      path.removeLast()
        +    }  // the newest
           }
         }
         

        """)
    #expect(try folder.text("App/App.swift") == Self.source)
  }

  @Test func aCheckAloneChangesNothing() throws {
    _ = try Navlint.run("check", "App", in: folder.path)
    #expect(try folder.text("App/App.swift") == Self.source)
    #expect(try folder.names() == ["App"])
  }

  @Test func aDryRunNeedsAFix() throws {
    let result = try Navlint.run("check", "App", "--dry-run", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("--dry-run needs --fix."))
    #expect(try folder.text("App/App.swift") == Self.source)
  }
}
