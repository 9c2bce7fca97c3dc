/// The modules of a package and where each lies, as far as its manifest says so plainly.
public struct PackageModules: Hashable, Sendable {
  public struct Module: Hashable, Sendable {
    public var name: String
    /// Seen from the manifest's folder; nil where the manifest does not say.
    public var path: String?
  }

  public let modules: [Module]

  /// - Parameter manifest: the facts of a `Package.swift`.
  public init(_ manifest: FileFacts) {
    func text(_ label: String, of call: NodeID) -> String? {
      let argument = manifest.children(call, .arguments).first {
        $0 != 0 && manifest.nodes[Int($0)].kind == .argument && manifest.name($0) == label
      }
      guard let argument else { return nil }
      let value = manifest.child(argument, .value)
      return manifest.nodes[Int(value)].kind == .string && manifest.children(value).isEmpty ? manifest.name(value) : nil
    }
    modules = manifest.nodes.indices.map(NodeID.init).compactMap { node in
      guard manifest.nodes[Int(node)].kind == .call, manifest.name(node) == "target", let name = text("name", of: node)
      else { return nil }
      return Module(name: name, path: text("path", of: node))
    }
  }
}
