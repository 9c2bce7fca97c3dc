import NavigationModel
import Policies
import Rules

/// Reads a project's configuration: a file, the files that it extends, and the files of folders below.
/// Files are requested by their path from the top of the repository. The function that reads them must not read outside
/// of the repository.
public struct ConfigurationLoader {
  /// Why a file cannot be read, as the end of a sentence: "it does not exist".
  public struct Unreadable: Error, Hashable, Sendable {
    public var reason: String
    public init(_ reason: String) { self.reason = reason }
  }

  /// The usual name, in any folder.
  public static let fileName = ConfigurationFile.names[0]
  /// Larger files are not read.
  public static let largestFile = YAMLText.largestFile
  static let longestChain = 10
  static let mostFiles = 50

  private let rules: [any Rule]
  private let read: (_ path: String) -> Result<[UInt8], Unreadable>
  private let shown: (_ path: String) -> String

  /// - Parameters:
  ///   - rules: the rules that files may name.
  ///   - shown: how messages name a path.
  public init(
    rules: [any Rule] = RuleRegistry.known, shown: @escaping (_ path: String) -> String = { $0 },
    read: @escaping (_ path: String) -> Result<[UInt8], Unreadable>
  ) {
    self.rules = rules
    self.shown = shown
    self.read = read
  }

  /// The configuration of a project.
  /// - Parameter path: the outermost file, from the top of the repository.
  public func project(_ path: String) throws(ConfigurationFailure) -> ProjectConfiguration {
    var chain = Chain(loader: self)
    try chain.add(path, from: nil)
    var known = KnownRules(rules)
    for file in chain.files { known.policies.formUnion(ConfigurationReader.policyNames(file.root)) }

    let base = RelativePath.folder(of: path)
    var problems: [ConfigurationProblem] = []
    // Extended files come first, so that each file overrides those before it.
    var result = ProjectConfiguration()
    for file in chain.files {
      guard let folder = RelativePath.seen(RelativePath.folder(of: file.path), from: base) else {
        // Paths in a shared file above or beside the project cannot be expressed from the project's folder; everything
        // else in it applies.
        problems += pathProblems(file)
        var reader = ConfigurationReader(file: shown(file.path), folder: "", known: known)
        result = reader.read(file.root).over(result)
        problems += reader.problems
        continue
      }
      var reader = ConfigurationReader(file: shown(file.path), folder: folder, known: known)
      result = reader.read(file.root).over(result)
      problems += reader.problems
    }
    guard problems.isEmpty else {
      throw ConfigurationFailure(problems.sorted { ($0.file, $0.place ?? .start) < ($1.file, $1.place ?? .start) })
    }
    return result
  }

  private func pathProblems(_ file: Chain.File) -> [ConfigurationProblem] {
    [ConfigurationKey.included, .excluded].compactMap { key in
      guard let value = file.root?[key.rawValue], !value.isNull else { return nil }
      return ConfigurationProblem(
        file: shown(file.path), place: value.place,
        message:
          "'\(key.rawValue)' in a shared file applies to that file's folder, which does not contain the project. Set "
          + "it in the project's own file."
      )
    }
  }

  /// What a file of a folder below says about rules, and which of its keys only apply in the outermost file.
  /// - Parameter project: the configuration of the project, whose policies the file may name.
  public func folder(
    _ path: String, in project: ProjectConfiguration
  ) throws(ConfigurationFailure) -> FolderConfiguration {
    var chain = Chain(loader: self)
    try chain.add(path, from: nil)
    var known = KnownRules(rules)
    known.policies = Set(project.policies.map(\.value.name))
    var rules = RuleSettings()
    var (passedOver, warnings) = ([Located<ConfigurationKey>](), [ConfigurationProblem]())
    var problems: [ConfigurationProblem] = []
    for file in chain.files {
      var reader = ConfigurationReader(file: shown(file.path), folder: "", known: known)
      let found = reader.readFolder(file.root)
      rules = found.rules.over(rules)
      passedOver += file.path == path ? found.passedOver : []
      problems += reader.problems
      warnings += reader.warnings
    }
    guard problems.isEmpty else { throw ConfigurationFailure(problems) }
    return FolderConfiguration(rules: rules, passedOver: passedOver, warnings: warnings)
  }

  /// What a file in a folder below the outermost one says.
  public struct FolderConfiguration: Hashable, Sendable {
    public var rules: RuleSettings
    /// Keys that only apply in the outermost file.
    public var passedOver: [Located<ConfigurationKey>]
    /// Entries that have no effect, though they can be read.
    public var warnings: [ConfigurationProblem]
  }

  /// A file and the files that it extends, each once, extended files first.
  private struct Chain {
    struct File {
      var path: String
      var root: LocatedValue?
    }

    let loader: ConfigurationLoader
    private(set) var files: [File] = []
    /// The files on the way from the first one to the current one, to detect cycles.
    private var open: [String] = []

    init(loader: ConfigurationLoader) { self.loader = loader }

    mutating func add(_ path: String, from reference: Located<String>?) throws(ConfigurationFailure) {
      if open.contains(path) {
        let circle = (open[(open.firstIndex(of: path) ?? 0)...] + [path]).map { "'\(loader.shown($0))'" }.joined(
          separator: " extends ")
        throw failure(
          "these files extend each other in a circle: \(circle). Delete one of the 'extends'.", reference, path)
      }
      if files.contains(where: { $0.path == path }) { return }
      guard open.count < ConfigurationLoader.longestChain else {
        throw failure("files extend each other more than \(ConfigurationLoader.longestChain) deep.", reference, path)
      }
      guard files.count < ConfigurationLoader.mostFiles else {
        throw failure("more than \(ConfigurationLoader.mostFiles) files are extended.", reference, path)
      }
      let bytes: [UInt8]
      switch loader.read(path) {
      case .success(let found): bytes = found
      case .failure(let unreadable):
        let file = reference.map { "'\(ValueReader.shown($0.value))'" } ?? "the configuration"
        let mend = reference == nil ? "" : " Write a path relative to this file's folder, or delete it."
        throw failure("\(file) cannot be read: \(unreadable.reason).\(mend)", reference, path)
      }
      let name = loader.shown(path)
      let root = try YAMLText.parse(bytes, file: name)
      open.append(path)
      for extended in try ConfigurationReader.extended(root, file: name) {
        guard let target = RelativePath.resolved(extended.value, from: RelativePath.folder(of: path)) else {
          throw failure(
            "'\(ValueReader.shown(extended.value))' is not a path inside the repository. 'extends' takes a path "
              + "relative to this file's folder, which must not lead out of the repository.", extended, path)
        }
        try add(target, from: extended)
      }
      open.removeLast()
      files.append(File(path: path, root: root))
    }

    private func failure(_ message: String, _ reference: Located<String>?, _ path: String) -> ConfigurationFailure {
      guard let reference else { return ConfigurationFailure(file: loader.shown(path), message) }
      return ConfigurationFailure([reference.problem(message)])
    }
  }
}

extension LocatedValue.Place {
  static let start = LocatedValue.Place(line: 0, column: 0)
}

/// Paths from the top of a repository, as text; the top itself is the empty string.
enum RelativePath {
  static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// nil for a path that leads out of the repository, or is no path.
  static func resolved(_ path: String, from folder: String) -> String? {
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.contains("\\"), !path.contains("://"),
      !path.utf8.contains(0)
    else { return nil }
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// The path relative to a folder that contains it; nil if the folder does not contain it.
  static func seen(_ path: String, from folder: String) -> String? {
    if path == folder { return "" }
    if folder.isEmpty { return path }
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
  }
}
