/// The targets in a package's manifest, wherever they occur: in the list, in one that is added, in a function.
public struct PackageManifest: Hashable, Sendable {
  /// By name. Targets with a computed name or place are not included.
  public let targets: [TargetFacts]

  /// Nil where the file is no manifest.
  public init?(_ manifest: FileFacts) {
    guard let nodes = ManifestNodes(manifest) else { return nil }
    targets = ManifestReader(manifest: nodes, root: manifest.root).targets().sorted {
      ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
    }
  }
}

private struct ManifestReader {
  let manifest: ManifestNodes
  let root: NodeID
  private static let kinds: [String: TargetFacts.Kind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .test, "macro": .library, "plugin": .tool,
  ]

  /// A dependency of a target is written like a target: `dependencies: [.target(name: "Kit")]`.
  func targets() -> [TargetFacts] {
    var found: [TargetFacts] = []
    var open = [root]
    while let node = open.popLast(), found.count < TargetFacts.limit {
      if manifest.kind(node) == .argument, manifest.name(node) == "dependencies" { continue }
      if manifest.kind(node) == .call, let what = Self.kinds[manifest.name(node)], let target = target(node, what) {
        found.append(target)
      }
      open += manifest.children(node)
    }
    return found
  }

  private func target(_ call: NodeID, _ kind: TargetFacts.Kind) -> TargetFacts? {
    guard let name = manifest.text("name", of: call) else { return nil }
    let leftOut = (manifest.argument("exclude", of: call).map { manifest.children($0) } ?? []).compactMap(manifest.text)
    let places: [String]
    if let path = manifest.argument("path", of: call) {
      guard let path = manifest.text(path) else { return nil }
      places = [path]
    } else {
      places = PackageTargets.usual.map { "\($0)/\(name)" }
    }
    let sources = manifest.argument("sources", of: call).map { manifest.children($0).compactMap(manifest.text) } ?? []
    let parts = places.flatMap { place in
      sources.isEmpty ? [place] : sources.map { ProjectPlaces.joined([place, $0]) }
    }
    return TargetFacts(
      name: name, kind: kind, files: parts.filter { $0.hasSuffix(".swift") },
      folders: parts.filter { !$0.hasSuffix(".swift") }.map {
        // Excluded paths are relative to the target's folder, so they do not apply to parts of it.
        ProjectSources.Folder(path: ProjectPlaces.joined([$0]), leftOut: sources.isEmpty ? leftOut : [])
      }, dependencies: dependencies(of: call))
  }

  /// `["Kit", .target(name: "Model"), .product(name: "Net", package: "net")]`
  private func dependencies(of call: NodeID) -> [String] {
    let needed = manifest.argument("dependencies", of: call).map { manifest.children($0) } ?? []
    return Set(needed.compactMap { manifest.text($0) ?? manifest.text("name", of: $0) }).sorted()
  }
}
