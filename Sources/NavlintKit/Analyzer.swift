import Caching
import Configuration
import Linking
import NavigationModel
import Rules
import Workspace

/// What an analysis is busy with; for progress displays.
public enum AnalysisPhase: Hashable, Sendable {
  case searching
  case reading(files: Int)
  case extracting(files: Int)
  /// Linking, and the rules.
  case linking

  /// For people.
  public var words: String {
    switch self {
    case .searching: "Looking for Swift files"
    case .reading(let files): "Reading \(files) files"
    case .extracting(let files): "Reading \(files) Swift files"
    case .linking: "Following navigation"
    }
  }
}

/// From paths to the navigation graph of an app and the findings in it. The way to embed navlint:
///
///     let analyzer = try Analyzer(configuredFor: ["Sources"])
///     for finding in try analyzer.check(["Sources"]).findings { print(finding.message) }
public struct Analyzer: Sendable {
  /// What reading the sources gave.
  public struct Scan: Sendable {
    public var graph: NavigationGraph
    /// Files that were passed over, and why.
    public var notes: [Note]
    /// What the configuration names and nothing in the sources fits, in the order of files and lines.
    public var warnings: [ConfigurationProblem] = []
    /// How many Swift files the graph was made of.
    public var swiftFiles: Int
  }

  /// A scan with what the rules say of it.
  public struct Check: Sendable {
    public var scan: Scan
    /// In the order of the report.
    public var findings: [Finding]
    /// What comments in the sources keep silent, in the same order.
    public var suppressed: [SuppressedFinding]
    /// What findings name as lost, and is therefore not told once more.
    public var echoes: [Echo] = []
    /// How many rules did not run because nobody asked for them.
    public var rulesOffByDefault = 0
    public var graph: NavigationGraph { scan.graph }
    /// What of the app could not be read as it stands. What no target compiles is no part of it.
    public var unread: [UnreadSource] {
      let unbuilt = Set(suppressed.filter { $0.cause == .build }.map(\.finding.location.file))
      return graph.unread.filter { !unbuilt.contains($0.location.file) }
    }
  }

  /// How many threads read sources. The result does not depend on it.
  public var threads: Int
  public var rules: RuleSelection
  public var project: Project
  /// How sure a finding must be to be reported; the configuration decides where nil, and else `inferred`.
  public var confidence: Confidence?
  /// Sketch what each screen is made of (`Screen.sketch`). Only pictures need it.
  public var sketches = false
  /// What to take over from earlier runs, and to keep for later ones; nil for nothing. Results are the same.
  public var cache: Cache?
  /// The facts of parts of the app. Their files need not be there; paths are read beside them only where some are
  /// named.
  public var shards: [FactFile] = []
  /// Whether the sources of packages are followed that lie beside the app's.
  public var followsDependencies = true
  /// Further folders with sources of packages, as on the command line: a configuration must not name any.
  public var dependencyFolders: [String] = []
  /// Measures the phases.
  public var clock: PhaseClock?

  /// What reads sources as the command line does: with the configuration that stands in their folder or above it.
  ///
  /// - Parameters:
  ///   - paths: what will be read; the current folder when there are none.
  ///   - threads: how many threads read sources.
  ///   - rules: what is said of rules, over what the configuration says.
  ///   - confidence: how sure a finding must be to be reported; the configuration decides where nil.
  public init(
    configuredFor paths: [String], threads: Int = 1, rules: RuleSelection = .standard, confidence: Confidence? = nil
  ) throws(ConfigurationFailure) {
    self.init(threads: threads, rules: rules, project: try Project.find(for: paths), confidence: confidence)
  }

  /// What reads sources with a configuration that is at hand.
  ///
  /// - Parameters:
  ///   - threads: how many threads read sources.
  ///   - rules: what is said of rules, over what the configuration says.
  ///   - project: ``Project/none`` for no configuration, whatever stands beside the sources.
  ///   - confidence: how sure a finding must be to be reported; the configuration decides where nil.
  public init(
    threads: Int = 1, rules: RuleSelection = .standard, project: Project, confidence: Confidence? = nil
  ) {
    self.threads = max(1, threads)
    self.rules = rules
    self.project = project
    self.confidence = confidence
  }

  /// The navigation graph of the sources under the paths; the current folder when there are none.
  public func scan(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> Scan {
    let reading = try read(paths, report: report)
    return scan(try judged(reading, wantsVerdict: false, report: report), reading)
  }

  /// The graph and what the selected rules say of it and of the code behind it.
  public func check(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> Check {
    let reading = try read(paths, report: report)
    let result = try judged(reading, wantsVerdict: true, report: report)
    return Check(
      scan: scan(result, reading), findings: result.verdict?.findings ?? [],
      suppressed: result.verdict?.suppressed ?? [], echoes: result.verdict?.echoes ?? [],
      rulesOffByDefault: reading.judging.plan.offByDefault)
  }

  /// What the rules say of a graph that was read from a file: those about code say nothing.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    let plan = RulePlan(rules, project: project, folders: [], root: graph.root)
    return plan.report(
      RuleRunner(rules: plan.rules, isPedantic: true).findings(in: graph), in: graph, nil,
      confidence: confidence ?? .inferred
    ).findings
  }

  /// The graph, and which code of the app was learned to be navigation, the most used first.
  public func idioms(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> (
    scan: Scan, idioms: [Idiom]
  ) {
    let reading = try read(paths, report: report)
    let result = try link(reading, report: report) { [project] program, remarks in
      (
        graph: program.graph, idioms: program.idioms, notes: program.notes,
        unmet: UnmetNames(program, remarks, project)
      )
    }
    let judged = Engine.Judged(graph: result.graph, notes: result.notes, unmet: result.unmet)
    return (scan(judged, reading), result.idioms)
  }

  /// What the selected rules would have reported without their exemptions. Links anew: it is not kept between runs.
  public func exempted(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> [ExemptedFinding] {
    let reading = try read(paths, report: report)
    let rules = reading.judging.plan.rules
    return try link(reading, report: report) { program, _ in RuleRunner(rules: rules).exempted(in: program) }
  }

  /// What a first configuration of the sources says.
  public func draft(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> ConfigurationDraft {
    let reading = try read(paths, report: report)
    let plan = reading.judging.plan
    return try link(reading, report: report) { program, remarks in
      let found = plan.report(
        RuleRunner(rules: plan.rules).findings(in: program), in: program.graph, remarks, confidence: .inferred)
      return ConfigurationDraft(
        .init(graph: program.graph, findings: found.findings, files: remarks.files, libraries: remarks.libraries))
    }
  }

  var engine: Engine {
    var engine = Engine(threads: threads, cache: cache, clock: clock)
    for item in shards.flatMap(\.items) {
      engine.known[Engine.Content(kind: item.kind, path: item.path, digest: item.content)] = item.facts
    }
    return engine
  }

  /// What the command line named, before any of it is understood.
  struct Reading {
    var sources: SourceSet
    var judging: Judging
    var notes: [Note]
    /// What the configuration says in vain of files and folders.
    var warnings: [ConfigurationProblem]
    /// nil where a part of the project is read only.
    var coverage: ConfigurationCoverage?
  }

  func read(_ paths: [String], report: (AnalysisPhase) -> Void) throws -> Reading {
    report(.searching)
    if !shards.isEmpty { return try readShards(beside: paths, report: report) }
    let tree = try clock.measure(.discover) { try SourceDiscovery(selection: project.selection).discover(paths) }
    // Mistakes in the files of folders are told before the work.
    let folders = try project.folders(tree.configurationFolders)
    let judging = Judging(rules, project: project, folders: folders, confidence: confidence, root: tree.root)
    report(.reading(files: tree.files.count))
    let (contents, unreadNotes) = clock.measure(.read) { tree.contents(threads: threads) }
    guard tree.isAllExcluded || contents.contains(where: { $0.file.kind == .swift }) else {
      throw WorkspaceError.noSwiftFile(
        paths.isEmpty ? ["."] : paths, hint: unreadNotes.first.map { "Not read: \($0.description)." })
    }
    let notes = tree.notes + unreadNotes
    var sources = clock.measure(.recall) {
      SourceSet(root: tree.root, contents: contents.with(unread: notes), threads: threads)
    }
    sources.dependencies = try dependencies(of: [sources])
    // What the configuration says of other targets is not in vain.
    let coverage = project.target == nil ? ConfigurationCoverage(project, paths: paths) : nil
    return Reading(
      sources: sources, judging: judging, notes: notes.filter { $0.unread == nil },
      warnings: project.warnings + folders.inVain(reading: tree.files, under: tree.root)
        + (coverage?.warnings(on: tree) ?? []), coverage: coverage)
  }

  /// What the programs import, of one root, as far as its sources are at hand.
  func dependencies(of programs: [SourceSet]) throws -> DependencySet {
    guard let root = programs.first?.root, followsDependencies || !dependencyFolders.isEmpty else { return .none }
    let contents = programs.flatMap(\.contents)
    let given = programs.flatMap(\.given).compactMap { if case .swift(let facts) = $0 { facts } else { nil } }
    return try clock.measure(.read) {
      let folders = try DependencyFolders.find(
        root: root, files: followsDependencies ? contents.map(\.file.path) + given.map(\.path) : nil,
        named: dependencyFolders)
      return DependencyReader(folders: folders, root: root, dialects: engine.dialects(of: project), threads: threads)
        .read(for: contents, given)
    }
  }

  private func judged(_ reading: Reading, wantsVerdict: Bool, report: (AnalysisPhase) -> Void)
    throws(TargetError) -> Engine.Judged
  {
    try engine.judged(
      [reading.sources], reading.judging, wantsVerdict: wantsVerdict, sketches: sketches, report: report)[0]
  }

  func scan(_ result: Engine.Judged, _ reading: Reading) -> Scan {
    Scan(
      graph: result.graph, notes: reading.notes + result.notes + (cache?.notes ?? []),
      warnings: (reading.warnings + (reading.coverage?.warnings(on: result.graph, result.unmet) ?? [])).inFileOrder,
      swiftFiles: reading.sources.swiftFiles)
  }

  /// For questions to the code behind the graph, whose answers are not kept.
  func link<Result: Sendable>(
    _ reading: Reading, report: (AnalysisPhase) -> Void,
    body: @escaping @Sendable (LinkedProgram, SourceRemarks) -> Result
  ) throws(TargetError) -> Result {
    let extraction = engine.facts(of: [reading.sources], report: report)
    let chosen = try ProgramFacts.selecting(project.target, in: extraction.programs)
    report(.linking)
    return engine.keeping(extraction) {
      engine.link(
        chosen[0], of: extraction.programs[0], root: reading.sources.root, project: project, sketches: sketches,
        body: body)
    }
  }
}
