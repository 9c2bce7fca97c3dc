/// What rules ask of the code. How near a rule looks is a part of the rule, so all of these are thresholds.
extension Budget {
  /// How far a rule follows who calls or makes something before it says that nobody does.
  package var ruleCallerDepth: Limit { threshold(3, "consecutive callers") }

  /// How far a rule follows calls up to what UIKit runs as a screen appears.
  package var ruleLifecycleDepth: Limit { threshold(5, "consecutive callers") }

  /// Places that a part of a view is shown at.
  package var rulePlacements: Limit { threshold(64, "ways from a view to the views around it") }

  /// As ``rulePlacements``, with those that lead nowhere yet.
  package var ruleOpenPlacements: Limit { threshold(256, "ways from a view to the views around it") }

  /// How far a rule looks for what lies around a view.
  package var rulePlacementDepth: Limit { threshold(3, "nested views") }

  /// As ``rulePlacementDepth``, where wrappers of wrappers lie around what is looked for.
  package var ruleWrapperDepth: Limit { threshold(5, "nested views") }

  /// As ``rulePlacementDepth``, for the stack around a link.
  package var ruleLinkDepth: Limit { threshold(6, "nested views") }

  /// Views that are asked whether they hold the next one.
  package var ruleHolders: Limit { threshold(50, "views around a view") }

  /// Helpers that hand a value on to a property.
  package var ruleHelperDepth: Limit { threshold(2, "consecutive functions") }

  /// Code that one action sets off, near and far.
  package var ruleConsequences: Limit { threshold(60, "functions and closures that one function runs") }

  /// As ``ruleConsequences``, where what is far away has reasons of its own.
  package var ruleNearConsequences: Limit { threshold(20, "functions and closures that one function runs") }

  /// Functions that one call may run: more are a choice that nobody can know.
  package var ruleCallees: Limit { threshold(2, "functions of one call") }

  /// As ``ruleCallees``, of types that answer a protocol.
  package var ruleAnswers: Limit { threshold(4, "functions of one call") }

  /// Properties and parameters that pass a closure on.
  package var ruleHandedDepth: Limit { threshold(3, "consecutive properties and parameters") }

  /// Negations and properties of a condition.
  package var ruleConditionDepth: Limit { threshold(6, "nested conditions") }

  /// As ``rulePlacementDepth``, where a stack is looked for: it may lie far out.
  package var ruleStackDepth: Limit { threshold(4, "nested views") }

  /// Places from which an object of the environment is searched.
  package var ruleEnvironmentWays: Limit { threshold(300, "ways from a view to the views around it") }

  /// As ``ruleEnvironmentWays``: the length of one way.
  package var ruleEnvironmentSteps: Limit { threshold(12, "nested views") }
}
