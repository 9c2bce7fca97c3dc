import Caching
import NavigationModel

/// Under which keys the results of a program are kept.
///
/// Invariant: whatever can change a result is part of its key. A graph depends on the program that makes it, on the
/// names, kinds and contents of all files and of all sources of dependencies, on the root as it is named, on the
/// configuration, and on whether screens are sketched.
/// A verdict depends on all that, on the configurations of folders, and on what the caller says of rules.
/// Threads, time and machine are no part, as no result depends on them.
struct ResultKeys {
  let graph: ContentDigest
  let verdict: ContentDigest
  /// The files that results may speak of.
  let files: Set<String>

  init(graph: ContentDigest, verdict: ContentDigest, files: Set<String>) {
    self.graph = graph
    self.verdict = verdict
    self.files = files
  }

  /// What stands for a file's part in the results.
  enum Basis: String {
    /// Its bytes.
    case contents = "graph"
    /// What extraction keeps of it: the same for files that differ in a comment, and for all tests.
    case facts = "graph of facts"
    /// Its name alone: the last state of files of these names.
    case names = "last state"
  }

  /// nil where something in force has no digest: a configuration that code made up, a program that cannot be read,
  /// facts that are not kept.
  init?(_ cache: Cache, _ sources: SourceSet, _ judging: Judging, sketches: Bool, from basis: Basis = .contents) {
    // Whoever gives facts keeps results, too: they come from a build system.
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
  /// Of keys that were made of names: where the last state lies of which there is a graph, or a verdict, too.
  func lastState(hasVerdict: Bool) -> ContentDigest { hasVerdict ? verdict : graph }
}

/// What decides on a program's findings, beside its sources.
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
