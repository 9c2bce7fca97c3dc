import SourceFacts

extension LinkedProgram {
  /// A function that the system calls when the app, or a scene of it, starts: nothing is on screen yet.
  package func isStart(_ function: Ref) -> Bool {
    let labels = semantics.labels(of: function)
    return semantics.library.controls.functionLabels.contains { $0.action == .launch && labels.contains($0.name) }
  }
}
