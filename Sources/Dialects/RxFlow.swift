import NavigationModel

extension Dialect {
  /// RxFlow: `navigate(to:)` of a flow performs a step with UIKit, and returns which presentables and steppers come
  /// next.
  public static let rxFlow: Dialect = {
    var d = Dialect(name: "RxFlow")
    d.modules = ["RxFlow"]
    var c = Coordination()
    c.bases = ["Flow": ""]
    c.handler = Handler("navigate", label: "to")
    c.results = ["FlowContributors", "FlowContributor", "NextFlowItems"]
    c.outcomes = [
      Outcome("one", .all, arguments: ["flowContributor", "flowItem"]),
      Outcome("multiple", .all, arguments: ["flowContributors", "flowItems"]), Outcome("none", .nothing),
      Outcome("contribute", .nothing),
      Outcome("end", .toParent, arguments: ["forwardToParentFlowWithStep", "withStepForParentFlow"]),
      Outcome("triggerParentFlow", .toParent, arguments: ["withStep"]),
      Outcome("forwardToParentFlow", .toParent, arguments: ["withStep"]),
      Outcome("forwardToCurrentFlow", .toSelf, arguments: ["withStep"]),
    ]
    c.triggers = [
      Trigger("navigate", argument: "to", receivers: ["FlowCoordinator", "Coordinator"], audience: .anyone)
    ]
    c.starts = [
      Start("use", arguments: [""], required: ["when"], kind: .push, receivers: ["Flows"], handsOver: true),
      Start(
        "whenReady", arguments: ["flow", "flows", "flow1", "flow2", "flow3", "flow4", "flow5"], kind: .push,
        receivers: ["Flows"], handsOver: true),
      Start("contribute", arguments: ["withNextPresentable"], kind: .push),
    ]
    c.emitters = Emitters(
      types: ["Stepper"], routes: ["Step"], stream: "steps", emits: ["accept", "onNext"],
      feeds: ["bind": "to", "drive": "", "emit": "to"],
      first: "initialStep", onStart: "readyToEmitSteps", constants: ["OneStepper": "withSingleStep"],
      groups: ["CompositeStepper": "steppers"],
      root: "root", adapter: Handler("adapt", label: "step"),
      starts: [Contribution("coordinate", shown: ["flow"], emitter: ["with"])],
      contributions: [
        Contribution(
          "contribute", shown: ["withNextPresentable", "withNext", "withNextFlow"],
          emitter: ["withNextStepper", "withNext"])
      ])
    d.coordination = c
    d.library = Library(
      module: "RxFlow", types: ["FlowCoordinator", "FlowContributors", "FlowContributor", "Flows", "Stepper"])
    return d
  }()
}
