import SourceFacts

/// The facts of modules that the app imports: followed as the app's own code, but no part of the app.
public struct DependencyFacts: Hashable, Sendable {
  /// In order of path.
  public var files: [FileFacts]
  /// The module of each file, by its path.
  public var modules: [String: String]
  /// The modules whose sources are available, also those of which no file had to be read.
  public var names: Set<String>
  /// The number of files of each module that are reached but were not read, because there are too many.
  public var leftOut: [String: Int] = [:]

  public init(files: [FileFacts] = [], modules: [String: String] = [:], names: Set<String> = []) {
    self.files = files
    self.modules = modules
    self.names = names
  }

  /// No dependency's sources are available.
  public static let none = DependencyFacts()
}
