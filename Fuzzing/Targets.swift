import Foundation
import NavigationModel

@testable import Comparing
@testable import Configuration
@testable import Linking
@testable import Rules
@testable import SourceFacts
@testable import Workspace

/// A reader of bytes that may come from a stranger.
enum Target: String, CaseIterable {
  case swift, interface, propertylist, project, texts, configuration, facts, baseline, graph, lock, git, index, ignore

  func read(_ bytes: [UInt8]) {
    switch self {
    case .swift: link(FactExtractor().facts(path: "A.swift", source: bytes))
    case .interface:
      guard let facts = InterfaceBuilderReader().facts(path: "A.storyboard", source: bytes) else { return }
      link(Target.views, interfaces: [facts])
    case .propertylist:
      // Also what no Info.plist would be.
      _ = try? PropertyListValue(parsing: bytes)
      guard let facts = PropertyListReader().facts(path: "Info.plist", source: bytes) else { return }
      link(Target.views, propertyLists: [facts])
    case .project:
      let files = ["A.swift", "App/B.swift", "Shared/C/D.swift"]
      for path in ["A.xcodeproj/project.pbxproj", "project.yml"] {
        let facts = ProjectReader().facts(path: path, source: bytes)
        _ = TargetMembership(projects: facts.map { [$0] } ?? [], packages: [:], files: files)
      }
    case .texts:
      for path in ["en.lproj/A.strings", "A.xcstrings", "en.lproj/A.stringsdict"] {
        _ = StringTableReader().facts(path: path, source: bytes)
      }
    case .configuration:
      let loader = ConfigurationLoader {
        $0 == "a/.navlint.yml" || $0 == "b.yml" ? .success(bytes) : .failure(.init("it does not exist"))
      }
      _ = try? loader.project("a/.navlint.yml")
    case .facts:
      // The checksum would keep every mutation out.
      guard let facts = FileFacts(encoded: FileFacts.repairingChecksum(of: bytes), path: "A.swift") else { return }
      precondition(FileFacts(encoded: facts.encoded(), path: facts.path) == facts)
      link(facts)
    case .baseline:
      guard let baseline = try? Baseline(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
      precondition((try? Baseline(parsing: baseline.text)) == baseline)
    case .graph:
      guard let graph = try? NavigationGraph(jsonBytes: bytes) else { return }
      precondition((try? NavigationGraph(jsonBytes: Array(graph.jsonText().utf8))) == graph)
      _ = graph.navText()
      _ = RuleRunner(isPedantic: true).findings(in: graph)
    case .lock:
      let halves = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      _ = NavDifference(from: halves.first ?? "", to: halves.last ?? "").text
    case .git: _ = GitRepository.contents(Data(bytes))
    case .index: if let index = GitIndex(bytes) { _ = TrackedFiles(index.paths).holds("a") }
    case .ignore:
      let file = IgnoreFile(bytes, folder: "/a")
      for path in ["/a/b/c.swift", "/a/Generated/x", "/a/" + String(repeating: "a/", count: 50) + "b"] {
        _ = [file].ignores(path, isFolder: false)
      }
    }
  }

  /// The facts of a Swift source as bytes, in a file of the folder.
  func writeSeed(of source: [UInt8], to folder: String) {
    let facts = FactExtractor().facts(path: "", source: source)
    let name = "seed-\(source.count)-\(facts.nodes.count)"
    try? Data(facts.encoded()).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }

  /// Some code that a storyboard can speak of.
  private static let views = FactExtractor().facts(
    path: "B.swift",
    source: Array(
      """
      import UIKit
      class FirstController: UIViewController {
        func go() { performSegue(withIdentifier: "next", sender: nil) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { (segue.destination as? \
      SecondController)?.x = 1 }
      }
      class SecondController: UIViewController { var x = 0 }
      """.utf8))

  private func link(_ facts: FileFacts, interfaces: [InterfaceFacts] = [], propertyLists: [PropertyListFacts] = []) {
    let graph = Linker().program(
      facts: [facts], interfaces: interfaces, propertyLists: propertyLists, projects: [], root: "."
    ) { program in
      _ = RuleRunner(isPedantic: true).findings(in: program)
      return program.graph
    }
    precondition((try? NavigationGraph(jsonBytes: Array(graph.jsonText().utf8))) == graph)
    _ = graph.navText()
  }
}
