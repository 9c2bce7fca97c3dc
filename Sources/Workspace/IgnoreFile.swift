import Globs

/// The rules of one `.gitignore` file, as git reads them.
/// The rules of a user's own machine (`core.excludesFile`) are never read: the same tree gives the same result
/// everywhere.
struct IgnoreFile: Hashable, Sendable {
  private struct Rule: Hashable, Sendable {
    var glob: Glob
    /// `!pattern`: what matches is read nevertheless.
    var isNegated: Bool
    /// `pattern/`
    var isFolderOnly: Bool
    /// The pattern matches a path from the file's own folder, not a name at any depth.
    var isAnchored: Bool
  }

  private var rules: [Rule] = []
  /// The absolute path of the folder that the rules apply to.
  let folder: String

  init(_ text: [UInt8], folder: String) {
    self.folder = folder
    var text = text[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let rule = Self.rule(line) { rules.append(rule) }
    }
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    if line.first == UInt8(ascii: "#") { return nil }
    // Spaces at the end do not count, unless escaped.
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let isFolderOnly = line.last == UInt8(ascii: "/")
    if isFolderOnly { line = line.dropLast() }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line = line.dropFirst() }
    guard !line.isEmpty, let glob = Glob(Array(line)) else { return nil }
    return Rule(glob: glob, isNegated: isNegated, isFolderOnly: isFolderOnly, isAnchored: isAnchored)
  }

  /// Whether a rule of the file applies to the path, which must be below ``folder``, and what it says: the last rule
  /// that matches counts.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    guard let relative = FilePaths.relative(path, to: folder) else { return nil }
    let bytes = Array(relative.utf8)
    let names = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let last = Array(names.suffix(1))
    let traits = PathTraits(bytes)
    for rule in rules.reversed() where isFolder || !rule.isFolderOnly {
      if rule.glob.matches(rule.isAnchored ? names : last, traits) { return !rule.isNegated }
    }
    return nil
  }
}

extension [IgnoreFile] {
  /// The innermost file with a rule for the path decides. Outermost first.
  func ignores(_ path: String, isFolder: Bool) -> Bool {
    for file in reversed() {
      if let verdict = file.ignores(path, isFolder: isFolder) { return verdict }
    }
    return false
  }
}
