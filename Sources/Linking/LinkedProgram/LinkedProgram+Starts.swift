import SourceFacts

extension LinkedProgram {
  /// A function that the system calls at the start of the app, or of a scene of it: no screen is shown yet.
  package func isStart(_ function: Ref) -> Bool {
    let labels = semantics.labels(of: function)
    return semantics.library.controls.functionLabels.contains { $0.action == .launch && labels.contains($0.name) }
  }
}
