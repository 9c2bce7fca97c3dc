/// The Swift files that the targets of an Xcode project compile. Paths are relative to the project's folder.
public struct ProjectSources: Hashable, Sendable {
  /// A folder whose files belong to its targets without being named one by one (Xcode 16).
  public struct Folder: Hashable, Sendable {
    public var path: String
    /// Files and folders in it that no target compiles, relative to it.
    public var leftOut: [String]

    public init(path: String, leftOut: [String] = []) {
      self.path = path
      self.leftOut = leftOut
    }
  }

  /// Sorted.
  public var files: [String]
  /// Sorted by path.
  public var folders: [Folder]

  public init(files: [String] = [], folders: [Folder] = []) {
    self.files = files
    self.folders = folders
  }
}

extension ProjectSources {
  /// Nil when the project cannot be read whole, or names no source.
  init?(_ objects: ProjectObjects) {
    guard objects.isWhole, objects.all.count <= Self.objectLimit else { return nil }
    var places = ProjectPlaces(objects)
    let builds = objects.all.filter { $0.kind == .sourcesPhase }.flatMap { $0[list: .files] }
    let references = builds.compactMap { objects[$0]?[text: .fileRef] }.filter {
      objects[$0]?[text: .path].map(Self.isSwift) ?? false
    }
    files = Set(references.compactMap { places.path(of: $0) }).sorted()
    folders = Self.folders(objects, &places)
    if files.isEmpty, folders.isEmpty { return nil }
  }

  /// More than forty times the size of the largest known apps.
  static let objectLimit = 300_000

  static func isSwift(_ path: ProjectObjects.Text) -> Bool { path.suffix(6).elementsEqual(".swift".utf8) }

  private static func folders(_ objects: ProjectObjects, _ places: inout ProjectPlaces) -> [Folder] {
    var targets: [ProjectObjects.Text: Set<ProjectObjects.Text>] = [:]
    for target in objects.all {
      for folder in target[list: .fileSystemSynchronizedGroups] { targets[folder, default: []].insert(target.id) }
    }
    let folders = objects.all.compactMap { group -> Folder? in
      guard group.kind == .synchronizedFolder, let path = places.path(of: group.id) else { return nil }
      var exceptions: [ProjectObjects.Text: Set<String>] = [:]
      for set in group[list: .exceptions].compactMap({ objects[$0] }) {
        if let target = set[text: .target] {
          exceptions[target, default: []].formUnion(set[list: .membershipExceptions].map(ProjectPlaces.text))
        }
      }
      // For a target with the folder, an exception is a file that it does not compile; for another one, a file that it
      // compiles.
      let having = targets[group.id] ?? []
      guard let first = having.first else { return nil }
      let taken = exceptions.filter { !having.contains($0.key) }.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      let leftOut = having.reduce(exceptions[first] ?? []) { $0.intersection(exceptions[$1] ?? []) }.subtracting(taken)
      return Folder(path: path, leftOut: leftOut.sorted())
    }
    return folders.sorted { ($0.path, $0.leftOut.count) < ($1.path, $1.leftOut.count) }
  }
}
