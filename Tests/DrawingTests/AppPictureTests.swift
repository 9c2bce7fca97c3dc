import Drawing
import Foundation
import NavigationModel
import NavlintKit
import Testing

/// The pictures of whole apps: the overview, every area and all of it, measured.
///
/// The ten apps are those of `Fixtures` and the README's. `NAVLINT_GRAPHS` names a folder with graphs in JSON
/// ('navlint graph --format json') of other apps, whose overviews and areas are measured as well.
@Suite struct AppPictureTests {
  struct App: Sendable, CustomTestStringConvertible {
    var path: String
    var testDescription: String { (path as NSString).lastPathComponent }

    func graph() throws -> NavigationGraph {
      if path.hasSuffix(".json") {
        return try NavigationGraph(jsonBytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      }
      return try Analyzer(configuredFor: [path]).check([path]).graph
    }
  }

  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static func children(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
  }

  static let bundled =
    (children("\(project)/Fixtures").filter { !$0.hasSuffix(".md") } + ["\(project)/docs/images/Travel"]).map {
      App(path: $0)
    }

  static let others = (ProcessInfo.processInfo.environment["NAVLINT_GRAPHS"].map(children) ?? [])
    .filter { $0.hasSuffix(".json") }.map { App(path: $0) }

  static let published =
    (children("\(project)/docs/images") + children("\(project)/docs/images/apps")).filter { $0.hasSuffix(".svg") }.map {
      App(path: $0)
    }

  /// The pictures in the documentation, among them those of two public apps.
  @Test(arguments: published) func publishedPicturesAreClean(_ picture: App) throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: picture.path)))
    #expect(bytes.count <= 200_000)
    let geometry = try #require(SVGGeometry(bytes))
    #expect(geometry.faults == [])
    #expect(!geometry.boxes.isEmpty && geometry.boxes.count <= 40 && geometry.lines.count <= 80)
  }

  @Test func thereAreTen() { #expect(Self.bundled.count >= 10) }

  @Test(arguments: bundled + others) func picturesAreClean(_ app: App) throws {
    let graph = try app.graph()
    var faults: [String] = []
    func measure(_ options: FlowMapOptions, _ name: String) throws -> SVGGeometry {
      let geometry = try #require(SVGGeometry(try FlowMap(graph: graph, options: options).render(.svg)))
      faults += geometry.faults.map { "\(name): \($0)" }
      return geometry
    }
    let overview = try measure(FlowMapOptions(view: MapView(overview: .always)), "overview")
    // The legend and the heading are no boxes of it.
    #expect(overview.boxes.count <= 40 && overview.lines.count <= 80)
    for group in FlowMap(graph: graph).groups() {
      var view = MapView(overview: .never)
      view.group = group.screens
      view.hasDoors = true
      _ = try measure(FlowMapOptions(view: view), group.name)
    }
    if !app.path.hasSuffix(".json") { _ = try measure(FlowMapOptions(view: MapView(overview: .never)), "all") }
    #expect(faults == [], "\(app.testDescription): \(faults.count) faults")
  }
}
