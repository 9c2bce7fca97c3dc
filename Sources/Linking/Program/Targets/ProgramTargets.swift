import SourceFacts

/// The apps, extensions and modules of a tree, and which files each of them can see.
///
/// What projects and packages say comes first. Files of which they say nothing belong to the app whose `@main` lies in
/// the nearest folder around them, and else to all.
struct ProgramTargets: Sendable {
  /// What is known of the files of one set of targets.
  private struct Sight: Hashable {
    /// The targets that projects and packages say compile the files.
    var compiled = TargetSet()
    /// The apps, extensions and tools whose code the files are, the modules that they import included.
    var started = TargetSet()
    /// Nothing tells whose code the files are.
    var isUnknown = false
  }

  /// How far away a declaration of another app is: nothing that can be meant is further.
  static let furthest = 2

  let all: [TargetMembership.Target]
  /// Projects that are passed over.
  let remarks: [TargetMembership.Remark]
  /// Those that people or the system start.
  let started: TargetSet
  private let libraries: TargetSet
  private let sights: [Sight]
  /// By file.
  private let places: [Int32]
  private let executables: ExecutableFolders

  /// Some code may be one app's and not another's.
  var areSeveral: Bool { started.numbers.count > 1 }

  /// - Parameter foreignFiles: those of dependencies, which no target of the tree compiles.
  init(files: [FileFacts], projects: [ProjectFacts], outOfScopeFiles: [Bool], foreignFiles: [Bool]) {
    let mains = MainTypes(files: files, outOfScopeFiles: outOfScopeFiles, foreignFiles: foreignFiles)
    executables = ExecutableFolders(files: files, mains: mains)
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

  /// What is found out step by step.
  private struct Draft {
    var all: [TargetMembership.Target]
    let membership: TargetMembership
    /// By file, the target of the executable around it; of files of which no project says anything.
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
          all.append(Self.target(ofFolder: executables.folders[folder], kinds[folder] ?? .tool, besides: names))
        }
        all[number].fileCount += 1
        around[file] = number
      }
    }

    /// An app that no project describes is called as its folder.
    private static func target(ofFolder folder: String, _ kind: TargetFacts.Kind, besides names: Set<String>)
      -> TargetMembership.Target
    {
      let path = String(folder.dropLast())
      let last = path.split(separator: "/").last.map(String.init) ?? path
      return TargetMembership.Target(
        name: names.contains(last) ? "\(last)@\(path)" : last, facts: TargetFacts(name: last, kind: kind), folder: path)
    }

    /// What a package calls an executable may be an app.
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

  /// The apps, extensions and tools whose code a file is. All of them where nothing tells.
  func started(holding file: UInt32) -> TargetSet { sight(file).started }

  /// Something tells whose code a file is.
  func isKnown(_ file: UInt32) -> Bool { !sight(file).isUnknown }

  /// The target itself compiles the file, not a module that it imports.
  func compiles(_ target: Int, _ file: UInt32) -> Bool {
    let sight = sight(file)
    return sight.compiled.contains(target)
      || sight.compiled.isEmpty && !sight.isUnknown && sight.started.contains(target)
  }

  /// The devices of the apps and extensions that compile a file; empty where none is known, or one does not say.
  func deviceFamilies(ofFile file: UInt32) -> Set<Int> {
    let stated = sight(file).compiled.numbers.map { all[$0].facts }.filter(\.kind.isStarted).map(\.deviceFamilies)
    return stated.contains(where: \.isEmpty) ? [] : stated.reduce(into: []) { $0.formUnion($1) }
  }

  /// 0 for what a target of the asking file compiles, then what it may import, then what belongs to other apps. No module
  /// can import an app, so what an app declares is not meant outside of it, however near it lies.
  func distance(toDeclarationIn file: UInt32, from place: UInt32) -> Int {
    let (declared, asking) = (sight(file).compiled, sight(place).compiled)
    if declared.isEmpty || asking.isEmpty {
      if executables.hides(declarationIn: file, from: place) { return Self.furthest }
      return asking.isEmpty ? 0 : 1
    }
    if declared == asking || declared.meets(asking) { return 0 }
    return declared.meets(libraries) ? 1 : Self.furthest
  }

  /// No app holds both files: nothing that happens in the one is seen in the other.
  func areApart(_ file: UInt32, _ other: UInt32) -> Bool {
    !started(holding: file).meets(started(holding: other)) && areSeveral
  }
}
