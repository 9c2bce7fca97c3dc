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
    ("--kind jump", "--kind knows no 'jump'."),
    ("--cards images", "--cards images needs --images FOLDER"),
    ("--cards images --images nowhere", "'nowhere' is no folder."), ("--depth -1", "depth"),
    ("--graph nowhere.json", "'nowhere.json' cannot be read."), ("--split", "--split writes several files."),
    ("--confidence sure", "--confidence takes"),
    ("--split -o maps --format json", "--split makes maps for people."),
    (
      "--cards images --images App --format png",
      "--cards images shows its pictures in svg and html; png has no place for them."
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
    #expect(try Navlint.run("graph", "--graph", "bad.json", in: folder.path).errors.contains("'bad.json' is no graph"))
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
}
