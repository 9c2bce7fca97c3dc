import NavigationModel

/// Decides which of the languages of an app's string tables is read: the one in which its developers write.
struct DevelopmentLanguage {
  /// The tables in other languages.
  private let passedOver: Set<SourceFile>

  func reads(_ file: SourceFile) -> Bool { !passedOver.contains(file) }

  init(files: [SourceFile]) {
    self.init(files: files) { file in
      if case .success(let bytes) = FileSystem.read(file.location, limit: Self.largestProject) { bytes } else { nil }
    }
  }

  /// - Parameter read: the bytes of a project, a package or an Info.plist.
  init(files: [SourceFile], read: (SourceFile) -> [UInt8]?) {
    var groups: [Table: [Version]] = [:]
    for file in files where file.kind == .stringTable {
      guard let version = Version(file) else { continue }
      groups[version.table, default: []].append(version)
    }
    var regions = Regions(files: files)
    var passedOver: Set<SourceFile> = []
    for (table, versions) in groups where versions.count > 1 {
      let chosen = Self.chosen(among: Set(versions.map(\.language))) { regions.region(of: table.folder, read) }
      passedOver.formUnion(versions.filter { $0.language != chosen }.map(\.file))
    }
    self.passedOver = passedOver
  }

  private static let largestProject = 64 << 20

  private struct Table: Hashable {
    /// The folder that holds the folders of the languages.
    var folder: Substring
    var name: Substring
  }

  /// A table in one language: `App/de.lproj/Localizable.strings`.
  private struct Version {
    var table: Table
    var language: String
    var file: SourceFile

    init?(_ file: SourceFile) {
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > 1, case let folder = parts[parts.count - 2], folder.hasSuffix(".lproj") else { return nil }
      let length = folder.utf8.count + 1 + parts[parts.count - 1].utf8.count
      table = Table(folder: Substring(file.path.utf8.dropLast(length)), name: parts[parts.count - 1])
      language = String(folder.dropLast(".lproj".count))
      self.file = file
    }
  }

  /// `Base`, else the project's language, else English, else the first by name.
  private static func chosen(among languages: Set<String>, region: () -> String?) -> String? {
    if languages.contains("Base") { return "Base" }
    let sorted = languages.sorted { $0.precedesInBytes($1) }
    for wanted in [region(), "en"].compactMap({ $0 }).map(normal) {
      if let same = sorted.first(where: { normal($0) == wanted }) { return same }
      let code = wanted.prefix { $0 != "-" }
      if let near = sorted.first(where: { normal($0).prefix { $0 != "-" } == code }) { return near }
    }
    return sorted.first
  }

  /// `en-gb` for `en_GB`; `en` for `English`, as old projects write.
  private static func normal(_ language: String) -> String {
    let name = String(language.map { $0 == "_" ? "-" : $0 }).lowercased()
    return oldNames[name] ?? name
  }

  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
    "dutch": "nl", "portuguese": "pt",
  ]
}

/// What projects, packages and Info.plists say about the language in which an app is developed.
private struct Regions {
  /// The kinds of files that name a language, and the text in front of it.
  private static let marks: [(ending: String, mark: String)] = [
    ("/project.pbxproj", "developmentRegion"), ("project.yml", "developmentLanguage"),
    ("Package.swift", "defaultLocalization"), ("Info.plist", "CFBundleDevelopmentRegion"),
  ]

  private var sources: [(file: SourceFile, mark: String)]
  /// Nil until it is needed for a table in several languages.
  private var known: [(path: String, region: String)]?

  init(files: [SourceFile]) {
    sources = files.compactMap { file in
      Self.marks.first { file.path.hasSuffix($0.ending) || file.path == $0.ending.drop { $0 == "/" } }.map {
        (file, $0.mark)
      }
    }
  }

  /// The region that the nearest of these files gives for a folder.
  mutating func region(of folder: Substring, _ read: (SourceFile) -> [UInt8]?) -> String? {
    let all =
      known
      ?? sources.compactMap { file, mark in
        read(file).flatMap { Self.value(after: mark, in: $0) }.map { (file.path, $0) }
      }
    known = all
    return all.map { (near: SourceLocation.sharedFolders($0.path, String(folder)), region: $0) }.min {
      ($1.near, $0.region.path) < ($0.near, $1.region.path)
    }?.region.region
  }

  /// The word that follows a mark, with any punctuation between: `developmentRegion = "pt-BR";`,
  /// `<key>CFBundleDevelopmentRegion</key><string>de</string>`. Nil for one that build settings fill in.
  private static func value(after mark: String, in bytes: [UInt8]) -> String? {
    guard let start = bytes.end(of: Array(mark.utf8)) else { return nil }
    var rest = bytes[start...].prefix(200)
    if rest.starts(with: "</key>".utf8) {
      guard let value = Array(rest).end(of: Array("<string>".utf8)) else { return nil }
      rest = rest.dropFirst(value)
    }
    let word = rest.drop { !isLetter($0) && $0 != UInt8(ascii: "$") }
      .prefix { isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension [UInt8] {
  /// The end of a text's occurrence in the bytes; nil if it does not occur.
  fileprivate func end(of text: [UInt8]) -> Int? {
    withUnsafeBufferPointer { bytes in
      text.withUnsafeBufferPointer { text in
        guard bytes.count >= text.count else { return nil }
        for start in 0...(bytes.count - text.count) where bytes[start] == text[0] {
          var length = 1
          while length < text.count, bytes[start + length] == text[length] { length += 1 }
          if length == text.count { return start + length }
        }
        return nil
      }
    }
  }
}
