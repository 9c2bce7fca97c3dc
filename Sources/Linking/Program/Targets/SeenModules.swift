import SourceFacts

/// The modules of the tree that an app is built with: its stated dependencies, those that its code imports, and theirs
/// in turn.
struct SeenModules {
  private let targets: [TargetMembership.Target]
  /// The apps, extensions and tools that use a library.
  private var users: [Int: TargetSet] = [:]

  init(targets: [TargetMembership.Target], compiled: [TargetSet], files: [FileFacts]) {
    self.targets = targets
    let needed = Self.needed(targets, Self.imports(targets.count, compiled, files))
    for start in targets.indices where targets[start].facts.kind.isStarted {
      var seen: Set<Int> = [start]
      var open = [start]
      while let next = open.popLast() {
        for library in needed[next] where seen.insert(library).inserted {
          users[library, default: TargetSet()].insert(start)
          open.append(library)
        }
      }
    }
  }

  /// The apps, extensions and tools that contain the files of some targets; empty where none is known.
  func started(ofFilesIn compiled: TargetSet) -> TargetSet {
    var found = TargetSet()
    for number in compiled.numbers {
      if targets[number].facts.kind.isStarted {
        found.insert(number)
      } else if let users = users[number] {
        found.formUnion(users)
      }
    }
    return found
  }

  /// The modules that the files of a target import. `import Kit.Model` counts for `Kit`.
  private static func imports(_ count: Int, _ compiled: [TargetSet], _ files: [FileFacts]) -> [Set<String>] {
    var ofSets: [TargetSet: Set<String>] = [:]
    for (file, set) in zip(files, compiled) where !set.isEmpty {
      for child in file.children(file.root) where file.nodes[Int(child)].kind == .import {
        let name = file.name(child)
        ofSets[set, default: []].insert(name.split(separator: ".").first.map(String.init) ?? name)
      }
    }
    var result = Array(repeating: Set<String>(), count: count)
    for (set, names) in ofSets { for number in set.numbers { result[number].formUnion(names) } }
    return result
  }

  /// The libraries that a target is built with.
  private static func needed(_ targets: [TargetMembership.Target], _ imports: [Set<String>]) -> [[Int]] {
    struct Place: Hashable { var folder: String, name: String }
    let libraries = targets.indices.filter { targets[$0].facts.kind == .library }
    let byModule = Dictionary(grouping: libraries) { targets[$0].facts.module }
    let byPlace = Dictionary(
      libraries.map { (Place(folder: targets[$0].folder, name: targets[$0].facts.name), $0) }
    ) { first, _ in first }
    return targets.indices.map { number in
      let target = targets[number]
      let said = Set(target.facts.dependencies.compactMap { byPlace[Place(folder: target.folder, name: $0)] })
      let saidModules = Set(said.map { targets[$0].facts.module })
      let imported = imports[number].subtracting(saidModules).flatMap { byModule[$0] ?? [] }
      return said.union(imported).subtracting([number]).sorted()
    }
  }
}
