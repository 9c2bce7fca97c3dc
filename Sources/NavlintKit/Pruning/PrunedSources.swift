import Workspace

/// The files that lose declarations.
public struct PrunedSources: Sendable {
  public struct File: Sendable {
    /// Relative to the current folder.
    public var path: String
    var before: [UInt8]
    /// nil where the file is deleted.
    public var bytes: [UInt8]?
  }

  /// By path.
  public let files: [File]
  /// Files that become empty, and that a project file lists by name: they stay, as empty ones.
  public let listed: [String]

  init(_ changed: [String: [UInt8]?], _ contents: [FileContents], root: String) {
    let projects = contents.filter(Self.isXcodeProject).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    let before = Dictionary(contents.map { ($0.file.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var files: [File] = []
    var listed: [String] = []
    for (path, bytes) in changed.sorted(by: { $0.key < $1.key }) {
      let full = FilePaths.join(root, path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let isListed = bytes == nil && projects.contains { $0.contains(name) }
      if isListed { listed.append(full) }
      files.append(File(path: full, before: before[path] ?? [], bytes: isListed ? [] : bytes))
    }
    self.files = files
    self.listed = listed
  }

  static func isXcodeProject(_ content: FileContents) -> Bool {
    content.file.kind == .project && content.file.path.hasSuffix(".pbxproj")
  }

  /// Replaces or deletes each file.
  ///
  /// - Throws: where any of the files differs from its version in git. Nothing is written then.
  public func write() throws(WorkspaceError) {
    let before = Dictionary(files.map { ($0.path, $0.before) }, uniquingKeysWith: { first, _ in first })
    let missing = try ChangedFiles(since: "HEAD", paths: before.keys.sorted()).missing(among: before)
    for file in files {
      let now = try TextFile.bytes(file.path)
      if missing.contains(file.path) || now != file.before { throw .notCommitted(file.path) }
    }
    for file in files {
      if let bytes = file.bytes {
        try AtomicFile.write(bytes, to: file.path)
      } else {
        try AtomicFile.delete(file.path)
      }
    }
  }
}
