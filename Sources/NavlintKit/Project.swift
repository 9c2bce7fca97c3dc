import Caching
import Configuration
import Dialects
import NavigationModel
import Workspace

/// A project's configuration and its place.
public struct Project: Sendable {
  /// A folder's configuration file: settings of rules for the findings in it.
  public struct Folder: Hashable, Sendable {
    /// Absolute.
    public var path: String
    public var rules: RuleSettings
  }

  public var configuration = ProjectConfiguration() {
    didSet { isAsRead = false }
  }
  /// Libraries that the configuration describes.
  private(set) var dialects: [Dialect] = []
  /// The file's name for people; nil where there is none.
  public private(set) var file: String?
  /// The absolute folder that the configuration's patterns start at.
  private(set) var folder: String?
  /// Whether to read excluded files that the command line names.
  public var readsExcludedWhenNamed = false
  /// The only app, extension or tool that is analysed; nil for all in the sources.
  public var target: String?
  /// Remarks from finding and reading the configuration that are no mistakes: files with similar names, rules that are
  /// listed as the default has them.
  public private(set) var warnings: [ConfigurationProblem] = []
  private var files: RepositoryFiles?
  /// Between the outermost file and the sources, by their paths from the repository's top.
  private var inner: [String] = []
  private var readsFolders = true
  /// The configuration's files, including those that it extends.
  private var read: [ReadFile] = []
  /// The configuration equals the contents of ``read``.
  private var isAsRead = true

  /// A file that was read, by its path from the repository's top.
  fileprivate struct ReadFile: Sendable {
    var path: String
    var digest: ContentDigest
  }

  /// The settings of rules in folders' files.
  struct FolderSettings: Sendable {
    /// Outermost first.
    var folders: [Folder] = []
    /// Entries of the files without an effect.
    var warnings: [ConfigurationProblem] = []
    /// The files' names for people, by folder.
    var names: [String] = []
    fileprivate var read: [ReadFile] = []

    func describe(into builder: inout DigestBuilder) { ReadFile.describe(read, into: &builder) }
  }

  /// No configuration.
  public static let none = Project()

  private init() {}

  /// The configuration for sources: the outermost `.navlint.yml` from the repository's top down to them.
  ///
  /// - Parameters:
  ///   - paths: as on the command line; the current folder when there are none.
  ///   - file: the file that a person named instead.
  public static func find(for paths: [String], file: String? = nil) throws(ConfigurationFailure) -> Project {
    if let file { return try named(file) }
    let start = paths.count == 1 ? (FilePaths.isFolder(paths[0]) ? paths[0] : FilePaths.folder(of: paths[0])) : "."
    let files = RepositoryFiles(around: start)
    var found: [String] = []
    var project = Project()
    project.files = files
    for folder in files.folders(downTo: start) {
      let (path, warnings) = try configuration(of: folder, in: files)
      if let path { found.append(path) }
      project.warnings += warnings
    }
    guard let outermost = found.first else { return project }
    try project.load(outermost, in: files)
    project.inner = Array(found.dropFirst())
    return project
  }

  /// A folder's file, and remarks on files with similar names.
  private static func configuration(
    of folder: String, in files: RepositoryFiles
  ) throws(ConfigurationFailure) -> (path: String?, warnings: [ConfigurationProblem]) {
    let names = files.names(in: folder)
    let path = try ConfigurationFile.path(in: folder, exists: files.exists, shown: files.shown)
    // On a case-insensitive disk, the file with another case is the one that was found.
    guard path == nil || ConfigurationFile.names.contains(where: names.contains) else { return (path, []) }
    return (path, ConfigurationFile.problems(names) { files.shown(folder.isEmpty ? $0 : "\(folder)/\($0)") })
  }

  private static func named(_ file: String) throws(ConfigurationFailure) -> Project {
    let files = RepositoryFiles(around: file)
    guard let path = files.path(of: file), !FilePaths.isFolder(file) else {
      let reason = FilePaths.isFolder(file) ? "it is a folder; name the file" : "it does not exist"
      throw ConfigurationFailure([
        ConfigurationProblem(file: file, place: nil, message: "the configuration cannot be read: \(reason).")
      ])
    }
    var project = Project()
    try project.load(path, in: files)
    // An explicitly named file is the only one.
    project.readsFolders = false
    return project
  }

  private mutating func load(_ path: String, in files: RepositoryFiles) throws(ConfigurationFailure) {
    let log = ReadLog()
    configuration = try Self.loader(files, log).project(path)
    read = log.files
    isAsRead = true
    warnings += configuration.warnings
    dialects = try Self.dialects(in: configuration)
    self.files = files
    file = files.shown(path)
    folder = FilePaths.join(files.top, FilePaths.folder(of: path))
    if FilePaths.folder(of: path) == "." { folder = files.top }
  }

  private static func dialects(in configuration: ProjectConfiguration) throws(ConfigurationFailure) -> [Dialect] {
    var result: [Dialect] = []
    var problems: [ConfigurationProblem] = []
    for described in configuration.dialects {
      do { result.append(try Dialect(reading: described.value.json)) } catch {
        problems += error.problems.map { described.problem($0.description, at: $0.steps) }
      }
    }
    if !problems.isEmpty { throw ConfigurationFailure(problems) }
    return result
  }

  private static func loader(_ files: RepositoryFiles, _ log: ReadLog) -> ConfigurationLoader {
    ConfigurationLoader(shown: files.shown) { path in
      let result = files.read(path, limit: ConfigurationLoader.largestFile)
      if case .success(let bytes) = result { log.files.append(ReadFile(path: path, digest: ContentDigest(of: bytes))) }
      return result.mapError { .init($0.reason) }
    }
  }

  /// Lives as long as a loader.
  private final class ReadLog {
    var files: [ReadFile] = []
  }

  /// Adds everything of the configuration that a result can depend on: its files, by their contents, and their places
  /// relative to the sources. False for a configuration that did not come from files.
  func describe(into builder: inout DigestBuilder, root: String) -> Bool {
    guard isAsRead else { return false }
    builder.add(target)
    // Without a repository to search, there is no configuration, and nothing depends on the place.
    guard let files else { return read.isEmpty }
    let root = FilePaths.absolute(root)
    ReadFile.describe(read, into: &builder)
    builder.add(file)
    builder.add(readsFolders ? 1 : 0)
    // Relative to the repository's top, so that a checkout elsewhere finds the same.
    func place(_ path: String) -> String { FilePaths.relative(path, to: files.top) ?? path }
    builder.add(place(root))
    builder.add(folder.map(place))
    return true
  }

  /// The settings in folders' files.
  func folders(_ found: [String]) throws(ConfigurationFailure) -> FolderSettings {
    guard readsFolders, let files else { return FolderSettings() }
    var paths = inner
    for place in found {
      guard place != folder, let inside = FilePaths.relative(place, to: files.top),
        let path = try ConfigurationFile.path(
          in: inside == "." ? "" : inside, exists: files.exists, shown: files.shown)
      else { continue }
      if !paths.contains(path) { paths.append(path) }
    }
    var result = FolderSettings()
    let log = ReadLog()
    for path in paths.sorted(by: { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }) {
      let found = try Self.loader(files, log).folder(path, in: configuration)
      let parent = FilePaths.folder(of: path)
      result.folders.append(
        Folder(path: parent == "." ? files.top : FilePaths.join(files.top, parent), rules: found.rules))
      result.names.append(files.shown(path))
      result.warnings += found.warnings
      for key in found.passedOver {
        result.warnings.append(
          key.problem(
            "'\(key.value.rawValue)' has an effect only in the outermost configuration\(file.map { ", \($0)" } ?? ""). "
              + "Write it there, or delete it here."
          ))
      }
    }
    result.read = log.files
    return result
  }

  /// The selection of files to read.
  var selection: PathSelection? {
    guard let folder, configuration.included != nil || !configuration.excluded.isEmpty else { return nil }
    return PathSelection(
      folder: folder, included: configuration.included?.map(\.value), excluded: configuration.excluded.map(\.value),
      holdsForNamed: !readsExcludedWhenNamed)
  }

  /// A run's root relative to the folder at which patterns start; empty where they are the same, or where it is
  /// elsewhere.
  func prefix(of root: String) -> String {
    guard let folder, let inside = FilePaths.relative(FilePaths.absolute(root), to: folder) else { return "" }
    return inside == "." ? "" : inside
  }
}

extension Project.ReadFile {
  fileprivate static func describe(_ files: [Self], into builder: inout DigestBuilder) {
    builder.add(files.count)
    for file in files {
      builder.add(file.path)
      builder.add(file.digest)
    }
  }
}

extension Project.FolderSettings {
  /// Entries of folders' files without an effect: keys that do not apply there, and whole files where nothing is read.
  func inVain(reading sources: [SourceFile], under root: String) -> [ConfigurationProblem] {
    let root = FilePaths.absolute(root)
    let paths = sources.map { FilePaths.join(root, $0.path) }
    // Where the configuration excludes everything that was named, that is reported already.
    let idle = zip(folders, names).filter { folder, _ in
      !paths.isEmpty && !paths.contains { FilePaths.relative($0, to: folder.path) != nil }
    }
    return warnings
      + idle.map { _, name in
        ConfigurationProblem(
          file: name, place: .first, message: "nothing is read in this folder, so the file has no effect. Delete it.")
      }
  }
}

extension [ConfigurationProblem] {
  /// In the order of files and lines, each once.
  var inFileOrder: [ConfigurationProblem] {
    var seen: Set<ConfigurationProblem> = []
    return filter { seen.insert($0).inserted }.sorted {
      ($0.file, $0.place ?? .first, $0.message) < ($1.file, $1.place ?? .first, $1.message)
    }
  }
}
