import Dialects
import NavigationModel
import SourceFacts

/// Steps: routes that a type emits for whichever handler listens.
extension CoordinationPass {
  func emitSteps() {}
}
