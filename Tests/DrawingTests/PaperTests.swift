import NavigationModel
import Testing

@testable import Drawing

/// Maps for sheets of paper.
@Suite struct PaperTests {
  private func size(_ svg: [UInt8]) -> String? {
    String(decoding: svg, as: UTF8.self).firstMatch(of: /<svg width="(\d+)pt" height="(\d+)pt"/).map {
      "\($0.1)x\($0.2)"
    }
  }

  @Test(arguments: MapPaper.Size.allCases) func aMapHasTheSheetsSize(_ size: MapPaper.Size) throws {
    var options = FlowMapOptions()
    options.paper = MapPaper(size)
    let drawn = self.size(try FlowMap(graph: Sample.everything, options: options).render(.svg))
    let (short, long) = size.sides
    #expect(["\(Int(long))x\(Int(short))", "\(Int(short))x\(Int(long))"].contains(drawn))
  }

  @Test func aWideMapLiesAndAHighOneStands() {
    let paper = MapPaper(.a4)
    #expect(paper.viewport(width: 900, height: 300).hasPrefix("842.000,595.000,"))
    #expect(paper.viewport(width: 300, height: 900).hasPrefix("595.000,842.000,"))
    // Whole, and in the middle.
    #expect(paper.viewport(width: 1572, height: 100) == "842.000,595.000,0.500,786.000,50.000")
    // Three screens are no poster.
    #expect(paper.viewport(width: 10, height: 10).contains(",3.000,"))
  }

  @Test func tilesLieSideBySideAndCoverTheMap() {
    var paper = MapPaper(.a4, columns: 2, rows: 1)
    #expect(paper.tiles.count == 2)
    func middle() -> Double? {
      paper.viewport(width: 1572, height: 400).split(separator: ",").dropFirst(3).first.flatMap { Double($0) }
    }
    paper.tile = paper.tiles[0]
    let left = middle()
    paper.tile = paper.tiles[1]
    #expect(left == 393 && middle() == 1179)
  }

  @Test func whatIsWrittenIsRead() {
    var paper = MapPaper(.tabloid, columns: 3, rows: 2)
    paper.tile = paper.tiles[4]
    #expect(MapPaper(written: paper.written) == paper)
    for text in ["", "A3", "A3 0 1 0 0", "A9 1 1 0 0", "A3 1 1 0 x", "A3 1 1 0 99999"] {
      #expect(MapPaper(written: text) == nil)
    }
  }

  @Test func aDateIsThereOnlyWhenAskedFor() throws {
    var options = FlowMapOptions()
    let without = try FlowMap(graph: Sample.everything, options: options).render(.svg)
    options.date = "2031-02-03"
    let with = try FlowMap(graph: Sample.everything, options: options).render(.svg)
    #expect(SVGContent(with)?.says("2031-02-03") == true)
    #expect(without != with)
  }

  /// A title moves, a label gets shorter, but nothing lies over anything.
  @Test func crowdedLinesTellLessRatherThanLieOverOneAnother() throws {
    let names = (1...7).map { "Left\($0)View" }
    let others = (1...7).map { "Right\($0)View" }
    var graph = NavigationGraph(screens: (names + others).map { Sample.screen($0) })
    for (at, name) in names.enumerated() {
      for (to, other) in others.enumerated() where (at + to).isMultiple(of: 2) {
        var move = Sample.move(
          [name], other, .push, line: at * 10 + to, trigger: "Button(\"Open what is number \(to)\")")
        move.guard = "account.isSignedIn && settings.allows(number: \(to))"
        graph.transitions.append(move)
      }
    }
    let geometry = try #require(SVGGeometry(try FlowMap(graph: graph).render(.svg)))
    #expect(geometry.lines.contains { !$0.words.isEmpty })
    #expect(geometry.faults == [])
  }
}
