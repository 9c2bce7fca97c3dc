import SourceFacts

/// What was read of the modules that the app imports: followed as the app's own code, and no part of the app.
public struct DependencyFacts: Hashable, Sendable {
  /// In order of path.
  public var files: [FileFacts]
  /// The module of each file, by its path.
  public var modules: [String: String]
  /// The modules whose sources are at hand, also those of which nothing had to be read.
  public var names: Set<String>
  /// How many files of each module are reached and were not read, as there are too many.
  public var leftOut: [String: Int] = [:]

  public init(files: [FileFacts] = [], modules: [String: String] = [:], names: Set<String> = []) {
    self.files = files
    self.modules = modules
    self.names = names
  }

  /// No dependency's sources are at hand.
  public static let none = DependencyFacts()
}
