import SourceFacts

/// What the user touches.
extension LinkedProgram {
  /// The system calls the function when the user chooses one of many: a row, an item.
  package func isChoice(_ function: Ref) -> Bool {
    semantics.labels(of: function).contains { semantics.library.controls.choices[$0] != nil }
  }

  /// The function is called for a control that stands outside of the code: `@IBAction`.
  package func isCalledForControl(_ function: Ref) -> Bool {
    attributeNames(of: function).contains { semantics.library.controls.controlAttributes[$0] != nil }
  }

  /// The call makes a control, or says what one runs.
  package func isOfControl(_ call: Ref) -> Bool {
    let known = semantics.library.controls
    return known.made[name(call)] != nil || known.gestures[name(call)] != nil || known.targets[name(call)] != nil
  }
}
