import Caching
import NavigationModel
import Workspace

/// Why parts of an app do not fit together.
public struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  public var description: String
}

extension Analyzer {
  /// The facts of the sources under the paths, for other runs to link. Files are named relative to the current folder.
  public func index(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> (
    file: FactFile, notes: [Note]
  ) {
    report(.searching)
    let tree = try clock.measure(.discover) { try SourceDiscovery(selection: project.selection).discover(paths) }
    let (sources, notes) = try fromCurrentFolder(tree, report: report)
    let extraction = engine.facts(of: [sources], report: report)
    let facts = extraction.programs[0].stored
    let items = zip(sources.contents, sources.digests).map { content, digest in
      let path = content.file.path
      return FactFile.Item(
        content: digest, kind: content.file.kind, path: path, facts: facts[path] ?? .nothing(content.file.kind))
    }
    let folders = tree.configurationFolders.compactMap { FilePaths.relative($0, to: TextFile.currentFolder) }
    engine.keeping(extraction) {}
    return (FactFile(items: items, configurationFolders: folders.sorted()), notes + (cache?.notes ?? []))
  }

  /// The program of the shards, with the sources under the paths. Its root is the current folder.
  func readShards(beside paths: [String], report: (AnalysisPhase) -> Void) throws -> Reading {
    var (sources, notes) = (SourceSet(root: ".", contents: [], threads: 1), [Note]())
    var configurationFolders = Set(
      shards.flatMap(\.configurationFolders).map { FilePaths.cleaned(FilePaths.join(TextFile.currentFolder, $0)) })
    if !paths.isEmpty {
      let tree = try clock.measure(.discover) { try SourceDiscovery(selection: project.selection).discover(paths) }
      (sources, notes) = try fromCurrentFolder(tree, report: report)
      configurationFolders.formUnion(tree.configurationFolders)
    }
    var places = Dictionary(zip(sources.contents.map(\.file.path), sources.digests)) { first, _ in first }
    for item in shards.flatMap(\.items) {
      guard let place = places[item.path] else {
        places[item.path] = item.content
        sources.given.append(item.facts)
        continue
      }
      guard place == item.content else {
        throw ShardError(
          description:
            "'\(PlainText.line(item.path))' is in two of the linked parts, with different content. Index it again, in one part only."
        )
      }
    }
    sources.dependencies = try dependencies(of: [sources])
    guard places.keys.contains(where: { FilePaths.ending($0) == "swift" }) else {
      throw WorkspaceError.noSwiftFile(["the fact files"], hint: "Index the folders that contain the app's sources.")
    }
    let folders = try project.folders(configurationFolders.sorted())
    let judging = Judging(rules, project: project, folders: folders, confidence: confidence, root: ".")
    return Reading(
      sources: sources, judging: judging, notes: notes, warnings: project.warnings + folders.warnings,
      coverage: project.target == nil ? ConfigurationCoverage(project, paths: []) : nil)
  }

  /// The tree's files with names relative to the current folder.
  private func fromCurrentFolder(_ tree: SourceTree, report: (AnalysisPhase) -> Void) throws -> (
    sources: SourceSet, notes: [Note]
  ) {
    report(.reading(files: tree.files.count))
    let (contents, unreadNotes) = clock.measure(.read) { tree.contents(threads: threads) }
    let notes = tree.notes + unreadNotes
    let current = TextFile.currentFolder
    let named = try contents.with(unread: notes).map { content in
      var content = content
      let joined = FilePaths.cleaned(FilePaths.join(tree.root, content.file.path))
      let path = joined.hasPrefix("/") ? FilePaths.relative(joined, to: current) ?? joined : joined
      guard FactFile.isInside(path) else {
        throw ShardError(
          description:
            "'\(PlainText.line(joined))' is outside the current folder. Fact files name sources relative to that folder. "
            + "Run navlint in a folder that contains it."
        )
      }
      content.file.path = path
      return content
    }.sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
    return (
      clock.measure(.recall) { SourceSet(root: ".", contents: named, threads: threads) },
      notes.filter { $0.unread == nil }
    )
  }
}

extension ProgramFacts {
  fileprivate var stored: [String: StoredFacts] {
    let all: [(String, StoredFacts)] =
      swift.map { ($0.path, .swift($0)) } + interfaces.map { ($0.path, .interface($0)) }
      + propertyLists.map { ($0.path, .propertyList($0)) }
      + projects.map { ($0.path, .project($0)) } + stringTables.map { ($0.path, .stringTable($0)) }
    return Dictionary(all) { first, _ in first }
  }
}

extension StoredFacts {
  /// The facts of a file that its reader could not read.
  fileprivate static func nothing(_ kind: SourceFile.Kind) -> StoredFacts {
    switch kind {
    // Every Swift file has facts.
    case .swift, .interface: .interface(nil)
    case .propertyList: .propertyList(nil)
    case .project: .project(nil)
    case .stringTable: .stringTable(nil)
    }
  }
}
