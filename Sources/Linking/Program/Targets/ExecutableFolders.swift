import SourceFacts

/// The folders of the apps, extensions and widgets of a tree: those with a type marked `@main`, a `main.swift`, or the
/// property list of an extension.
///
/// No module can import an executable, so a declaration in such a folder is not visible outside of it, however near.
/// This separates declarations of one name in the apps for phone and watch and in an App Clip.
struct ExecutableFolders: Sendable {
  /// By the number of the executable; with the closing slash.
  let folders: [String]
  /// For each file the executables around it, the outermost first.
  private let around: [[Int]]
  /// Those known by the property list of an extension.
  private let extensions: Set<String>

  init(files: [FileFacts], mains: MainTypes, extensionFolders: Set<String>) {
    var found = Set(mains.kinds.keys.map { FileFolders.folder(of: files[$0].path) })
    // A property list beside or above an app's start describes a part of what lies there.
    extensions = extensionFolders.filter { folder in !found.contains { $0.hasPrefix(folder) } }
    found.formUnion(extensions)
    // A single executable hides nothing that another could mean, and one at the root contains everything.
    found.remove("")
    folders = found.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
    var known: [String: [Int]] = [:]
    around = files.map { file in
      let folder = FileFolders.folder(of: file.path)
      if let list = known[folder] { return list }
      let list = numbers.isEmpty ? [] : Self.folders(to: folder).compactMap { numbers[$0] }
      known[folder] = list
      return list
    }
  }

  /// The folders whose only property list is that of an app extension, with the closing slash.
  static func ofExtensions(_ lists: [PropertyListFacts]) -> Set<String> {
    let ofFolders = Dictionary(grouping: lists) { FileFolders.folder(of: $0.path) }
    return Set(ofFolders.filter { $1.count == 1 && $1[0].isOfExtension }.keys)
  }

  /// A folder and its parents, the outermost first, each with its closing slash.
  private static func folders(to folder: String) -> [String] {
    folder.utf8.indices.filter { folder.utf8[$0] == UInt8(ascii: "/") }.map { String(Substring(folder.utf8[...$0])) }
  }

  /// An executable that does not contain the place contains the declaration. Both by the numbers of their files.
  func hides(declarationIn file: UInt32, from place: UInt32) -> Bool {
    around[Int(file)].last.map { !around[Int(place)].contains($0) } ?? false
  }

  /// Only a property list says that the folder holds an extension.
  func isExtension(_ executable: Int) -> Bool { extensions.contains(folders[executable]) }

  /// The innermost executable around a file.
  func innermost(around file: Int) -> Int? { around[file].last }
}
