/// An app, extension or tool of a tree with several: a target that people or the system start.
public struct NavigationTarget: Hashable, Sendable {
  /// The kind of a target's product.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case app
    case appClip = "app-clip"
    case `extension`, tool
  }

  /// Unique in the graph; the name for `--target`.
  public var name: String
  public var kind: Kind
  /// The number of Swift files that are compiled into it directly, without those of modules.
  public var fileCount: Int

  public init(name: String, kind: Kind, fileCount: Int) {
    self.name = name
    self.kind = kind
    self.fileCount = fileCount
  }
}
