import NavigationModel

struct ExplainTool: AgentTool {
  let name = "explain"
  let title = "Explain a rule"
  let summary = "Explains why a rule exists, what it reports and what it leaves alone, with examples."
  let hasPages = false
  let parameters = [
    Parameter(name: "rule", kind: .text, summary: "The rule's id, as findings show it.", isRequired: true)
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let rule = arguments.text("rule") ?? ""
    guard let found = app.helpers.explain(rule, app.state.project) else { throw Self.unknown(rule, app) }
    guard !found.isOwn else { return Answer(found.text, isQuoting: false) }
    let lines = found.text.split(separator: "\n").map { Quoted.text(String($0), longest: 600) }
    return Answer("A policy of this project. Its words come from the project's configuration:", items: lines)
  }

  static func unknown(_ rule: String, _ app: AppView) -> ToolFailure {
    let nearest = Spelling.nearest(to: rule, in: app.helpers.rules(app.state.project))
    let hint = nearest.map { "Did you mean \(Quoted.name($0))?" } ?? "'navlint rules' lists all."
    return ToolFailure("there is no rule \(Quoted.text(rule)). \(hint)")
  }
}
