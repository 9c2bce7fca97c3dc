import NavigationModel
import NavlintKit

struct WayTool: AgentTool {
  let name = "way"
  let title = "Way between screens"
  let summary = "Shows how a user gets to a screen, tap by tap, with the line of code behind each tap."
  let parameters = [
    Parameter(name: "to", kind: .text, summary: "The screen to get to.", isRequired: true),
    Parameter(name: "from", kind: .text, summary: "The screen to start from; where the app starts by default."),
  ]

  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer {
    let goal = try app.screen(arguments.text("to") ?? "")
    guard let way = try way(to: goal, from: arguments.text("from"), app) else {
      let start = arguments.text("from").map(Quoted.text) ?? "where the app starts"
      return Answer(
        "There is no way from \(start) to \(Quoted.name(goal.id)). The tool \"screen\" shows what is known about it.")
    }
    guard !way.steps.isEmpty else { return Answer("That is the same screen: \(Quoted.name(goal.id)).") }
    let taps = way.length == 1 ? "1 tap" : "\(way.length) taps"
    return Answer(
      "From \(Quoted.name(way.start)) to \(Quoted.name(goal.id)) in \(taps):",
      items: way.steps.map { step in
        switch step.move {
        case .transition(let move): "\(app.words(for: move, to: true))"
        case .contains(let part):
          "\(Quoted.name(step.from)) shows \(Quoted.name(step.to)) as a part \(Quoted.place(part.location))"
        }
      })
  }

  private func way(to goal: Screen, from start: String?, _ app: AppView) throws(ToolFailure) -> Way? {
    do throws(UnknownScreen) {
      guard let start else { return try app.questions.reasons(for: goal.id).way }
      return try app.questions.way(from: start, to: goal.id)
    } catch { throw app.failure(error) }
  }
}
