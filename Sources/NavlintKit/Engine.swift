import Caching
import Configuration
import Dialects
import Foundation
import Linking
import NavigationModel
import Rules
import SourceFacts
import Threads
import Workspace

/// The facts of an app's files.
struct ProgramFacts: Sendable {
  var swift: [FileFacts] = []
  var interfaces: [InterfaceFacts] = []
  var propertyLists: [PropertyListFacts] = []
  var projects: [ProjectFacts] = []
  var stringTables: [StringTableFacts] = []
  /// The facts of the modules that the app imports.
  var dependencies = DependencyFacts.none

  mutating func add(_ facts: StoredFacts) {
    switch facts {
    case .swift(let facts): swift.append(facts)
    case .interface(let facts): if let facts { interfaces.append(facts) }
    case .propertyList(let facts): if let facts { propertyLists.append(facts) }
    case .project(let facts): if let facts { projects.append(facts) }
    case .stringTable(let facts): if let facts { stringTables.append(facts) }
    }
  }
}

extension ProgramFacts {
  /// Sorts into the order in which a run over all files finds them.
  mutating func sort() {
    func sorted<Facts>(_ facts: [Facts], _ path: KeyPath<Facts, String>) -> [Facts] {
      facts.sorted { $0[keyPath: path].utf8.lexicographicallyPrecedes($1[keyPath: path].utf8) }
    }
    swift = sorted(swift, \.path)
    interfaces = sorted(interfaces, \.path)
    propertyLists = sorted(propertyLists, \.path)
    projects = sorted(projects, \.path)
    stringTables = sorted(stringTables, \.path)
  }

  /// Whether the two only differ in lines and columns of Swift files, as far as linking and rules read.
  func saysTheSame(as other: ProgramFacts) -> Bool {
    swift.count == other.swift.count && zip(swift, other.swift).allSatisfy { $0.saysTheSame(as: $1) }
      && interfaces == other.interfaces && propertyLists == other.propertyLists && projects == other.projects
      && stringTables == other.stringTables && dependencies == other.dependencies
  }
}

extension LinkedProgram {
  /// Parts that linking did not examine.
  var notes: [Note] {
    limits.map {
      Note(
        path: FilePaths.join(graph.root, $0.place.file), message: "line \($0.place.line): \(PlainText.line($0.text))")
    }
  }
}

/// Facts in the sources beside navigation.
struct SourceRemarks: Sendable {
  /// Directive comments for navlint.
  var directives: [SourceDirective]
  /// The navigation libraries that the sources import.
  var libraries: [ImportedLibrary]
  /// The Swift files, by path.
  var files: [String]
  /// The files that no target compiles.
  var membership: BuildMembership
  /// The modules that the sources import.
  var imports: Set<String>

  /// - Parameter linked: the part of the program that is linked.
  init(_ program: ProgramFacts, linked: ProgramFacts) {
    let facts = program.swift
    directives = linked.swift.flatMap { file in
      file.directives.map {
        SourceDirective(location: SourceLocation(file: file.path, line: Int($0.line)), text: $0.text)
      }
    }
    let modules = facts.map { file in
      Set(file.children(file.root).filter { file.nodes[Int($0)].kind == .import }.map(file.name))
    }
    let imported = modules.reduce(into: Set<String>()) { $0.formUnion($1) }
    libraries = ImportedLibrary.all(in: linked.swift)
    files = linked.swift.map(\.path)
    imports = imported
    // Tests import the app by its name, which tells nothing of folders beside it.
    let packages = facts.reduce(into: [:]) { packages, file in packages[file.path] = PackageTargets(file) }
    membership = BuildMembership(
      projects: program.projects, files: facts.map(\.path),
      modules: modules.map { $0.isDisjoint(with: ["XCTest", "Testing"]) ? $0 : [] }, packages: packages)
  }

  /// Whether the file may be a part of the app: some target compiles it, as far as is known.
  func isOfApp(_ file: String) -> Bool { membership.projectOfUnbuilt[file] == nil }

  /// The suppression of a finding in a file that no target compiles: no user meets the fault.
  func suppressed(_ finding: Finding) -> SuppressedFinding? {
    guard let project = membership.projectOfUnbuilt[finding.location.file] else { return nil }
    return SuppressedFinding(
      finding: finding, reason: "no target of \(PlainText.line(project)) compiles the file",
      location: SourceLocation(file: project + "/project.pbxproj", line: 1), cause: .build)
  }

  /// The finding as a guess where the file may not be compiled, or where missing sources may contain what it misses. A
  /// team's policies apply everywhere.
  func lowered(_ finding: Finding) -> Finding {
    guard finding.confidence > .guessed, Self.rules.contains(finding.rule),
      membership.loose.contains(finding.location.file)
        || Self.rulesOfAbsence.contains(finding.rule) && membership.isPart(finding.location.file)
    else { return finding }
    var finding = finding
    finding.confidence = .guessed
    return finding
  }

  private static let rules = Set(RuleRegistry.all.map(\.identity.id))
  /// Rules whose findings claim that no code does something.
  private static let rulesOfAbsence: Set<String> = [
    "unreachable-screen", "dead-route-case", "flag-without-presenter", "presentation-never-triggered",
    "path-without-stack", "unmatched-destination",
    "dead-end-screen", "tca-presentation-not-wired",
  ]
}

/// From files' bytes to a navigation graph and the rules' findings. The only place that calls extraction and linking.
struct Engine: Sendable {
  var threads: Int
  var cache: Cache?
  var clock: PhaseClock?
  /// Facts of contents that need not be read again.
  var known: [Content: StoredFacts] = [:]
  /// Set where results are no longer wanted; those of a run that was stopped must not be used.
  var stop: StopSignal?

  /// The input of facts.
  struct Content: Hashable, Sendable {
    var kind: SourceFile.Kind
    var language: String
    var digest: ContentDigest

    init(kind: SourceFile.Kind, path: String, digest: ContentDigest) {
      self.kind = kind
      self.digest = digest
      language = kind.language(of: path)
    }
  }

  /// Facts, and those among them that are to be cached.
  struct Extraction: Sendable {
    /// In the order of the programs.
    var programs: [ProgramFacts] = []
    var new: [(content: ContentDigest, kind: SourceFile.Kind, path: String, facts: StoredFacts)] = []
    /// All facts that were read or known, each content once.
    var read: [(content: Content, facts: StoredFacts)] = []
  }

  /// The facts of one or more programs. Files with equal content are read once, whatever their names: two states of an
  /// app share most.
  func facts(of programs: [SourceSet], report: (AnalysisPhase) -> Void) -> Extraction {
    var unique: [(content: FileContents, digest: ContentDigest)] = []
    var places: [Content: Int] = [:]
    for program in programs {
      for (content, digest) in zip(program.contents, program.digests) {
        let identity = Content(kind: content.file.kind, path: content.file.path, digest: digest)
        if places[identity] == nil {
          places[identity] = unique.count
          unique.append((content, digest))
        }
      }
    }
    report(.extracting(files: unique.count { $0.content.file.kind == .swift }))
    let found = clock.measure(.extract) { facts(of: unique) }

    var result = Extraction()
    result.read = zip(unique, found).map { file, found in
      (Content(kind: file.content.file.kind, path: file.content.file.path, digest: file.digest), found.facts)
    }
    result.programs = programs.map { program in
      var facts = ProgramFacts()
      for (content, digest) in zip(program.contents, program.digests) {
        guard let place = places[Content(kind: content.file.kind, path: content.file.path, digest: digest)] else {
          continue
        }
        facts.add(found[place].facts.at(content.file.path))
      }
      if !program.given.isEmpty {
        for given in program.given { facts.add(given) }
        facts.sort()
      }
      return facts
    }
    keepNew(zip(unique, found), in: &result)
    for (place, program) in programs.enumerated() where !program.dependencies.isEmpty {
      result.programs[place].dependencies = clock.measure(.extract) {
        dependencies(
          program.dependencies, of: program.swiftBytes, reachedBy: result.programs[place].swift, &result)
      }
    }
    return result
  }

  /// A file that is to be read, and the digest of its bytes.
  typealias Reading = (content: FileContents, digest: ContentDigest)

  /// The facts of files, from memory, from the cache, or read again.
  private func facts(of files: [Reading]) -> [(facts: StoredFacts, isNew: Bool)] {
    var extractor = FactExtractor()
    if let clock { extractor.onFinish = { clock.addFile(parsing: $0, lowering: $1) } }
    return LargeStack.map(files, threads: threads) { [cache, known, extractor] (content, digest) in
      let file = content.file
      if let facts = known[Content(kind: file.kind, path: file.path, digest: digest)] { return (facts, false) }
      if let facts = cache?.facts(of: digest, kind: file.kind, path: file.path) { return (facts, false) }
      return (Self.facts(of: content, extractor), true)
    }
  }

  private func keepNew(
    _ files: Zip2Sequence<[Reading], [(facts: StoredFacts, isNew: Bool)]>, in result: inout Extraction
  ) {
    guard cache != nil else { return }
    for (file, found) in files where found.isNew {
      result.new.append((file.digest, file.content.file.kind, file.content.file.path, found.facts))
    }
  }

  /// The facts of those files of dependencies that the app's code reaches.
  private func dependencies(
    _ set: DependencySet, of bytes: Int, reachedBy app: [FileFacts], _ result: inout Extraction
  ) -> DependencyFacts {
    var reach = DependencyReach(set, most: DependencyReach.mostBytes(app: bytes), threads: threads)
    reach.add(app: app)
    var facts = DependencyFacts(names: Set(set.modules.map(\.name)))
    while case let places = reach.next(), !places.isEmpty {
      let files: [Reading] = places.map {
        (set.modules[$0.module].files[$0.file], set.modules[$0.module].digests[$0.file])
      }
      let found = self.facts(of: files)
      for (place, (file, found)) in zip(places, zip(files, found)) {
        guard case .swift(let swift) = found.facts.at(file.content.file.path) else { continue }
        reach.add(place, swift)
        // Tests among a library's sources are no part of it.
        if swift.isTest { continue }
        facts.files.append(swift)
        facts.modules[swift.path] = set.modules[place.module].name
        result.read.append(
          (Content(kind: .swift, path: file.content.file.path, digest: file.digest), found.facts))
      }
      keepNew(zip(files, found), in: &result)
    }
    facts.leftOut = reach.leftOut
    facts.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return facts
  }

  private static func facts(of content: FileContents, _ extractor: FactExtractor) -> StoredFacts {
    let path = content.file.path
    if let refusal = content.refusal {
      return StoredFacts(unread: path, kind: content.file.kind, SourceFault(message: refusal))
    }
    return switch content.file.kind {
    case .swift: .swift(extractor.extract(path: path, source: content.bytes))
    case .interface: .interface(InterfaceBuilderReader().facts(path: path, source: content.bytes))
    case .propertyList: .propertyList(PropertyListReader().facts(path: path, source: content.bytes))
    case .project: .project(ProjectReader().facts(path: path, source: content.bytes))
    case .stringTable: .stringTable(StringTableReader().facts(path: path, source: content.bytes))
    }
  }

  /// Caches new facts while `work` runs.
  func keeping<Result>(_ extraction: Extraction, during work: () throws -> Result) rethrows -> Result {
    guard let cache, !extraction.programs.isEmpty else { return try work() }
    let group = DispatchGroup()
    LargeStack.beside(group) { cache.keep(extraction.new) }
    defer { clock.measure(.keep) { group.wait() } }
    return try work()
  }

  /// - Parameters:
  ///   - whole: all facts of the program, where the linked ones are a part of them.
  ///   - body: runs while the code behind the graph exists, on a large stack.
  func link<Result: Sendable>(
    _ facts: ProgramFacts, of whole: ProgramFacts? = nil, root: String, project: Project = .none,
    sketches: Bool = false,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks) -> Result
  ) -> Result {
    let remarks = Prepared { SourceRemarks(whole ?? facts, linked: facts) }
    var linker = Self.linker(project.configuration, project.dialects)
    linker.sketches = sketches
    linker.threads = threads
    linker.budget.stop = stop
    let clock = clock
    let start = ContinuousClock.now
    return linker.program(
      facts: facts.swift, interfaces: facts.interfaces, propertyLists: facts.propertyLists, projects: facts.projects,
      stringTables: facts.stringTables, dependencies: facts.dependencies, root: root
    ) { program in
      clock?.add(ContinuousClock.now - start, to: .link)
      return clock.measure(.analyse) { body(program, remarks.value()) }
    }
  }

  /// The libraries that navlint knows, and those that a project describes.
  func dialects(of project: Project) -> [Dialect] { Self.dialects(with: project.dialects) }

  /// A project's description of a library replaces navlint's own.
  private static func dialects(with described: [Dialect]) -> [Dialect] {
    let own = Set(described.map(\.name))
    return Dialect.builtIn.filter { !own.contains($0.name) } + described
  }

  private static func linker(_ configuration: ProjectConfiguration, _ dialects: [Dialect]) -> Linker {
    var linker = Linker(dialects: Self.dialects(with: dialects), idioms: configuration.idioms)
    linker.entryPoints = Dictionary(configuration.entryPoints.map { ($0.value.screen, $0.value.via) }) { $1 }
    return linker
  }
}
