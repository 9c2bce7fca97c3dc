import Fixing
import NavigationModel
import SourceFacts
import Threads
import Workspace

/// The changed sources after the certain fixes of findings. Nothing is written until ``write()``.
public struct SourceFixes: Sendable {
  public struct File: Sendable {
    /// Relative to the current folder.
    public var path: String
    public var before: [UInt8]
    public var after: [UInt8]
    /// The number of findings that the change repairs.
    public var fixed: Int

    /// The change in the form of `diff -u`.
    public var difference: String { UnifiedDiff(path: path, before: before, after: after).text }
  }

  /// By path; only files that change.
  public private(set) var files: [File] = []
  /// Fixes that could not be made, with the place and the reason.
  public private(set) var refused: [(location: SourceLocation, reason: String)] = []

  public var fixedCount: Int { files.reduce(0) { $0 + $1.fixed } }

  /// - Parameters:
  ///   - findings: those without a certain fix are ignored.
  ///   - root: the folder that the findings' paths are relative to.
  /// - Throws: when a file to be changed cannot be read any more.
  public init(_ findings: [Finding], root: String) throws(WorkspaceError) {
    let fixable = findings.filter { $0.fix?.isCertain == true && $0.fix?.edits.isEmpty == false }
    for (name, group) in Dictionary(grouping: fixable, by: { $0.fix!.edits[0].location.file }).sorted(by: {
      $0.key < $1.key
    }) {
      let path = FilePaths.join(root, name)
      let before = try TextFile.bytes(path)
      let outcome = LargeStack.run { SourceFixer().apply(group.map { $0.fix! }, to: before, file: name) }
      refused += outcome.refused.map { (group[$0.fix].location, $0.reason) }
      if outcome.source != before {
        files.append(File(path: path, before: before, after: outcome.source, fixed: outcome.applied.count))
      }
    }
  }

  /// The text changes of each certain fix, by its finding; without those that cannot be made.
  public static func changes(for findings: [Finding], reading bytes: (String) -> [UInt8]?) -> [FindingIdentity:
    [TextChange]]
  {
    let fixable = findings.filter { $0.fix?.isCertain == true && $0.fix?.edits.isEmpty == false }
    var result: [FindingIdentity: [TextChange]] = [:]
    for (file, group) in Dictionary(grouping: fixable, by: { $0.fix!.edits[0].location.file }) {
      guard let source = bytes(file) else { continue }
      let changes = LargeStack.run { SourceFixer().changes(for: group.map { $0.fix! }, in: source, file: file) }
      for (finding, changes) in zip(group, changes) {
        if let changes { result[finding.identity] = changes }
      }
    }
    return result
  }

  /// Replaces each file completely or not at all.
  public func write() throws(WorkspaceError) {
    for file in files { try AtomicFile.write(file.after, to: file.path) }
  }
}
