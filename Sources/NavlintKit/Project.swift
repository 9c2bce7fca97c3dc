import Caching
import Configuration
import Dialects
import NavigationModel
import Workspace

/// A project's configuration and where it stands.
public struct Project: Sendable {
  /// What a file in a folder says of rules, for what is found there.
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
  /// The file as a person calls it; nil where there is none.
  public private(set) var file: String?
  /// The absolute folder that the configuration's patterns start at.
  private(set) var folder: String?
  private var files: RepositoryFiles?
  /// Between the outermost file and the sources, by their paths from the repository's top.
  private var inner: [String] = []
  private var readsFolders = true
  /// The configuration's files, those that it extends included.
  private var read: [ReadFile] = []
  /// The configuration is what ``read`` says, and nothing else.
  private var isAsRead = true

  /// A file that was read, by its path from the repository's top.
  fileprivate struct ReadFile: Sendable {
    var path: String
    var digest: ContentDigest
  }

  /// What the files in folders say of rules.
  struct FolderSettings: Sendable {
    /// Outermost first.
    var folders: [Folder] = []
    /// What is to be told about the files.
    var notes: [Note] = []
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
    let found = files.files(named: ConfigurationLoader.fileName, downTo: start)
    var project = Project()
    project.files = files
    guard let outermost = found.first else { return project }
    try project.load(outermost, in: files)
    project.inner = Array(found.dropFirst())
    return project
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
    // Whoever names one file means this one alone.
    project.readsFolders = false
    return project
  }

  private mutating func load(_ path: String, in files: RepositoryFiles) throws(ConfigurationFailure) {
    let log = ReadLog()
    configuration = try Self.loader(files, log).project(path)
    read = log.files
    isAsRead = true
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

  /// Adds everything of the configuration that a result can depend on: its files, by their contents, and where they
  /// stand to the sources. False for a configuration that did not come from files.
  func describe(into builder: inout DigestBuilder, root: String) -> Bool {
    guard isAsRead else { return false }
    // Without a repository to look for one, there is no configuration, and nothing depends on the place.
    guard let files else { return read.isEmpty }
    let root = FilePaths.absolute(root)
    ReadFile.describe(read, into: &builder)
    builder.add(file)
    builder.add(readsFolders ? 1 : 0)
    // Seen from the repository's top, so that a checkout elsewhere finds the same.
    func place(_ path: String) -> String { FilePaths.relative(path, to: files.top) ?? path }
    builder.add(place(root))
    builder.add(folder.map(place))
    return true
  }

  /// What files in folders say.
  func folders(_ found: [String]) throws(ConfigurationFailure) -> FolderSettings {
    guard readsFolders, let files else { return FolderSettings() }
    var paths = inner
    for place in found {
      guard place != folder,
        let path = FilePaths.relative(FilePaths.join(place, ConfigurationLoader.fileName), to: files.top)
      else { continue }
      if !paths.contains(path) { paths.append(path) }
    }
    var result = FolderSettings()
    let log = ReadLog()
    for path in paths.sorted(by: { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }) {
      let (rules, passedOver) = try Self.loader(files, log).folder(path, in: configuration)
      let parent = FilePaths.folder(of: path)
      result.folders.append(Folder(path: parent == "." ? files.top : FilePaths.join(files.top, parent), rules: rules))
      for key in passedOver {
        result.notes.append(
          Note(
            path: "\(key.file):\(key.place.line)",
            message: "'\(key.value.rawValue)' counts only in the outermost configuration\(file.map { ", \($0)" } ?? "")"
          ))
      }
    }
    result.read = log.files
    return result
  }

  /// Which files are read.
  var selection: PathSelection? {
    guard let folder, configuration.included != nil || !configuration.excluded.isEmpty else { return nil }
    return PathSelection(
      folder: folder, included: configuration.included?.map(\.value), excluded: configuration.excluded.map(\.value))
  }

  /// A run's root seen from the folder that patterns start at; empty where they are the same, or where it lies
  /// elsewhere.
  func prefix(of root: String) -> String {
    guard let folder, let inside = FilePaths.relative(FilePaths.absolute(root), to: folder) else { return "" }
    return inside == "." ? "" : inside
  }

  /// What to tell about patterns that no file fits; only where the whole project is read.
  func notes(unused places: [Int], root: String) -> [Note] {
    guard let folder, let included = configuration.included,
      FilePaths.relative(folder, to: FilePaths.absolute(root)) != nil
    else { return [] }
    return places.map { place in
      Note(
        path: "\(included[place].file):\(included[place].place.line)",
        message: "'included' names '\(included[place].value)', where there is nothing to read")
    }
  }

  /// What to tell about entry points that the sources do not have.
  func notes(on graph: NavigationGraph) -> [Note] {
    let names = Set(graph.screens.map(\.id))
    return configuration.entryPoints.filter { !names.contains($0.value.screen) }.map { entry in
      let nearest = Spelling.nearest(to: entry.value.screen, in: names.sorted()).map { " Did you mean '\($0)'?" } ?? ""
      return Note(
        path: "\(entry.file):\(entry.place.line)",
        message: "the sources have no screen '\(entry.value.screen)' to come in by.\(nearest)")
    }
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
