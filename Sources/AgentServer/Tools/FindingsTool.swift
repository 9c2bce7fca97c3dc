import NavigationModel

struct FindingsTool: AgentTool {
  let name = "findings"
  let title = "Findings"
  let summary = "Lists what is wrong with the app's navigation, as 'navlint check' reports it: rule, place, message."
  let parameters = [
    Parameter(name: "rule", kind: .text, summary: "Only findings of this rule."),
    Parameter(name: "file", kind: .text, summary: "Only findings in this file or folder."),
    Parameter(
      name: "severity", kind: .choice(Severity.allCases.map(\.rawValue)),
      summary: "Only findings of this severity or worse."),
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let all = app.state.check.findings
    if let rule = arguments.text("rule"), !app.helpers.rules(app.state.project).contains(rule) {
      throw ExplainTool.unknown(rule, app)
    }
    let found = all.filter { fits($0, arguments) }
    let unread = app.state.check.unread.count
    var heading =
      found.count == all.count ? "\(all.count) findings." : "\(found.count) of \(all.count) findings."
    if unread > 0 { heading += " \(unread) files could not be read completely, so something may be missing." }
    return Answer(heading, items: found.map { Self.words(for: $0) }, isQuoting: !found.isEmpty)
  }

  static func words(for finding: Finding) -> String {
    var out = "\(finding.severity.rawValue) \(Quoted.name(finding.rule)) \(Quoted.place(finding.location)): "
    out += Quoted.text(finding.message, longest: 600)
    if let fix = finding.fix { out += "; fix: \(Quoted.text(fix.title))" }
    return out
  }

  private func fits(_ finding: Finding, _ arguments: Arguments) -> Bool {
    if let rule = arguments.text("rule"), finding.rule != rule { return false }
    if let word = arguments.text("severity"), let least = Severity(rawValue: word), finding.severity < least {
      return false
    }
    guard let file = arguments.text("file") else { return true }
    let folder = file.hasSuffix("/") ? file : file + "/"
    return finding.location.file == file || finding.location.file.hasPrefix(folder)
  }
}
