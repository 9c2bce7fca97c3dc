import NavigationModel
import NavlintKit

extension AppView {
  /// What to test after a change: a line for each walk, then lines for what no walk covers.
  func items(for plan: TestPlan) -> [String] {
    plan.walks.map { walk in
      "to test: from \(Quoted.name(walk.way.start)) \(steps(of: walk.way)) and check "
        + Quoted.names(walk.checks.map(\.screen), most: walk.checks.count)
    }
      + plan.unreached.map { "touched, but no way there is known: \(Quoted.name($0.screen))" }
      + plan.impact.shared.map {
        "shared: \(Quoted.name($0.cause.name)) runs on \($0.screens.count) screens; one represents all"
      }
      + plan.impact.unknownFiles.map { "the effect of this file on screens is unknown: \(Quoted.path($0))" }
  }

  /// What users do on the way, each step in brief: the tool `way` has the lines of code.
  private func steps(of way: Way) -> String {
    let taps = way.steps.map { step in
      switch step.move {
      case .transition(let move):
        (move.trigger.map { "\(Quoted.text($0)) to " } ?? "to ") + Quoted.name(step.to)
      case .contains: "with " + Quoted.name(step.to)
      }
    }
    return taps.isEmpty ? "on" : taps.joined(separator: ", ")
  }
}
