import Globs

/// What a configuration says about the files to read. Patterns are those of git's ignore files, relative to the folder:
/// `Sources`, `Sources/*/Generated`, `**/*.generated.swift`. Everything in a folder that matches also matches.
public struct PathSelection: Hashable, Sendable {
  /// Absolute, without links.
  public let folder: String
  /// nil for everything.
  public let included: [String]?
  public let excluded: [String]
  /// What is left out is left out even if the command line names it.
  public let holdsForNamed: Bool
  private let includedGlobs: [Glob?]
  private let excludedGlobs: [Glob?]

  public init(folder: String, included: [String]?, excluded: [String], holdsForNamed: Bool = true) {
    self.folder = folder
    self.included = included
    self.excluded = excluded
    self.holdsForNamed = holdsForNamed
    includedGlobs = (included ?? []).map { $0.isEmpty ? nil : Glob(Array($0.utf8)) }
    excludedGlobs = excluded.map { Glob(Array($0.utf8)) }
  }

  /// If a file or folder is left out, so is everything in it.
  func excludes(_ absolute: String) -> Bool { !places(excluding: absolute).isEmpty }

  /// The indices of the patterns in ``excluded`` that match a file or folder.
  func places(excluding absolute: String) -> [Int] {
    guard !excludedGlobs.isEmpty, let path = FilePaths.relative(absolute, to: folder) else { return [] }
    let bytes = Array(path.utf8)
    let names = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let traits = PathTraits(bytes)
    return excludedGlobs.indices.filter { excludedGlobs[$0]?.matches(names, traits) ?? false }
  }

  /// The index of a pattern in ``excluded`` that matches what the command line names, or a folder around it.
  func place(excludingNamed absolute: String) -> Int? {
    guard holdsForNamed, !excludedGlobs.isEmpty, let path = FilePaths.relative(absolute, to: folder), path != "." else {
      return nil
    }
    var around = folder
    for part in path.split(separator: "/") {
      around = FilePaths.join(around, String(part))
      if let place = places(excluding: around).first { return place }
    }
    return nil
  }

  /// The indices of the patterns in ``included`` that match a file.
  func places(including absolute: String) -> [Int] {
    guard let included, let path = FilePaths.relative(absolute, to: folder) else { return [] }
    let bytes = Array(path.utf8)
    let names = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let traits = PathTraits(bytes)
    // The file, and the folders around it.
    let beginnings = names.indices.map { Array(names[...$0]) }
    return included.indices.filter { place in
      // The empty path is the folder itself.
      guard let glob = includedGlobs[place] else { return included[place].isEmpty }
      return beginnings.contains { glob.matches($0, traits) }
    }
  }
}
