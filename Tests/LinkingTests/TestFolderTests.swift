import SourceFacts
import Testing

@testable import Linking

@Suite("Files that are no part of the app")
struct TestFolderTests {
  @Test(arguments: [
    ("Tests/AppTests/CartTests.swift", true), ("App/Cart/CartViewTest.swift", true), ("App/CartMocks.swift", true),
    ("App/Mocks/Cart.swift", true),
    ("Docs/Examples/Cart.swift", true), ("App/Preview Content/Sample.swift", true), ("AppUITests/Flow.swift", true),
    ("Features/DailyTests/Exam.swift", true),
    ("App/Docs/Reader.swift", false), ("Sources/DailyTests/Exam.swift", false), ("Sources/App-Tests/Exam.swift", true),
    ("App/Cart/CartView.swift", false),
    ("CartView.swift", false), ("CartTests.swift", true), ("App/Testimonials/List.swift", false),
    ("App/Tests.swift.swift", false),
  ])
  func pathsTell(_ path: String, isTest: Bool) {
    var folders = TestFolders()
    #expect(folders.hold(path) == isTest)
    // A known folder answers as a new one does.
    #expect(folders.hold(path) == isTest)
  }

  @Test func filesOfOneFolderMayDiffer() {
    var folders = TestFolders()
    #expect(
      ["App/Cart.swift", "App/CartTests.swift", "App/Cart2.swift"].map { folders.hold($0) } == [false, true, false])
  }

  @Test(arguments: [
    ("bottomSheet", "Sheet", true), ("sheet", "Sheet", false), ("", "Sheet", false), ("Sheet", "Sheet", true),
    ("Sheet", "", true), ("Kaffée", "ée", true),
  ])
  func endsAreCompared(_ name: String, _ end: String, _ isSo: Bool) { #expect(name.ends(in: end) == isSo) }

  /// A folder's name may begin with a mark that is one character with the slash before it.
  @Test func foldersAreToldByTheirBytes() {
    let files = ["App/\u{670}Views/Cell.swift", "App/\u{670}Views/List/Row.swift", "App/Home.swift"].map {
      FactExtractor().facts(path: $0, source: [])
    }
    let folders = FileFolders(files: files)
    #expect([folders.common(0, 1), folders.common(0, 2), folders.common(1, 1)] == [2, 1, 3])
  }
}
