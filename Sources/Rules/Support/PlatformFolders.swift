/// Folders for the platforms of one app: `iOS/Login.swift`, `tvOS/Login.swift`.
enum PlatformFolders {
  /// The first folders in which the paths differ say that the files are for two platforms. It is not known which files
  /// each target compiles, so of two types with one name either may be meant.
  static func part(_ a: String, from b: String) -> Bool {
    let (a, b) = (a.split(separator: "/").dropLast(), b.split(separator: "/").dropLast())
    guard let (own, other) = zip(a, b).first(where: { $0 != $1 }) else { return false }
    return isPlatform(own) && isPlatform(other)
  }

  /// `tvOS`, `App-macOS`, `Shop (iOS)`
  private static func isPlatform(_ folder: Substring) -> Bool {
    folder.lowercased().split { !$0.isLetter }.contains { platforms.contains(String($0)) }
  }

  private static let platforms: Set<String> = ["ios", "ipados", "macos", "mac", "tvos", "watchos", "visionos", "xros"]
}
