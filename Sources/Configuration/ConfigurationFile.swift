import NavigationModel

/// The file names of a configuration.
public enum ConfigurationFile {
  /// A folder may hold at most one of them.
  public static let names = [".navlint.yml", ".navlint.yaml"]

  /// The configuration in a folder; nil if there is none.
  /// - Parameters:
  ///   - folder: from the repository's top; empty for the top itself.
  ///   - shown: how messages name a path.
  public static func path(
    in folder: String, exists: (String) -> Bool, shown: (String) -> String
  ) throws(ConfigurationFailure) -> String? {
    let found = names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.filter(exists)
    guard found.count < 2 else {
      throw ConfigurationFailure(
        file: shown(found[1]), place: .first,
        "'\(names[0])' is in the same folder, and only one of the two can apply. Merge them into '\(names[0])', and delete this one."
      )
    }
    return found.first
  }

  /// Whether a file is probably meant as a configuration, though its name is not one of the expected ones.
  public static func isMeant(by name: String) -> Bool {
    guard !names.contains(name), name.utf8.count <= 20, !name.hasSuffix("~") else { return false }
    return names.contains { Spelling.distance(name.lowercased(), $0) <= 2 }
  }

  /// The message about a file that is probably meant as a configuration.
  static func problem(_ name: String, shown: String) -> ConfigurationProblem {
    ConfigurationProblem(
      file: shown, place: .first,
      message: "this file is not read: a configuration is called '\(names[0])'. Rename it, or delete it.")
  }
}

extension ConfigurationFile {
  /// The messages about the files of a folder that are probably meant as configurations.
  /// - Parameter shown: how messages name a file of the folder.
  public static func problems(_ names: [String], shown: (String) -> String) -> [ConfigurationProblem] {
    names.filter(isMeant).map { problem($0, shown: shown($0)) }
  }
}
