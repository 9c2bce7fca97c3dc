import NavigationModel

/// One output format of `check`. A reporter writes its input; it never decides what is a finding.
public protocol Reporter: Sendable {
  /// The whole output; empty, or ending in a line break.
  func text(for report: Report) -> String
}

/// The formats by the names that `--format` takes.
public enum ReportFormat: String, Sendable, CaseIterable {
  case text, xcode, json, sarif, github, gitlab, junit, checkstyle, sonarqube, rdjson, azure, teamcity, markdown, html,
    csv

  /// The beginnings of the lines that a CI service should interpret; empty for all other formats.
  public var commands: [String] {
    switch self {
    case .github: GitHubReporter.commands
    case .azure: [AzureReporter.command]
    case .teamcity: TeamCityReporter.commands
    default: []
    }
  }

  /// - Parameter isColored: only formats for terminals use it.
  public func reporter(isColored: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(isColored: isColored)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .sonarqube: SonarQubeReporter()
    case .rdjson: ReviewdogReporter()
    case .azure: AzureReporter()
    case .teamcity: TeamCityReporter()
    case .markdown: MarkdownReporter()
    case .html: HTMLReporter()
    case .csv: CSVReporter()
    }
  }
}
