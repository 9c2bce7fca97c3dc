import Caching
import NavigationModel

/// The cache keys of a program's results.
///
/// Invariant: whatever can change a result is part of its key. A graph depends on the program that makes it, on the
/// names, kinds and contents of all files and of all sources of dependencies, on the root as it is named, on the
/// configuration, and on whether screens are sketched. A verdict depends on all that, on the configurations of folders,
/// and on the caller's settings for rules. Threads, time and machine are no part, as no result depends on them.
struct ResultKeys {
  let graph: ContentDigest
  let verdict: ContentDigest
  /// The files that results may name.
  let files: Set<String>

  init(graph: ContentDigest, verdict: ContentDigest, files: Set<String>) {
    self.graph = graph
    self.verdict = verdict
    self.files = files
  }

  /// The part of a file that the key uses.
  enum Basis: String {
    /// Its bytes.
    case contents = "graph"
    /// Its facts: equal for files that only differ in comments, and for all tests.
    case facts = "graph of facts"
    /// Only its name: the last state of files with these names.
    case names = "last state"
  }

  /// nil where an input has no digest: a configuration made by code, an unreadable program, facts that are not cached.
  init?(_ cache: Cache, _ sources: SourceSet, _ judging: Judging, sketches: Bool, from basis: Basis = .contents) {
    // Facts that the caller gives come from a build system, which caches results itself.
    guard sources.given.isEmpty, var builder = cache.key(for: basis.rawValue),
      judging.project.describe(into: &builder, root: sources.root)
    else { return nil }
    builder.add(sources.root)
    builder.add(sketches ? 1 : 0)
    builder.add(sources.contents.count)
    for (content, digest) in zip(sources.contents, sources.digests) {
      builder.add(content.file.path)
      builder.add("\(content.file.kind)")
      switch basis {
      case .contents: builder.add(digest)
      case .facts:
        guard let facts = cache.digestOfFacts(of: digest, kind: content.file.kind, path: content.file.path) else {
          return nil
        }
        builder.add(facts)
      case .names: break
      }
    }
    sources.dependencies.describe(into: &builder)
    graph = builder.digest()

    guard var verdict = cache.key(for: "verdict") else { return nil }
    verdict.add(graph)
    judging.folders.describe(into: &verdict)
    judging.selection.describe(into: &verdict)
    verdict.add(judging.confidence.rawValue)
    self.verdict = verdict.digest()
    files = sources.paths.union(sources.dependencies.paths)
  }
}

extension ResultKeys {
  /// For keys made from names: the key of the last state with a graph, or also with a verdict.
  func lastState(hasVerdict: Bool) -> ContentDigest { hasVerdict ? verdict : graph }
}

/// The inputs of a program's findings beside its sources.
struct Judging: Sendable {
  var project: Project
  var folders: Project.FolderSettings
  var selection: RuleSelection
  var confidence: Confidence
  var plan: RulePlan

  init(
    _ selection: RuleSelection, project: Project, folders: Project.FolderSettings, confidence: Confidence?, root: String
  ) {
    self.project = project
    self.folders = folders
    self.selection = selection
    self.confidence = confidence ?? project.configuration.confidence ?? .inferred
    plan = RulePlan(selection, project: project, folders: folders.folders, root: root)
  }
}

extension RuleSelection {
  func describe(into builder: inout DigestBuilder) {
    builder.add(only.sorted())
    builder.add(disabled.sorted())
    builder.add(all ? 1 : 0)
    builder.add(severities.count)
    for (rule, severity) in severities.sorted(by: { $0.key < $1.key }) {
      builder.add(rule)
      builder.add(severity.rawValue)
    }
  }
}
