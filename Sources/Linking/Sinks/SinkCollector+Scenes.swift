import Dialects
import SourceFacts

/// Scenes that code opens: by an id, by a value's type, or because there is only one of the kind.
extension SinkCollector {
  /// The scenes with an id: `Window("Log", id: "log") { LogView() }`.
  func identifiedScenes() -> [(id: Ref, content: Ref)] {
    scenes.compactMap { scene in semantics.argument(labelled: "id", of: scene.call).map { (sceneID($0), scene.content) }
    }
  }

  /// An id, or the constant that stands for it in an extension of `String`: `.log`.
  func sceneID(_ e: Ref) -> Ref {
    guard program.kind(e) == .member, program.child(e, .base) == nil,
      let constant = semantics.extended("String").flatMap({ program.types[$0].members[program.symbol(e)]?.first }),
      program.kind(constant) == .variable, let text = program.child(constant, .initializer)
    else { return e }
    return text
  }

  /// The contents of the scenes of settings.
  var settings: [Ref] { scenes.filter { program.name($0.call) == "Settings" }.map(\.content) }

  /// The call selects its scene by an id that some scene has, beside the value it passes.
  func namesScene(_ call: Ref, _ operation: Dialect.Operation) -> Bool {
    dialects.flatMap(\.operations).contains { other in
      guard other.call == operation.call, other.destination == .scene,
        semantics.argument(labelled: other.argument, of: call) != nil
      else { return false }
      return !identifiedScenes().isEmpty
    }
  }

  private var scenes: [(call: Ref, content: Ref)] {
    dialects.flatMap(\.containers).filter { $0.kind == .root }.flatMap { program.callsNamed($0.call) }.compactMap {
      call in
      guard !program.isOutOfScope(call),
        let content = semantics.argument(labelled: "content", of: call) ?? semantics.trailingClosure(of: call)
      else { return nil }
      return (call, content)
    }
  }
}
