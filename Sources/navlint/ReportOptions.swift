import ArgumentParser
import Foundation
import NavigationModel
import NavlintKit
import Reporting
import Workspace

extension ReportFormat {
  /// The format's columns are not bytes, or it shows lines, so the sources' text is needed.
  var needsLines: Bool {
    switch self {
    case .text, .xcode, .json, .csv, .gitlab, .junit, .teamcity, .markdown: false
    case .sarif, .github, .checkstyle, .sonarqube, .rdjson, .azure, .html: true
    }
  }
}

extension ReportFormat {
  /// The format can contain changes that repair a finding.
  var takesChanges: Bool { self == .sarif || self == .rdjson }
}

/// Writes reports to their targets.
enum ReportWriting {
  /// Files first: a format that cannot be written must not leave a partial result on standard output.
  static func write<Format: RawRepresentable>(_ targets: [ReportTarget<Format>], text: (Format, Bool) throws -> [UInt8])
    throws where Format.RawValue == String
  {
    for target in targets where target.file != nil {
      try AtomicFile.write(try text(target.format, true), to: target.file!, toDevices: true)
    }
    for target in targets where target.file == nil {
      let commands = ReportFormat(rawValue: target.format.rawValue)?.commands ?? []
      try Output.result(try text(target.format, false), commands: commands)
    }
  }

  /// Adds to the job's summary, where GitHub provides a file for it.
  static func addToJobSummary(_ markdown: String) throws {
    guard let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty else { return }
    let before = TextFile.exists(file) ? try TextFile.bytes(file) : []
    try AtomicFile.write(before + Array(markdown.utf8), to: file, toDevices: true)
  }
}

extension Report {
  /// - Parameter formats: decide whether source lines are read and fixes computed.
  init(
    graph: NavigationGraph, findings: [Finding], suppressed: [Suppressed]?, project: Project, formats: [ReportFormat],
    bytes: (String) -> [UInt8]?
  ) {
    let changes = formats.contains(where: \.takesChanges) ? SourceFixes.changes(for: findings, reading: bytes) : [:]
    self.init(
      graph: graph, findings: findings, suppressed: suppressed, rules: RuleSelection.entries(project),
      lines: formats.contains(where: \.needsLines)
        ? SourceLines(of: findings, changes: changes.values.flatMap { $0 }, reading: bytes) : SourceLines(),
      changes: changes,
      currentFolder: TextFile.currentFolder)
  }
}

extension RuleSelection {
  /// All rules and policies as entries of the catalogue.
  static func entries(_ project: Project) -> [RuleEntry] {
    (known(in: project).map { RuleEntry($0) } + [LockOption.entry]).sorted { $0.id < $1.id }
  }
}
