/// Finds the files to read under the paths of the command line.
/// `.build`, `DerivedData`, `SourcePackages`, `Pods`, `Carthage`, `node_modules`, documentation catalogs, hidden
/// folders and everything that git ignores are skipped, except Xcode's projects and files that git tracks nevertheless.
/// A folder that the user names is always read, unless the configuration leaves it out, and so is a file of a known
/// kind. Links are followed if they stay in the repository and lead to nothing that was read already.
public struct SourceDiscovery: Sendable {
  /// Never entered, unless named on the command line.
  static let skippedFolders: Set<String> = ["DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules"]

  /// What a configuration says; nil if there is none.
  public var selection: PathSelection?

  public init(selection: PathSelection? = nil) { self.selection = selection }

  public func discover(_ paths: [String]) throws(WorkspaceError) -> SourceTree {
    let paths = paths.isEmpty ? ["."] : paths
    var walk = SourceWalk(selection: selection)
    let statuses = try Self.statuses(paths)
    let hasOwnRoot = paths.count == 1 && statuses[0].kind == .folder
    let root = hasOwnRoot ? FilePaths.cleaned(paths[0]) : "."
    for (path, status) in zip(paths, statuses) {
      let cleaned = FilePaths.cleaned(path)
      let name = hasOwnRoot ? "" : seenFromCurrentFolder(cleaned)
      if walk.leavesOut(named: cleaned) { continue }
      if status.kind == .folder {
        try walk.read(folder: cleaned, as: name == "." ? "" : name)
      } else {
        try walk.read(file: cleaned, as: name, identity: status.identity)
      }
    }
    let isAllExcluded = walk.excludedNames == paths.count
    if !isAllExcluded { try Self.expectSources(in: walk, paths) }
    walk.noteUnknown(in: root)
    let language = DevelopmentLanguage(files: walk.files)
    return SourceTree(
      root: root, files: walk.files.filter(language.reads).sorted { $0.path.precedesInBytes($1.path) },
      notes: walk.notes.sorted { ($0.path, $0.message) < ($1.path, $1.message) },
      configurationFolders: walk.configurationFolders.sorted(), unusedInclusions: walk.unusedInclusions,
      unusedExclusions: walk.unusedExclusions, isAllExcluded: isAllExcluded)
  }

  private static func expectSources(in walk: SourceWalk, _ paths: [String]) throws(WorkspaceError) {
    if walk.unknownFiles.count == paths.count { throw .noSources(walk.unknownFiles) }
    guard walk.files.contains(where: { $0.kind == .swift }) else { throw .noSwiftFile(paths, hint: walk.hint) }
  }

  private static func statuses(_ paths: [String]) throws(WorkspaceError) -> [FileSystem.Status] {
    var statuses: [FileSystem.Status] = []
    var missing: [String] = []
    for path in paths {
      try LinkBoundary.check(path)
      switch FileSystem.status(path) {
      case .success(let status) where status.kind == .other: throw .notAFile(path)
      case .success(let status): statuses.append(status)
      case .failure(let failure) where failure.isMissing: missing.append(path)
      case .failure(let failure): throw .unreadable(path, reason: failure.reason)
      }
    }
    if missing.isEmpty { return statuses }
    throw missing.count == 1 ? .pathMissing(missing[0]) : .pathsMissing(missing)
  }

  private func seenFromCurrentFolder(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    return FilePaths.relative(path, to: FileSystem.currentFolder) ?? path
  }

  /// Whether a walk from a named folder reaches a path below it: no part is hidden or a folder that is never entered.
  static func enters(path: some StringProtocol) -> Bool {
    let parts = path.split(separator: "/")
    return parts.allSatisfy { !$0.hasPrefix(".") } && parts.dropLast().allSatisfy { !SourceWalk.isSkipped(String($0)) }
  }

  /// The file in which a web site names the apps that open its addresses.
  public static let siteAssociation = "apple-app-site-association"

  /// The kind of a file by its name; nil for one that navlint does not read.
  static func kind(ofFile path: String) -> SourceFile.Kind? {
    switch FilePaths.ending(path) {
    case "swift": .swift
    case "storyboard", "xib": .interface
    case "pbxproj", "xcconfig", "m", "mm": .project
    case "yml": FilePaths.lastComponent(path) == "project.yml" ? .project : nil
    // Build settings may give Info.plist any name.
    case "plist", "entitlements": .propertyList
    case "strings", "xcstrings", "stringsdict": .stringTable
    case "", "json": FilePaths.lastComponent(path).hasPrefix(siteAssociation) ? .propertyList : nil
    default: nil
    }
  }
}

extension FileSystem.Failure {
  /// ENOENT or ENOTDIR.
  var isMissing: Bool { code == 2 || code == 20 }
}
