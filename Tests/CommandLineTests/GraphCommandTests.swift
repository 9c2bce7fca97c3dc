import Foundation
import NavigationModel
import Testing

@Suite struct GraphCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
  }

  @Test func writesNavTextWithoutBeingAsked() throws {
    let result = try Navlint.run("graph", "App", in: folder.path)
    #expect(result.status == 0)
    let lines = result.text.split(separator: "\n")
    #expect(lines.contains("entry main-scene HomeView"))
    #expect(lines.contains { $0.hasPrefix("screen LostView view unreachable") })
    #expect(lines.contains { $0.hasPrefix("HomeView -> DetailView push ") })
    #expect(result.errors.hasPrefix("Mapped "))
  }

  @Test func writesAGraphThatCanBeReadBack() throws {
    let result = try Navlint.run("graph", "App", "--format", "json", in: folder.path)
    let graph = try NavigationGraph(jsonBytes: result.output)
    #expect(graph.root == "App")
    #expect(graph.screens.first { $0.id == "HomeView" }?.location?.file == "App.swift")
    #expect(graph.screens.first { $0.id == "LostView" }?.isReachable == false)
    #expect(graph.transitions.contains { $0.from == ["HomeView"] && $0.to == "DetailView" && $0.kind == .push })
    #expect(Array(graph.jsonText().utf8) == result.output)
  }

  @Test(arguments: [
    ("x.svg", [UInt8]("<?xml".utf8)), ("x.png", [0x89, 0x50, 0x4E, 0x47]), ("x.pdf", Array("%PDF".utf8)),
    ("x.dot", Array("digraph".utf8)), ("x.json", Array("{\n".utf8)), ("x.nav", Array("entry ".utf8)),
    ("x.SVG", Array("<?xml".utf8)),
  ]) func theEndingDecidesTheFormat(_ name: String, _ start: [UInt8]) throws {
    let result = try Navlint.run("graph", "App", "-o", name, in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("Wrote \(name).\n"))
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.at(name))))
    #expect(bytes.starts(with: start))
    #expect(try folder.names() == ["App", name].sorted())
  }

  @Test func theFormatWinsOverTheEnding() throws {
    #expect(try Navlint.run("graph", "App", "-o", "map.txt", "--format", "nav", in: folder.path).status == 0)
    #expect(try folder.text("map.txt").hasPrefix("entry "))
  }

  @Test func binaryFormatsMayBePiped() throws {
    let result = try Navlint.run("graph", "App", "--format", "png", in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func anUnknownEndingIsTold() throws {
    let result = try Navlint.run("graph", "App", "-o", "x.gif", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("no format is called 'gif'"))
    #expect(try folder.names() == ["App"])
  }

  @Test func aMissingOutputFolderIsTold() throws {
    let result = try Navlint.run("graph", "App", "-o", "no/x.svg", in: folder.path)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: 'no/x.svg' cannot be written: the folder 'no' does not exist. Create it first, or name another file.\n"
    )
  }

  @Test func aFailedRunLeavesTheOldFile() throws {
    try folder.write("x.svg", "old")
    #expect(try Navlint.run("graph", "nowhere", "-o", "x.svg", in: folder.path).status == 2)
    #expect(try folder.text("x.svg") == "old")
  }
}
