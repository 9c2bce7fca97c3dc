/// The targets that a package's manifest names, wherever in it they stand: in the list, in one that is added, in a
/// function.
public struct PackageManifest: Hashable, Sendable {
  /// By name. Those of which the name or the place is worked out are not among them.
  public let targets: [TargetFacts]

  /// Nil where the file is no manifest.
  public init?(_ manifest: FileFacts) {
    guard manifest.path.split(separator: "/").last == "Package.swift" else { return nil }
    let reader = ManifestReader(manifest)
    targets = reader.targets().sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }
}

private struct ManifestReader {
  private let manifest: FileFacts
  private static let kinds: [String: TargetFacts.Kind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .test, "macro": .library, "plugin": .tool,
  ]

  init(_ manifest: FileFacts) { self.manifest = manifest }

  /// What a target needs is named as a target is: `dependencies: [.target(name: "Kit")]`.
  func targets() -> [TargetFacts] {
    var found: [TargetFacts] = []
    var open = [manifest.root]
    while let node = open.popLast(), found.count < TargetFacts.limit {
      if kind(node) == .argument, manifest.name(node) == "dependencies" { continue }
      if kind(node) == .call, let what = Self.kinds[manifest.name(node)], let target = target(node, what) {
        found.append(target)
      }
      open += manifest.children(node).filter { $0 != 0 }
    }
    return found
  }

  private func target(_ call: NodeID, _ kind: TargetFacts.Kind) -> TargetFacts? {
    guard let name = argument("name", of: call).flatMap(text) else { return nil }
    let leftOut = (argument("exclude", of: call).map { manifest.children($0) } ?? []).compactMap(text)
    let places: [String]
    if let path = argument("path", of: call) {
      guard let path = text(path) else { return nil }
      places = [path]
    } else {
      places = PackageTargets.usual.map { "\($0)/\(name)" }
    }
    let sources = argument("sources", of: call).map { manifest.children($0).compactMap(text) } ?? []
    let parts = places.flatMap { place in
      sources.isEmpty ? [place] : sources.map { ProjectPlaces.joined([place, $0]) }
    }
    return TargetFacts(
      name: name, kind: kind, files: parts.filter { $0.hasSuffix(".swift") },
      folders: parts.filter { !$0.hasSuffix(".swift") }.map {
        // What is left out is seen from the target's folder, and so of no use to parts of it.
        ProjectSources.Folder(path: ProjectPlaces.joined([$0]), leftOut: sources.isEmpty ? leftOut : [])
      }, dependencies: dependencies(of: call))
  }

  /// `["Kit", .target(name: "Model"), .product(name: "Net", package: "net")]`
  private func dependencies(of call: NodeID) -> [String] {
    let needed = argument("dependencies", of: call).map { manifest.children($0) } ?? []
    return Set(needed.compactMap { text($0) ?? argument("name", of: $0).flatMap(text) }).sorted()
  }

  private func kind(_ node: NodeID) -> Node.Kind { manifest.nodes[Int(node)].kind }

  private func argument(_ label: String, of call: NodeID) -> NodeID? {
    guard kind(call) == .call else { return nil }
    return manifest.children(call, .arguments).first { kind($0) == .argument && manifest.name($0) == label }.map {
      manifest.child($0, .value)
    }
  }

  private func text(_ node: NodeID) -> String? {
    kind(node) == .string && manifest.children(node).isEmpty ? manifest.name(node) : nil
  }
}
