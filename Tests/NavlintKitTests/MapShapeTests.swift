import Configuration
import NavigationModel
import Policies
import Testing

@testable import NavlintKit

@Suite struct MapShapeTests {
  private static let place = SourceLocation(file: "A.swift", line: 1)
  private static let graph = NavigationGraph(
    entries: [Entry(screen: "A", via: .mainScene, location: nil)],
    screens: ["A", "B1", "B2", "C"].map { Screen(id: $0, name: $0, kind: .view) },
    routes: [Route(id: "R.b", type: "R", case: "b", location: place, destinations: ["B1", "B2"], isUsed: true)],
    transitions: [
      Transition(id: "1", from: ["A"], owner: "A", to: "B1", kind: .push, location: place),
      Transition(id: "2", from: ["B1"], owner: "B1", to: "B2", kind: .push, location: place),
      Transition(id: "3", from: ["A", "B2"], owner: "B2", to: "C", kind: .sheet, location: place),
      Transition(id: "4", from: ["A", "B1"], owner: "A", to: "B2", kind: .push, location: place),
    ], flows: [Flow(id: "F", screens: ["B1", "B2"])],
    embeddings: [Embedding(parent: "B1", child: "B2", location: place)])

  private func shape(_ change: (inout MapSettings) throws -> Void) throws -> MapShape {
    var settings = MapSettings()
    try change(&settings)
    return MapShape(settings, Self.graph)
  }

  @Test func severalScreensBecomeOne() throws {
    let shape = try shape { $0.merged = [.init(name: "Both", patterns: [try NamePattern("B*")])] }
    let graph = shape.merging(Self.graph)
    #expect(graph.screens.map(\.id) == ["A", "B1", "C"] && shape.titles == ["B1": "Both"])
    #expect(
      graph.transitions.map { "\($0.id) \($0.from) \($0.to ?? "")" } == [
        "1 [\"A\"] B1", "3 [\"A\", \"B1\"] C", "4 [\"A\"] B1",
      ])
    #expect(graph.routes[0].destinations == ["B1"] && graph.flows[0].screens == ["B1"] && graph.embeddings.isEmpty)
    let finding = Finding(rule: "r", severity: .error, message: "m", location: Self.place, subject: "B2")
    #expect(shape.merging([finding]).map(\.subject) == ["B1"])
  }

  @Test func theFirstTitleCountsAndHiddenScreensAreNotMerged() throws {
    let shape = try shape {
      $0.titles = [
        .init(name: "One", patterns: [try NamePattern("B1")]), .init(name: "All", patterns: [try NamePattern("*")]),
      ]
      $0.hidden = [try NamePattern("B1")]
      $0.merged = [.init(name: "Rest", patterns: [try NamePattern("/B.|C/")])]
      $0.areas = [.init(name: "Area", patterns: [try NamePattern("{B2,C}")])]
    }
    #expect(shape.titles == ["A": "All", "B1": "One", "B2": "Rest", "C": "All"] && shape.hidden == ["B1"])
    #expect(shape.areas.map(\.screens) == [["B2"]])
  }

  @Test func withoutSettingsNothingChanges() throws {
    let shape = try shape { _ in }
    #expect(
      shape.merging(Self.graph) == Self.graph && shape.titles.isEmpty && shape.hidden.isEmpty && shape.areas.isEmpty)
  }
}
