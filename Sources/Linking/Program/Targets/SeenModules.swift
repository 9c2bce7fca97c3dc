import SourceFacts

/// Which modules of the tree an app is made with: those that it says it needs, and those that its code imports, and what
/// these need in turn.
struct SeenModules {
  private let targets: [TargetMembership.Target]
  /// By library, the apps, extensions and tools that are made with it.
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

  /// The apps, extensions and tools whose code the files of some targets are; empty where none is known to be.
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

  /// By target, the modules that its files import. `import Kit.Model` is of `Kit`.
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

  /// By target, the libraries that it is made with.
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
