/// An app, extension or tool of a tree that holds several: what people or the system start.
public struct NavigationTarget: Hashable, Sendable {
  /// What becomes of a target.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case app
    case appClip = "app-clip"
    case `extension`, tool
  }

  /// Unique in the graph; what `--target` takes.
  public var name: String
  public var kind: Kind
  /// How many Swift files are compiled into it directly; what modules hold is not counted.
  public var fileCount: Int

  public init(name: String, kind: Kind, fileCount: Int) {
    self.name = name
    self.kind = kind
    self.fileCount = fileCount
  }
}
