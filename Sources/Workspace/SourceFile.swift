/// A file that navlint reads.
public struct SourceFile: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    case swift
    /// A storyboard or xib.
    case interface
    /// A property list that may declare URL schemes and scenes.
    case propertyList
    /// Other files with information about the Swift code: build settings in an Xcode project or a configuration file,
    /// Objective-C sources.
    case project
    /// A table of localised strings.
    case stringTable

    /// Whether a file of the kind may be something other than UTF-8 text, which its reader can handle.
    var mayBeBinary: Bool { self == .propertyList || self == .stringTable }
  }

  public var kind: Kind
  /// Relative to the root of the run, with `/` between the parts; the name that outputs use.
  public var path: String
  /// The path to open.
  public var location: String

  public init(kind: Kind, path: String, location: String) {
    self.kind = kind
    self.path = path
    self.location = location
  }
}

/// The files that discovery found under the paths of the command line.
public struct SourceTree: Hashable, Sendable {
  /// The folder that ``SourceFile/path`` is relative to, as given on the command line; "." for several paths.
  public var root: String
  /// Sorted by path, each file once.
  public var files: [SourceFile]
  /// What was skipped though a user might expect it to be read.
  public var notes: [Note]
  /// Absolute paths of the folders that hold a configuration of their own, sorted.
  public var configurationFolders: [String]
  /// Indices of the patterns in ``PathSelection/included`` that match no file.
  public var unusedInclusions: [Int]
  /// Indices of the patterns in ``PathSelection/excluded`` that leave out nothing.
  public var unusedExclusions: [Int]
  /// The configuration leaves out everything that the command line names, so that there is nothing to read.
  public var isAllExcluded: Bool

  public init(
    root: String, files: [SourceFile], notes: [Note] = [], configurationFolders: [String] = [],
    unusedInclusions: [Int] = [], unusedExclusions: [Int] = [], isAllExcluded: Bool = false
  ) {
    self.root = root
    self.files = files
    self.notes = notes
    self.configurationFolders = configurationFolders
    self.unusedInclusions = unusedInclusions
    self.unusedExclusions = unusedExclusions
    self.isAllExcluded = isAllExcluded
  }

  public func files(_ kind: SourceFile.Kind) -> [SourceFile] { files.filter { $0.kind == kind } }
}
