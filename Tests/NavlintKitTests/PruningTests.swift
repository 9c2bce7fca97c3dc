import NavigationModel
import NavlintKit
import Testing
import Workspace

/// What can be deleted with screens that nobody can get to.
@Suite struct PruningTests {
  private static let home = """
    import SwiftUI

    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }

    struct HomeView: View {
      var body: some View { PriceTag(price: 1) }
    }

    struct PriceTag: View {
      var price: Int
      var body: some View { Text("\\(price)") }
    }

    """

  private static let old = """
    import SwiftUI

    // The offers of last year.
    struct OldOffersView: View {
      @StateObject var model = OldOffersModel()
      var body: some View {
        List(model.offers) { OldOfferRow(offer: $0) }.navigationTitle("old.title")
      }
    }

    struct OldOfferRow: View {
      var offer: OldOffer
      var body: some View { PriceTag(price: offer.price) }
    }

    #Preview { OldOffersView() }

    """

  private static let model = """
    import Foundation

    final class OldOffersModel: ObservableObject {
      @Published var offers: [OldOffer] = []
    }

    struct OldOffer: Identifiable {
      var id = 0
      var price = 0
      var next: OldOffer? { nil }
    }

    extension OldOffer { static let none = OldOffer() }

    func currency() -> String { "EUR" }

    """

  private func scan(_ files: [String: String]) throws -> (SourceFolder, PruningScan) {
    let folder = try SourceFolder()
    for (name, text) in files { try folder.write(name, text) }
    return (folder, try Analyzer(configuredFor: [folder.path]).pruning([folder.path]))
  }

  private func told(_ plan: PruningPlan) -> [String] {
    plan.groups.flatMap { group in
      group.pieces.map {
        "\(group.root): \($0.keyword) \($0.name) \($0.location.file):\($0.location.line)-\($0.lastLine)"
      }
        + group.namedBy.map { "\(group.root) named by \($0.file):\($0.line)" }
        + group.tests.map { "\(group.root) tested by \($0.file):\($0.line)" }
    } + plan.shared.map { "shared: \($0.name)" }
  }

  private static let files = ["Home.swift": home, "Old.swift": old, "Model.swift": model]

  @Test func whatHangsOnADeadScreenGoesAfterIt() throws {
    let (_, found) = try scan(Self.files)
    #expect(
      told(found.plan) == [
        "OldOffersView: struct OldOffersView Old.swift:4-9",
        "OldOffersView: struct OldOfferRow Old.swift:11-14",
        "OldOffersView: class OldOffersModel Model.swift:3-5",
        "OldOffersView: struct OldOffer Model.swift:7-11",
        "OldOffersView: extension OldOffer Model.swift:13-13",
        "OldOffersView:   Old.swift:16-16",
      ])
    #expect(found.plan.groups.map(\.isCertain) == [true])
    #expect(found.plan.emptied == ["Old.swift"])
  }

  /// The part stays with all that it names, and the screen waits for who names it.
  @Test func whatLiveCodeNamesStays() throws {
    var files = Self.files
    files["Live.swift"] = """
      import SwiftUI
      struct Basket { var offer: OldOffer }
      enum Screens {
        static func isOld(_ view: Any) -> Bool {
          view is OldOffersView
        }
      }
      let basket = (Basket.self, Screens.self)

      """
    let (_, found) = try scan(files)
    #expect(
      told(found.plan) == [
        "OldOffersView: struct OldOffersView Old.swift:4-9",
        "OldOffersView: struct OldOfferRow Old.swift:11-14",
        "OldOffersView: class OldOffersModel Model.swift:3-5",
        "OldOffersView:   Old.swift:16-16",
        "OldOffersView named by Live.swift:5",
      ])
    #expect(found.plan.certainPieces.isEmpty)
  }

  @Test func testsAndTextsAreListed() throws {
    var files = Self.files
    files["Tests/OldTests.swift"] = """
      import XCTest
      final class OldTests: XCTestCase {
        func testRow() {
          _ = OldOfferRow(offer: .none)
        }
      }

      """
    files["en.lproj/Localizable.strings"] = "\"old.title\" = \"Offers\";\n\"home.title\" = \"Home\";\n"
    let (_, found) = try scan(files)
    #expect(told(found.plan).suffix(1) == ["OldOffersView tested by Tests/OldTests.swift:4"])
    #expect(found.plan.texts == [PruningPlan.Text(key: "old.title", file: "en.lproj/Localizable.strings")])
    #expect(found.plan.certainPieces.isEmpty)
  }

  /// What a dead screen shares with the app stays, though no file of it names anything dead.
  @Test func whatTheAppGetsToByNamesStays() throws {
    var files = Self.files
    files["Home.swift"] = Self.home.replacing("Text(\"\\(price)\")", with: "Text(Money.text(price))")
    files["Money.swift"] = "enum Money { static func text(_ price: Int) -> String { Rounding.whole.text(price) } }\n"
    files["Rounding.swift"] = """
      enum Rounding { case whole }
      extension Rounding { func text(_ price: Int) -> String { "\\(price)" } }

      """
    files["Old.swift"] = Self.old.replacing(
      "PriceTag(price: offer.price)", with: "Text(Money.text(offer.price) + Rounding.whole.text(OldLimit.most))")
    files["Limit.swift"] = "enum OldLimit { static let most = 1 }\n"
    let (_, found) = try scan(files)
    let names = Set(found.plan.groups.flatMap(\.pieces).map(\.name))
    #expect(names.contains("OldLimit") && names.isDisjoint(with: ["Money", "Rounding", "PriceTag"]), "\(names)")
  }

  /// A text that live code shows stays, in whatever file that stands; what a test or a comment says does not count.
  @Test func textsThatOtherFilesShowStay() throws {
    var files = Self.files
    files["en.lproj/Localizable.strings"] = "\"old.title\" = \"Offers\";\n"
    files["Other.swift"] = "// old.title\nlet other = \"old title\"\n"
    files["Tests/TitleTests.swift"] =
      "import XCTest\nfinal class TitleTests: XCTestCase { let title = \"old.title\" }\n"
    #expect(try scan(files).1.plan.texts.map(\.key) == ["old.title"])
    files["Other.swift"] = "let other = \"old.title\"\n"
    #expect(try scan(files).1.plan.texts.isEmpty)
  }

  /// Classes by name: in a storyboard, in Objective-C, in a text.
  @Test(arguments: [
    ("Main.storyboard", "<scene><viewController customClass=\"OldOffersModel\"/></scene>"),
    ("Bridge.m", "#import \"Shop-Swift.h\"\nid make(void) { return [OldOffersModel new]; }\n"),
    ("Names.swift", "import Foundation\nlet model = NSClassFromString(\"Shop.OldOffersModel\")\n"),
  ]) func whatIsNamedElsewhereStays(_ file: (name: String, text: String)) throws {
    var files = Self.files
    files[file.name] = file.text
    let (_, found) = try scan(files)
    let names = found.plan.groups.flatMap(\.pieces).map(\.name)
    #expect(
      names.contains("OldOfferRow") && !names.contains("OldOffersModel") && !names.contains("OldOffer"), "\(names)")
  }

  /// Nobody tells which of two types of one name is meant.
  @Test func namesakesStay() throws {
    var files = Self.files
    files["Other/Model.swift"] = "struct OldOffer { var text = \"\" }\n"
    let (_, found) = try scan(files)
    #expect(!found.plan.groups.flatMap(\.pieces).map(\.name).contains("OldOffer"))
  }

  /// What a screen needs that cannot go yet cannot go either.
  @Test func aDeadScreenThatAnotherHoldsWaits() throws {
    var files = Self.files
    files["More.swift"] = """
      import SwiftUI
      struct OldTourView: View {
        var body: some View { NavigationStack { Text("Tour").navigationTitle("Tour") } }
        static let other: Any.Type = OldOffersView.self
      }
      enum Tours { static func isOld(_ view: Any) -> Bool { view is OldTourView } }
      let tours = Tours.self

      """
    let (_, found) = try scan(files)
    #expect(found.plan.groups.map(\.root).sorted() == ["OldOffersView", "OldTourView"])
    #expect(found.plan.groups.allSatisfy { !$0.isCertain }, "\(told(found.plan))")
  }

  /// What nobody can read may show anything: nothing is called dead then, and of guesses only what it does not name.
  @Test func whatAFileThatIsNotReadNamesStays() throws {
    var files = Self.files
    files["Deep.swift"] = "let a = " + String(repeating: "(", count: 5_000) + "OldOffersModel()"
    let (folder, found) = try scan(files)
    #expect(found.plan.groups.isEmpty && !found.scan.graph.unread.isEmpty)
    let guessed = try Analyzer(configuredFor: [folder.path], confidence: .guessed).pruning([folder.path])
    let names = guessed.plan.groups.flatMap(\.pieces).map(\.name)
    #expect(names.contains("OldOfferRow") && !names.contains("OldOffersModel"), "\(names)")
  }

  /// A part of two dead screens goes after both, with its preview; a preview of both goes with the first.
  @Test func whatTwoDeadScreensNeedGoesLast() throws {
    let screens = """
      import SwiftUI
      struct OldFirstView: View { var body: some View { OldPart().navigationTitle("1") } }
      struct OldSecondView: View { var body: some View { OldPart().navigationTitle("2") } }
      struct OldPart: View { var body: some View { Text("Part") } }
      #Preview("Part") { OldPart() }
      #Preview("Both") { VStack { OldFirstView(); OldSecondView() } }

      """
    let (_, found) = try scan(["Home.swift": Self.home, "Old.swift": screens])
    let lines = { (pieces: [PruningPlan.Piece]) in pieces.map(\.location.line) }
    #expect(found.plan.groups.map { lines($0.pieces) } == [[2, 6], [3]])
    #expect(lines(found.plan.shared) == [4, 5])
    #expect(lines(found.plan.certainPieces).sorted() == [2, 3, 4, 5, 6])
    #expect(found.sources.files.map(\.bytes) == [nil])
  }

  @Test func rulesThatAreOffAreNamed() throws {
    let folder = try SourceFolder()
    for (name, text) in Self.files { try folder.write(name, text) }
    try folder.write(".navlint.yml", "disabled_rules: [unreachable-screen]\n")
    let found = try Analyzer(configuredFor: [folder.path]).pruning([folder.path])
    #expect(found.plan.isEmpty && found.rulesOff == ["unreachable-screen"])
  }

  @Test func withoutDeadScreensThereIsNothing() throws {
    let (_, found) = try scan(["Home.swift": Self.home])
    #expect(found.plan.isEmpty && found.sources.files.isEmpty)
  }

  /// Without git there is no way back.
  @Test func nothingIsDeletedOutsideOfARepository() throws {
    let (folder, found) = try scan(Self.files)
    #expect(found.sources.files.count == 2)
    #expect(throws: WorkspaceError.self) { try found.sources.write() }
    #expect(try TextFile.read(folder.path + "/Old.swift") == Self.old)
  }
}

/// What is dead when a condition of the app is known.
@Suite struct AssumptionTests {
  private static let app = """
    import SwiftUI
    enum Features {
      static let isNew = UserDefaults.standard.bool(forKey: "new")
      static func isOn(_ name: String) -> Bool { UserDefaults.standard.bool(forKey: name) }
    }
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @State private var path: [Route] = []
      enum Route: Hashable { case first, second, third }
      var body: some View {
        NavigationStack(path: $path) {
          if Features.isNew { NavigationLink("New") { NewView() } } else { NavigationLink("Old") { OldView() } }
          NavigationLink("Help") { Features.isNew && !Features.isOn("help") ? AnyView(FaqView()) : AnyView(HelpView()) }
          Button("First") { open() }
          Button("Both") { path.append(.third) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .first: FirstView()
              case .second: SecondView()
              case .third: ThirdView()
              }
            }
        }
      }
      private func open() {
        guard Features.isNew else { return openOld() }
        path.append(.first)
      }
      private func openOld() { path.append(.second) }
    }
    struct NewView: View { var body: some View { Text("New").navigationTitle("New") } }
    struct OldView: View { var body: some View { Text("Old").navigationTitle("Old") } }
    struct FaqView: View { var body: some View { Text("FAQ").navigationTitle("FAQ") } }
    struct HelpView: View { var body: some View { Text("Help").navigationTitle("Help") } }
    struct FirstView: View { var body: some View { Text("1").navigationTitle("1") } }
    struct SecondView: View { var body: some View { Text("2").navigationTitle("2") } }
    struct ThirdView: View { var body: some View { Text("3").navigationTitle("3") } }

    """

  private func dead(_ assumptions: String...) throws -> [String] {
    let folder = try SourceFolder()
    try folder.write("Shop.swift", Self.app)
    let found = try Analyzer(configuredFor: [folder.path]).pruning(
      [folder.path], assuming: assumptions.compactMap(Assumption.init))
    #expect(found.plan.groups.allSatisfy { $0.isAssumed && !$0.isCertain })
    return found.plan.groups.map(\.root).sorted() + found.unmet.map { "unmet: \($0.expression)" }
  }

  @Test func branchesThatAreNotTakenAreDead() throws {
    #expect(try dead() == [])
    #expect(try dead("Features.isNew=true") == ["OldView", "SecondView"])
    #expect(try dead("Features.isNew = false") == ["FaqView", "FirstView", "NewView"])
    #expect(try dead("Features.isOn(\"help\")=true") == ["FaqView"])
    #expect(try dead("isNew=true", "isOn(\"help\")=false") == ["HelpView", "OldView", "SecondView"])
    #expect(try dead("Features.isGone=true") == ["unmet: Features.isGone"])
  }

  @Test(arguments: ["", "isNew", "=true", "isNew=yes", "1=true", "isNew=true=maybe"]) func whatIsNoAssumption(
    _ text: String
  ) {
    #expect(Assumption(text) == nil)
  }
}
