import Caching
import Configuration
import Linking
import NavigationModel
import Rules
import Workspace

/// The current phase of an analysis, for progress displays.
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

/// From paths to the navigation graph of an app and its findings. The entry point to embed navlint:
///     let analyzer = try Analyzer(configuredFor: ["Sources"])
///     for finding in try analyzer.check(["Sources"]).findings { print(finding.message) }
public struct Analyzer: Sendable {
  /// The result of reading and linking sources.
  public struct Scan: Sendable {
    public var graph: NavigationGraph
    /// Files that were skipped, and why.
    public var notes: [Note]
    /// Names in the configuration without a match in the sources, in the order of files and lines.
    public var warnings: [ConfigurationProblem] = []
    /// The number of Swift files behind the graph.
    public var swiftFiles: Int
  }

  /// A scan with the rules' findings.
  public struct Check: Sendable {
    public var scan: Scan
    /// In the order of the report.
    public var findings: [Finding]
    /// Findings that comments in the sources silence, in the same order.
    public var suppressed: [SuppressedFinding]
    /// Losses that findings already name, and that are therefore not reported again.
    public var echoes: [Echo] = []
    /// The number of rules that did not run because they are off by default.
    public var rulesOffByDefault = 0
    public var graph: NavigationGraph { scan.graph }
    /// Parts of the app that could not be read completely. Files that no target compiles do not count.
    public var unread: [UnreadSource] {
      let unbuilt = Set(suppressed.filter { $0.cause == .build }.map(\.finding.location.file))
      return graph.unread.filter { !unbuilt.contains($0.location.file) }
    }
  }

  /// The number of threads that read sources. The result does not depend on it.
  public var threads: Int
  public var rules: RuleSelection
  public var project: Project
  /// The confidence that a finding needs to be reported; the configuration decides where nil, and else `inferred`.
  public var confidence: Confidence?
  /// Whether to sketch the content of each screen (`Screen.sketch`). Only pictures need it.
  public var sketches = false
  /// The cache to read and write; nil for none. Results are the same.
  public var cache: Cache?
  /// The facts of parts of the app. Their files need not exist; paths are read beside them only where some are named.
  public var shards: [FactFile] = []
  /// Whether to follow the sources of packages beside the app's.
  public var followsDependencies = true
  /// Further folders with sources of packages, from the command line: a configuration must not name any.
  public var dependencyFolders: [String] = []
  /// Measures the phases.
  public var clock: PhaseClock?

  /// An analyzer as the command line makes it: with the configuration in the sources' folder or above it.
  ///
  /// - Parameters:
  ///   - paths: the sources to be read; the current folder when there are none.
  ///   - threads: the number of threads that read sources.
  ///   - rules: settings for rules, which override the configuration.
  ///   - confidence: the confidence that a finding needs to be reported; the configuration decides where nil.
  public init(
    configuredFor paths: [String], threads: Int = 1, rules: RuleSelection = .standard, confidence: Confidence? = nil
  ) throws(ConfigurationFailure) {
    self.init(threads: threads, rules: rules, project: try Project.find(for: paths), confidence: confidence)
  }

  /// An analyzer with a given configuration.
  ///
  /// - Parameters:
  ///   - threads: the number of threads that read sources.
  ///   - rules: settings for rules, which override the configuration.
  ///   - project: the configuration; ``Project/none`` for none, whatever files are beside the sources.
  ///   - confidence: the confidence that a finding needs to be reported; the configuration decides where nil.
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

  /// The graph, and the selected rules' findings for it and for the code behind it.
  public func check(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> Check {
    let reading = try read(paths, report: report)
    let result = try judged(reading, wantsVerdict: true, report: report)
    return Check(
      scan: scan(result, reading), findings: result.verdict?.findings ?? [],
      suppressed: result.verdict?.suppressed ?? [], echoes: result.verdict?.echoes ?? [],
      rulesOffByDefault: reading.judging.plan.offByDefault)
  }

  /// The findings for a graph that was read from a file: rules about code report nothing.
  public func findings(in graph: NavigationGraph) -> [Finding] {
    let plan = RulePlan(rules, project: project, folders: [], root: graph.root)
    return plan.report(
      RuleRunner(rules: plan.rules, isPedantic: true).findings(in: graph), in: graph, nil,
      confidence: confidence ?? .inferred
    ).findings
  }

  /// The graph, and the code of the app that was learned to be navigation, the most used first.
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

  /// The findings that the selected rules' exemptions silenced. Links again: this is not cached.
  public func exempted(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> [ExemptedFinding] {
    let reading = try read(paths, report: report)
    let rules = reading.judging.plan.rules
    return try link(reading, report: report) { program, _ in RuleRunner(rules: rules).exempted(in: program) }
  }

  /// The draft of a first configuration for the sources.
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

  /// The sources named on the command line, before they are parsed.
  struct Reading {
    var sources: SourceSet
    var judging: Judging
    var notes: [Note]
    /// Entries of the configuration on files and folders that have no effect.
    var warnings: [ConfigurationProblem]
    /// nil where only a part of the project is read.
    var coverage: ConfigurationCoverage?
  }

  func read(_ paths: [String], report: (AnalysisPhase) -> Void) throws -> Reading {
    report(.searching)
    if !shards.isEmpty { return try readShards(beside: paths, report: report) }
    let tree = try clock.measure(.discover) { try SourceDiscovery(selection: project.selection).discover(paths) }
    // Mistakes in the files of folders are reported before the work.
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
    // Entries of the configuration about other targets are not unused.
    let coverage = project.target == nil ? ConfigurationCoverage(project, paths: paths) : nil
    return Reading(
      sources: sources, judging: judging, notes: notes.filter { $0.unread == nil },
      warnings: project.warnings + folders.inVain(reading: tree.files, under: tree.root)
        + (coverage?.warnings(on: tree) ?? []), coverage: coverage)
  }

  /// The modules that programs of one root import, as far as their sources are available.
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

  /// For questions to the code behind the graph whose answers are not cached.
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
