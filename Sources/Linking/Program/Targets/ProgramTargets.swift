import SourceFacts

/// The apps, extensions and modules of a tree, and the files that each of them can see.
///
/// Projects and packages come first. Files that they do not mention belong to the app whose `@main`, or the extension
/// whose property list, lies in the nearest folder around them, and else to all.
struct ProgramTargets: Sendable {
  /// What is known of the files of one set of targets.
  private struct Sight: Hashable {
    /// The targets that compile the files, by projects and packages.
    var compiled = TargetSet()
    /// The apps, extensions and tools that contain the files' code, also through imported modules.
    var started = TargetSet()
    /// It is not known which targets contain the files.
    var isUnknown = false
  }

  /// The distance of a declaration in another app: no declaration that can be meant is farther.
  static let furthest = 2

  let all: [TargetMembership.Target]
  /// Projects that were skipped.
  let remarks: [TargetMembership.Remark]
  /// Targets that people or the system start.
  let started: TargetSet
  private let libraries: TargetSet
  private let sights: [Sight]
  /// By file.
  private let places: [Int32]
  private let executables: ExecutableFolders

  /// Some code may belong to one app and not to another.
  var areSeveral: Bool { started.numbers.count > 1 }

  /// - Parameters:
  ///   - extensionFolders: the folders whose property list is that of an app extension, with the closing slash.
  ///   - foreignFiles: the files of dependencies, which no target of the tree compiles.
  init(
    files: [FileFacts], projects: [ProjectFacts], extensionFolders: Set<String>, outOfScopeFiles: [Bool],
    foreignFiles: [Bool]
  ) {
    let mains = MainTypes(files: files, outOfScopeFiles: outOfScopeFiles, foreignFiles: foreignFiles)
    executables = ExecutableFolders(files: files, mains: mains, extensionFolders: extensionFolders)
    let manifests = zip(files, foreignFiles).compactMap { file, isForeign in
      isForeign ? nil : PackageManifest(file).map { (file.path, $0) }
    }
    var membership = TargetMembership(
      projects: projects, packages: Dictionary(manifests) { first, _ in first }, files: files.map(\.path))
    remarks = membership.remarks
    membership.leaveOut(foreignFiles)
    var draft = Draft(membership, executables, mains, foreignFiles)
    draft.startTools(mains)
    let modules = SeenModules(targets: draft.all, compiled: membership.targetsOfFiles, files: files)
    let targets = draft.all
    all = targets
    started = draft.started
    libraries = TargetSet(targets.indices.filter { targets[$0].facts.kind == .library })
    (sights, places) = draft.sights(modules, count: files.count)
  }

  /// The state of the construction.
  private struct Draft {
    var all: [TargetMembership.Target]
    let membership: TargetMembership
    /// The target of the executable around a file; for files that no project mentions.
    var around: [Int: Int] = [:]

    var started: TargetSet { TargetSet(all.indices.filter { all[$0].facts.kind.isStarted }) }

    init(_ membership: TargetMembership, _ executables: ExecutableFolders, _ mains: MainTypes, _ foreignFiles: [Bool]) {
      self.membership = membership
      all = membership.targets
      var numbers: [Int: Int] = [:]
      let kinds = mains.kinds.sorted { $0.key < $1.key }.reduce(into: [Int: TargetFacts.Kind]()) { kinds, main in
        if let folder = executables.innermost(around: main.key), kinds[folder] == nil { kinds[folder] = main.value }
      }
      let names = Set(all.map(\.name))
      for (file, compiled) in membership.targetsOfFiles.enumerated() where compiled.isEmpty && !foreignFiles[file] {
        guard let folder = executables.innermost(around: file) else { continue }
        let number = numbers[folder] ?? all.count
        if numbers[folder] == nil {
          numbers[folder] = number
          let kind = kinds[folder] ?? (executables.isExtension(folder) ? .extension : .tool)
          all.append(Self.target(ofFolder: executables.folders[folder], kind, besides: names))
        }
        all[number].fileCount += 1
        around[file] = number
      }
    }

    /// An app without a project is named by its folder.
    private static func target(ofFolder folder: String, _ kind: TargetFacts.Kind, besides names: Set<String>)
      -> TargetMembership.Target
    {
      let path = String(folder.dropLast())
      let last = path.split(separator: "/").last.map(String.init) ?? path
      return TargetMembership.Target(
        name: names.contains(last) ? "\(last)@\(path)" : last, facts: TargetFacts(name: last, kind: kind), folder: path)
    }

    /// A package's executable may be an app.
    mutating func startTools(_ mains: MainTypes) {
      for (file, kind) in mains.kinds where kind == .app {
        for number in membership.targetsOfFiles[file].numbers where all[number].facts.kind == .tool {
          all[number].facts.kind = .app
        }
      }
    }

    func sights(_ modules: SeenModules, count: Int) -> ([Sight], [Int32]) {
      let everything = started
      var sights: [Sight] = []
      var known: [Sight: Int32] = [:]
      var ofSets: [TargetSet: Sight] = [:]
      var places: [Int32] = []
      places.reserveCapacity(count)
      for file in 0..<count {
        let compiled = membership.targetsOfFiles[file]
        let sight: Sight
        if let number = around[file] {
          sight = Sight(started: TargetSet([number]))
        } else if let found = ofSets[compiled] {
          sight = found
        } else {
          let started = modules.started(ofFilesIn: compiled)
          sight = Sight(
            compiled: compiled, started: started.isEmpty ? everything : started, isUnknown: started.isEmpty)
          ofSets[compiled] = sight
        }
        if known[sight] == nil {
          known[sight] = Int32(sights.count)
          sights.append(sight)
        }
        places.append(known[sight] ?? 0)
      }
      return (sights, places)
    }
  }

  private func sight(_ file: UInt32) -> Sight { sights[Int(places[Int(file)])] }

  /// The apps, extensions and tools that contain a file's code. All of them where it is not known.
  func started(holding file: UInt32) -> TargetSet { sight(file).started }

  /// It is known which targets contain a file.
  func isKnown(_ file: UInt32) -> Bool { !sight(file).isUnknown }

  /// The target itself compiles the file, not a module that it imports.
  func compiles(_ target: Int, _ file: UInt32) -> Bool {
    let sight = sight(file)
    return sight.compiled.contains(target)
      || sight.compiled.isEmpty && !sight.isUnknown && sight.started.contains(target)
  }

  /// The device families of the apps and extensions that compile a file; empty where none is known, or one states none.
  func deviceFamilies(ofFile file: UInt32) -> Set<Int> {
    let stated = sight(file).compiled.numbers.map { all[$0].facts }.filter(\.kind.isStarted).map(\.deviceFamilies)
    return stated.contains(where: \.isEmpty) ? [] : stated.reduce(into: []) { $0.formUnion($1) }
  }

  /// 0 for a declaration in a target of the asking file, then those that it may import, then those of other apps. No
  /// module can import an app, so an app's declaration is not visible outside of it, however near.
  func distance(toDeclarationIn file: UInt32, from place: UInt32) -> Int {
    let (declared, asking) = (sight(file).compiled, sight(place).compiled)
    if declared.isEmpty || asking.isEmpty {
      if executables.hides(declarationIn: file, from: place) { return Self.furthest }
      return asking.isEmpty ? 0 : 1
    }
    if declared == asking || declared.meets(asking) { return 0 }
    return declared.meets(libraries) ? 1 : Self.furthest
  }

  /// No app contains both files: code in one does not affect the other.
  func areApart(_ file: UInt32, _ other: UInt32) -> Bool {
    !started(holding: file).meets(started(holding: other)) && areSeveral
  }
}
