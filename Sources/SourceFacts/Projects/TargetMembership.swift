import Globs

/// The targets that compile each Swift file, as far as the projects and packages of the tree tell.
///
/// Paths are compared in lower case, as common file systems do.
public struct TargetMembership: Sendable {
  public struct Target: Hashable, Sendable {
    /// Unique: `Player`, and of two `Demo` the one in a folder further in as `Demo@Examples/Map`.
    public var name: String
    public var facts: TargetFacts
    /// The folder of the project, as the tree has it; empty at the top.
    public var folder: String
    /// The number of Swift files that it compiles.
    public var fileCount = 0

    public init(name: String, facts: TargetFacts, folder: String) {
      self.name = name
      self.facts = facts
      self.folder = folder
    }
  }

  /// A project whose targets are not known, or not all of them.
  public struct Remark: Hashable, Sendable {
    public var path: String
    /// One sentence without its end.
    public var message: String
  }

  /// Projects that are skipped or read in part, in order.
  public private(set) var remarks: [Remark] = []
  /// Targets that compile a file of the tree, in order of project and name.
  public private(set) var targets: [Target] = []
  /// The targets of each file; empty where they are not known.
  public private(set) var targetsOfFiles: [TargetSet] = []

  /// - Parameters:
  ///   - files: the paths of all Swift files.
  ///   - packages: by the paths of their manifests.
  public init(projects: [ProjectFacts], packages: [String: PackageManifest], files paths: [String]) {
    targetsOfFiles = Array(repeating: TargetSet(), count: paths.count)
    remarks = projects.compactMap(Remark.init(gapOf:)).sorted { $0.path < $1.path }
    guard !packages.isEmpty || projects.contains(where: { !$0.targets.isEmpty }) else { return }
    let files = paths.map { $0.lowercased() }
    var described = Self.described(projects, packages, files, &remarks)
    guard !described.isEmpty else { return }
    var index = TargetIndex(described)
    var found = files.map { index.targets(of: $0) }
    var counts = [Int](repeating: 0, count: described.count)
    let filesOfSets = found.reduce(into: [TargetSet: Int]()) { $0[$1, default: 0] += 1 }
    for (set, files) in filesOfSets { for number in set.numbers { counts[number] += files } }
    for number in described.indices { described[number].fileCount = counts[number] }
    // A target without files distinguishes nothing.
    let kept = described.indices.filter { counts[$0] > 0 }
    let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    var renumbered: [TargetSet: TargetSet] = [:]
    for set in filesOfSets.keys { renumbered[set] = TargetSet(set.numbers.compactMap { numbers[$0] }) }
    found = found.map { renumbered[$0] ?? $0 }
    targets = Self.named(kept.map { described[$0].target })
    targetsOfFiles = found
  }

  /// Removes files below targets' folders that belong to none of them.
  public mutating func leaveOut(_ files: [Bool]) {
    for (place, isOut) in files.enumerated() where isOut { targetsOfFiles[place] = TargetSet() }
  }

  /// The targets of all projects that were understood, each once: a generated project and its description have the same
  /// ones.
  private static func described(
    _ projects: [ProjectFacts], _ packages: [String: PackageManifest], _ files: [String], _ remarks: inout [Remark]
  ) -> [DescribedTarget] {
    let known = Set(files)
    let inhabited = BuildMembership.foldersAbove(all: files)
    var found: [DescribedTarget] = []
    var names: [String: Set<String>] = [:]
    func add(_ targets: [TargetFacts], in folder: String, isPackage: Bool = false) {
      for target in targets where names[folder, default: []].insert(target.name).inserted {
        found.append(DescribedTarget(target, folder: folder, isPackage: isPackage))
      }
    }
    let sorted = projects.sorted { $0.path < $1.path }
    for project in sorted where project.path.hasSuffix(BuiltProject.ending) {
      let built = BuiltProject(project, known: known, inhabited: inhabited)
      guard built.isUnderstood else {
        if project.targets.count > 1, !built.files.isEmpty { remarks.append(Remark(missingFilesOf: built, project)) }
        continue
      }
      let bundle = BuildMembership.folder(of: project.path).dropLast()
      add(project.targets, in: String(BuildMembership.folder(of: String(bundle)).dropLast()))
    }
    for project in sorted where project.generatesProject {
      add(project.targets, in: String(BuildMembership.folder(of: project.path).dropLast()))
    }
    for (path, manifest) in packages.sorted(by: { $0.key < $1.key }) {
      add(manifest.targets, in: String(BuildMembership.folder(of: path).dropLast()), isPackage: true)
    }
    // Further ones are not distinguished.
    guard found.count > TargetFacts.limit else { return found }
    let message =
      "the projects have more than \(TargetFacts.limit) targets; the code of one is not distinguished from that of another"
    remarks.append(Remark(path: sorted.first?.path ?? packages.keys.min() ?? "", message: message))
    return []
  }

  /// Targets with one name are distinguished by their folders.
  private static func named(_ targets: [Target]) -> [Target] {
    var counts: [String: Int] = [:]
    for target in targets { counts[target.name, default: 0] += 1 }
    var taken: [String: Int] = [:]
    return targets.map { target in
      var result = target
      if counts[target.name, default: 0] > 1, !target.folder.isEmpty { result.name += "@\(target.folder)" }
      taken[result.name, default: 0] += 1
      if let number = taken[result.name], number > 1 { result.name += "-\(number)" }
      return result
    }
  }
}

extension TargetMembership.Remark {
  /// nil where a project's description was read whole.
  fileprivate init?(gapOf project: ProjectFacts) {
    guard let gap = project.targetGap else { return nil }
    path = project.path
    message =
      switch gap {
      case .noYAML: "this is not YAML; the targets that it describes are not distinguished"
      case .tooLarge: "this describes more than navlint reads; its targets are not distinguished"
      case .includes: "the files that this includes are not read; targets that they add or change are unknown"
      }
  }

  /// The tree contains a part of an app, or the project was misread.
  fileprivate init(missingFilesOf built: BuiltProject, _ project: ProjectFacts) {
    path = project.path
    message =
      "\(built.missing) of the \(built.files.count) Swift files that this project names are not in the sources; "
      + "its targets are not distinguished"
  }
}

/// A target with the indexes of its files in the tree.
struct DescribedTarget {
  var target: TargetMembership.Target
  let files: [String]
  let folders: [ProjectSources.Folder]
  let isPackage: Bool
  var fileCount: Int {
    get { target.fileCount }
    set { target.fileCount = newValue }
  }

  init(_ facts: TargetFacts, folder: String, isPackage: Bool) {
    target = TargetMembership.Target(name: facts.name, facts: facts, folder: folder)
    files = facts.files.map { ProjectPlaces.joined([folder, $0]).lowercased() }
    folders = facts.folders.map {
      ProjectSources.Folder(
        path: ProjectPlaces.joined([folder, $0.path]).lowercased(), leftOut: $0.leftOut.map { $0.lowercased() })
    }
    self.isPackage = isPackage
  }
}

/// The targets by their files and folders. The cost for a file is its depth.
private struct TargetIndex {
  /// The targets of one folder.
  private struct Folder {
    var targets = TargetSet()
    /// The targets by what they exclude of it.
    var leftOut: [String: TargetSet] = [:]
    var patterns: [(pattern: Glob, targets: TargetSet)] = []
    var isOfPackage = false

    var isPlain: Bool { leftOut.isEmpty && patterns.isEmpty }
  }

  private var files: [String: TargetSet] = [:]
  private var folders: [String: Folder] = [:]
  /// The targets of all files of a folder, where nothing around it is excluded.
  private var known: [String: TargetSet] = [:]

  /// Further patterns of one folder are ignored.
  private static let patternLimit = 100
  /// People do not nest folders deeper.
  private static let depthLimit = 64

  init(_ targets: [DescribedTarget]) {
    for (number, target) in targets.enumerated() {
      for file in target.files { files[file, default: TargetSet()].insert(number) }
      for folder in target.folders { add(folder, number, target.isPackage) }
    }
  }

  private mutating func add(_ place: ProjectSources.Folder, _ number: Int, _ isPackage: Bool) {
    var folder = folders[place.path] ?? Folder()
    folder.targets.insert(number)
    folder.isOfPackage = folder.isOfPackage || isPackage
    for name in place.leftOut {
      if name.contains("*") || name.contains("?") {
        guard folder.patterns.count < Self.patternLimit, let pattern = Glob(Array(name.utf8)) else { continue }
        folder.patterns.append((pattern, TargetSet([number])))
      } else {
        folder.leftOut[name.hasSuffix("/") ? String(name.dropLast()) : name, default: TargetSet()].insert(number)
      }
    }
    folders[place.path] = folder
  }

  mutating func targets(of file: String) -> TargetSet {
    let own = String(BuildMembership.folder(of: file).dropLast())
    let named = files[file] ?? TargetSet()
    if let known = known[own] { return named.isEmpty ? known : known.union(named) }
    let (found, isPlain) = targets(of: file, in: own)
    if isPlain { known[own] = found }
    return named.isEmpty ? found : found.union(named)
  }

  private func targets(of file: String, in own: String) -> (TargetSet, isPlain: Bool) {
    var found = TargetSet()
    var isPlain = true
    var place = own
    for _ in 0..<Self.depthLimit {
      if let folder = folders[place] {
        let taken = folder.isPlain ? folder.targets : folder.targets.subtracting(leftOut(of: folder, place, file))
        isPlain = isPlain && folder.isPlain
        found.formUnion(taken)
        // A package has its folders for itself.
        if folder.isOfPackage, !taken.isEmpty { break }
      }
      if place.isEmpty { break }
      place = String(BuildMembership.folder(of: place).dropLast())
    }
    return (found, isPlain)
  }

  private func leftOut(of folder: Folder, _ place: String, _ file: String) -> TargetSet {
    var result = TargetSet()
    let inside = place.isEmpty ? Substring(file) : Substring(file.utf8.dropFirst(place.utf8.count + 1))
    var path = String(inside)
    while !path.isEmpty {
      if let targets = folder.leftOut[path] { result.formUnion(targets) }
      // With a folder goes all below.
      if !folder.patterns.isEmpty {
        let bytes = Array(path.utf8)
        for (pattern, targets) in folder.patterns where pattern.matches(bytes[...]) { result.formUnion(targets) }
      }
      path = String(BuildMembership.folder(of: path).dropLast())
    }
    return result
  }
}
