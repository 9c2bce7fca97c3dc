/// The folders of a package's targets, as far as its manifest states them literally: files elsewhere below the manifest
/// are built by something else, or not at all.
public struct PackageTargets: Hashable, Sendable {
  /// For each target the folders in which its sources may be, relative to the manifest's folder.
  public let folders: [[String]]

  /// Nil where the file is no manifest, or where some target or its place is computed.
  public init?(_ manifest: FileFacts) {
    guard let nodes = ManifestNodes(manifest) else { return nil }
    let all = manifest.nodes.indices.map(NodeID.init)
    // `package.targets += …`
    guard !all.contains(where: { nodes.kind($0) == .member && nodes.name($0) == "targets" }) else { return nil }
    let packages = all.filter { nodes.kind($0) == .call && nodes.name($0) == "Package" }
    guard packages.count == 1, let list = nodes.argument("targets", of: packages[0]), nodes.kind(list) == .array
    else { return nil }
    var folders: [[String]] = []
    for target in nodes.children(list) {
      guard nodes.kind(target) == .call, Self.kinds.contains(nodes.name(target)),
        let name = nodes.text("name", of: target)
      else { return nil }
      if let path = nodes.argument("path", of: target) {
        guard let path = nodes.text(path) else { return nil }
        folders.append([path])
      } else {
        folders.append(Self.usual.map { "\($0)/\(name)" })
      }
    }
    self.folders = folders
  }

  private static let kinds: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
  ]
  /// The default folders of targets.
  static let usual = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}
