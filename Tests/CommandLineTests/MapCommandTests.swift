import Foundation
import NavigationModel
import Testing

@Suite struct MapCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
  }

  private func graph(_ arguments: String) throws -> Navlint.Result {
    try Navlint.shell("\"$NAVLINT\" graph App \(arguments)", in: folder.path)
  }

  @Test(arguments: [
    ("html", "<!DOCTYPE html>"), ("mermaid", "---\ntitle:"), ("d2", "# Navigation map"), ("graphml", "<?xml"),
  ])
  func writesText(_ format: String, _ start: String) throws {
    let result = try graph("--format \(format)")
    #expect(result.status == 0 && result.text.hasPrefix(start))
    #expect(result.text.contains("DetailView") && result.errors.contains("Mapped "))
  }

  @Test(arguments: ["x.mmd", "x.d2", "x.graphml", "x.html", "x.htm", "x.gv"]) func knowsEndings(_ name: String) throws {
    #expect(try graph("-o \(name)").status == 0)
    #expect(try folder.names() == ["App", name])
  }

  @Test func aViewHoldsForAllFormats() throws {
    let json = try NavigationGraph(jsonBytes: try graph("--focus detailview --depth 0 --format json").output)
    #expect(json.screens.map(\.id) == ["DetailView"] && json.transitions.isEmpty)
    #expect(try !graph("--hide 'Lost*' --format nav").text.contains("LostView"))
    #expect(
      try graph("--from HomeView --to DetailView --format d2").errors.contains(
        "note: The shortest ways from HomeView to DetailView, 1 step long."))
  }

  @Test(arguments: [
    ("--focus DetialView", "no screen is called 'DetialView'. Did you mean 'DetailView'?"),
    ("--focus tail", "Did you mean 'DetailView'?"),
    ("--flow Nowhere", "no flow is called 'Nowhere'."),
    ("--area Nowhere", "no area is called 'Nowhere'. The overview shows them all."),
    ("--area Home --focus HomeView", "--area shows one area whole."),
    ("--from HomeView", "--from and --to go together"),
    ("--kind jump", "there is no kind 'jump'."),
    ("--cards images", "--cards images needs --images FOLDER"),
    ("--cards images --images nowhere", "'nowhere' is not a folder."), ("--depth -1", "depth"),
    ("--graph nowhere.json", "'nowhere.json' cannot be read."), ("--split", "--split writes several files."),
    ("--confidence sure", "--confidence takes"),
    ("--page A3 -o x.png", "--page draws one map for a sheet of paper"), ("--page B7", "--page"),
    ("--page A3 --tiles 2x1", "--tiles writes several files."), ("--tiles 2x1 -o x", "--tiles needs --page"),
    ("--page A3 --tiles 9x9 -o x", "at most 20 sheets"), ("--page A3 --tiles two -o x", "--tiles takes"),
    ("--screenshots nowhere", "'nowhere' is not a folder."),
    ("--screenshots App --format png", "--screenshots shows its pictures in svg and html"),
    ("--screenshots App --cards wireframes", "--screenshots says what cards show."),
    ("--split -o maps --format json", "--split draws maps."),
    (
      "--cards images --images App --format png",
      "--cards images shows its pictures in svg and html; png cannot contain them."
    ),
  ]) func mistakesAreTold(_ arguments: String, _ message: String) throws {
    let result = try graph(arguments)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test func theConfigurationNamesHidesAndMerges() throws {
    let whole = try graph("--format nav").text
    try folder.write(
      "App/.navlint.yml",
      "map:\n  titles: {HomeView: Front door}\n  hide: [Lost*]\n  merge: {Both: [DetailView, HomeView]}\n")
    let merged = try graph("--format mermaid")
    #expect(merged.status == 0 && merged.text.contains("Both") && !merged.text.contains("LostView"))
    #expect(!merged.text.contains("Front door") && merged.errors.contains("1 screen left out by the configuration."))
    // What is committed and what programs read stays whole.
    #expect(try graph("--format nav").text == whole)
    try folder.write("App/.navlint.yml", "map: {titles: {Home*: Front door}}\n")
    #expect(try graph("--format svg").text.contains("Front door"))
    #expect(try graph("--focus DetailView --format d2").status == 0)
  }

  @Test func anAreaIsCalledByItsTitle() throws {
    let result = try graph("--area home --format svg")
    #expect(result.status == 0 && result.text.contains(">Home<") && result.text.contains("DetailView"))
    #expect(!result.text.contains("LostView"))
    #expect(try graph("--focus home --depth 0 --format nav").text.contains("screen HomeView"))
  }

  @Test func aSavedGraphIsDrawnAsTheSources() throws {
    #expect(try graph("-o App.json").status == 0)
    let direct = try graph("--format svg")
    let saved = try Navlint.run("graph", "--graph", "App.json", "--format", "svg", in: folder.path)
    #expect(saved.status == 0 && saved.output == direct.output)
    try folder.write("bad.json", "{")
    #expect(
      try Navlint.run("graph", "--graph", "bad.json", in: folder.path).errors.contains("'bad.json' is not a graph"))
  }

  @Test func namesCanBeRemoved() throws {
    for format in ["json", "nav", "svg", "html", "mermaid", "d2", "graphml", "dot"] {
      let result = try graph("--anonymise --format \(format)")
      #expect(result.status == 0)
      for name in ["HomeView", "DetailView", "LostView", "App.swift"] {
        #expect(!result.text.contains(name), "\(name) stands in \(format)")
      }
      #expect(result.text.contains("Name1"))
    }
  }

  @Test func splitWritesAnIndexAndItsParts() throws {
    let result = try graph("--split -o maps")
    #expect(result.status == 0 && result.errors.contains("start with index.svg"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.at("maps")).sorted()
    #expect(names.contains("index.svg") && names.contains("index.md") && names.count > 2)
    for name in names where name.hasSuffix(".svg") && name != "index.svg" {
      #expect(
        try folder.text("maps/index.svg").contains("xlink:href=\"\(name)\"")
          && folder.text("maps/index.md").contains("(\(name))"))
    }
  }

  @Test func wireframesShowWhatTheSourceSays() throws {
    let plain = try graph("--format json")
    #expect(!plain.text.contains("\"sketch\""))
    let sketched = try graph("--cards wireframes --format json")
    #expect(sketched.text.contains("\"sketch\": {\"kind\": \"screen\""))
    #expect(try graph("--cards wireframes -o w.svg").status == 0)
  }

  @Test func aSplitPageHasAnIndexThatLinksToItsParts() throws {
    #expect(try graph("--split -o maps --format html").status == 0)
    let index = try folder.text("maps/index.html")
    #expect(
      index.hasPrefix("<!DOCTYPE html>") && index.contains("default-src 'none'") && index.contains("<svg")
        && !index.contains("<?xml"))
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.at("maps")).filter {
      $0.hasSuffix(".html") && $0 != "index.html"
    }
    #expect(
      !parts.isEmpty
        && parts.allSatisfy { index.contains("<a href=\"\($0)\">") && index.contains("xlink:href=\"\($0)\"") })
  }

  @Test func imagesComeFromTheirFolder() throws {
    #expect(try graph("--format png -o DetailView.png").status == 0)
    try FileManager.default.createDirectory(atPath: folder.at("shots"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: folder.at("DetailView.png"), toPath: folder.at("shots/DetailView.png"))
    try folder.write("shots/HomeView.png", "no picture")
    let result = try graph("--cards images --images shots --format svg")
    #expect(result.status == 0)
    #expect(result.text.components(separatedBy: "data:image/png;base64,").count == 2)
  }

  @Test func screenshotsAreNamedAfterTypesOrTitles() throws {
    try FileManager.default.createDirectory(atPath: folder.at("shots"), withIntermediateDirectories: true)
    for name in ["DetailView", "Home"] {
      #expect(try graph("--format png -o shots/\(name).png").status == 0)
    }
    let result = try graph("--screenshots shots --format svg")
    #expect(result.status == 0 && result.text.components(separatedBy: "data:image/png;base64,").count == 3)
  }

  @Test func aPosterIsSeveralSheets() throws {
    let result = try graph("--page a4 --tiles 2x1 -o poster")
    #expect(result.status == 0 && result.errors.contains("Wrote 2 files"))
    for name in ["sheet-1-1.svg", "sheet-1-2.svg"] {
      // The sheets lie as the map fills them best.
      #expect(try folder.text("poster/\(name)").contains(/<svg width="(842pt" height="595|595pt" height="842)pt"/))
    }
    #expect(try folder.text("poster/sheet-1-1.svg") != folder.text("poster/sheet-1-2.svg"))
    let pdf = try graph("--page A3 --format pdf")
    #expect(pdf.status == 0 && String(decoding: pdf.output, as: UTF8.self).contains("1191"))
  }

  @Test func aDateIsTheUsersOwnOrTodays() throws {
    #expect(try graph("--date 'Sprint 7' --format svg").text.contains("Sprint 7"))
    #expect(try graph("--date today --format html").text.contains(/20\d\d-\d\d-\d\d/))
    #expect(try !graph("--format html").text.contains(/· 20\d\d-\d\d-\d\d/))
  }

  @Test func aWikiPageHasAllDiagrams() throws {
    #expect(try graph("--split --format mermaid -o wiki").status == 0)
    let page = try folder.text("wiki/index.md")
    let parts = try FileManager.default.contentsOfDirectory(atPath: folder.at("wiki")).filter { $0.hasSuffix(".mmd") }
    #expect(parts.count > 1 && page.components(separatedBy: "```mermaid\n").count == parts.count + 1)
    #expect(page.contains("\n## ") && page.contains("flowchart"))
  }

  @Test func aChangeIsAPageOfBeforeAndAfter() throws {
    #expect(try graph("-o old.json").status == 0)
    let text = try folder.text("App/App.swift").replacing("DetailView", with: "OtherView")
    try folder.write("App/App.swift", text)
    #expect(try graph("-o new.json").status == 0)
    let page = try Navlint.run("diff", "old.json", "new.json", "--format", "page", in: folder.path)
    #expect(page.text.hasPrefix("<!DOCTYPE html>"))
    for part in ["\"title\": \"Before\"", "screen OtherView", "screen DetailView", "\"sign\": \"went\""] {
      #expect(page.text.contains(part), "\(part) is missing")
    }
  }
}
