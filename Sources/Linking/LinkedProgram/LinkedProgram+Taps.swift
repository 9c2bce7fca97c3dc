import SourceFacts

/// The user's actions.
extension LinkedProgram {
  /// The system calls the function when the user selects a row or an item.
  package func isChoice(_ function: Ref) -> Bool {
    semantics.labels(of: function).contains { semantics.library.controls.choices[$0] != nil }
  }

  /// The function is called by a control outside of the code: `@IBAction`.
  package func isCalledForControl(_ function: Ref) -> Bool {
    attributeNames(of: function).contains { semantics.library.controls.controlAttributes[$0] != nil }
  }

  /// The call makes a control, or sets its action.
  package func isOfControl(_ call: Ref) -> Bool {
    let known = semantics.library.controls
    return known.made[name(call)] != nil || known.gestures[name(call)] != nil || known.targets[name(call)] != nil
  }
}
