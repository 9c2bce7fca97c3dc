import Linking
import SourceFacts

/// Libraries copied into the app's own sources, of which the app uses a part. Only their style tells them.
struct CopiedLibraries {
  private let program: LinkedProgram
  private let files: [String]
  /// The imports of files, in letters only; without those of tests, which import the app.
  private let imported: Set<String>
  /// The folder with nearly only files of a prefix, and all of these.
  private let folders: [String: String]

  init(_ program: LinkedProgram) {
    self.program = program
    let roots = program.files
    files = roots.map(program.path)
    imported = Self.imported(by: roots, program)
    folders = Self.foldersOfPrefixes(files)
  }

  /// The imports of a folder's own files tell nothing of it. The files of one folder mostly import the same.
  private static func imported(by files: [Ref], _ program: LinkedProgram) -> Set<String> {
    var modules: [Substring: Set<String>] = [:]
    for file in files {
      let names = program.children(file).filter { program.kind($0) == .import }.map(program.name)
      guard !names.contains("XCTest"), !names.contains("Testing") else { continue }
      modules[folder(of: program.path(file)), default: []].formUnion(names)
    }
    return modules.reduce(into: []) { names, entry in
      names.formUnion(Set(entry.value.map(letters)).subtracting(entry.key.split(separator: "/").map(letters)))
    }
  }

  func holds(_ type: TypeID) -> Bool {
    guard let declaration = program.declaration(of: type) else { return false }
    let path = program.path(declaration)
    if isPublicForNobody(declaration) || isOnlyForLibraries(type) { return true }
    guard let prefix = Self.prefix(of: program.name(declaration)), let folder = folders[prefix] else { return false }
    return path.hasPrefix(folder)
  }

  /// A public declaration in an app's own module was written for others.
  private func isPublicForNobody(_ declaration: Ref) -> Bool {
    program.flags(declaration).contains(.isPublic)
      && !Self.folders(of: program.path(declaration)).contains { imported.contains(Self.letters($0)) }
  }

  /// The window's controller in a banner's library, of which only the banner is public: no other code makes it.
  private func isOnlyForLibraries(_ type: TypeID) -> Bool {
    let makers = program.constructions(of: type).filter { !program.isOutOfScope($0) }.map(program.enclosingType)
    return !makers.isEmpty
      && makers.allSatisfy { maker in
        // Views are made public out of habit, too.
        guard let maker, maker != type, !program.isLive(maker), !program.isView(maker),
          let declaration = program.declaration(of: maker)
        else { return false }
        return isPublicForNobody(declaration)
      }
  }

  /// `Picker/MLPicker.swift`, `Picker/Views/MLPickerCell.swift`: all files of the prefix are in one folder of another
  /// name, in which they are the majority, and which is a small part of the app.
  private static func foldersOfPrefixes(_ files: [String]) -> [String: String] {
    let named = Dictionary(grouping: files) { prefix(of: $0[folder(of: $0).endIndex...].drop { $0 == "/" }) ?? "" }
    return named.reduce(into: [:]) { result, entry in
      guard !entry.key.isEmpty, entry.value.count >= fewestFiles else { return }
      let shared = entry.value.map { folders(of: $0) }.reduce(folders(of: entry.value[0])) { all, next in
        Array(zip(all, next).prefix { $0 == $1 }.map(\.0))
      }
      guard let last = shared.last, last.uppercased() != entry.key else { return }
      let folder = shared.joined(separator: "/") + "/"
      let inside = files.count { $0.hasPrefix(folder) }
      if entry.value.count * 3 >= inside * 2, inside * 3 <= files.count { result[entry.key] = folder }
    }
  }

  private static let fewestFiles = 3

  /// `ML` of `MLPickerCell` and of `ML+Image`.
  private static func prefix(of name: some StringProtocol) -> String? {
    // Nearly all names start with a single capital.
    if name.utf8.dropFirst().first.map({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) ?? true { return nil }
    let capitals = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(capitals.count).first
    let length = rest == "+" ? capitals.count : rest?.isLowercase == true ? capitals.count - 1 : 0
    return (2...4).contains(length) ? String(capitals.prefix(length)) : nil
  }

  private static func folders(of path: String) -> [Substring] { folder(of: path).split(separator: "/") }
  private static func folder(of path: String) -> Substring {
    path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
  }
  private static func letters(_ name: some StringProtocol) -> String { name.lowercased().filter(\.isLetter) }
}
