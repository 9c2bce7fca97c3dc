/// The folders of a package's targets, as far as its manifest says plainly where they lie: what lies elsewhere below
/// the manifest is built by somebody else, or by nobody.
public struct PackageTargets: Hashable, Sendable {
  /// For each target the folders in which its sources may lie, seen from the manifest's folder.
  public let folders: [[String]]

  /// Nil where the file is no manifest, or where some target or its place is worked out.
  public init?(_ manifest: FileFacts) {
    guard manifest.path.split(separator: "/").last == "Package.swift" else { return nil }
    let nodes = manifest.nodes.indices.map(NodeID.init)
    func kind(_ node: NodeID) -> Node.Kind { manifest.nodes[Int(node)].kind }
    func argument(_ label: String, of call: NodeID) -> NodeID? {
      manifest.children(call, .arguments).first { kind($0) == .argument && manifest.name($0) == label }.map {
        manifest.child($0, .value)
      }
    }
    func text(_ node: NodeID) -> String? {
      kind(node) == .string && manifest.children(node).isEmpty ? manifest.name(node) : nil
    }
    // `package.targets += …`
    guard !nodes.contains(where: { kind($0) == .member && manifest.name($0) == "targets" }) else { return nil }
    let packages = nodes.filter { kind($0) == .call && manifest.name($0) == "Package" }
    guard packages.count == 1, let package = packages.first, let list = argument("targets", of: package),
      kind(list) == .array
    else { return nil }
    var folders: [[String]] = []
    for target in manifest.children(list) {
      guard kind(target) == .call, Self.kinds.contains(manifest.name(target)),
        let name = argument("name", of: target).flatMap(text)
      else { return nil }
      if let path = argument("path", of: target) {
        guard let path = text(path) else { return nil }
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
  /// Where targets lie that say nothing.
  static let usual = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]
}
