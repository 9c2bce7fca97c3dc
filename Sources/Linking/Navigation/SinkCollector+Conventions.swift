import Dialects
import NavigationModel
import SourceFacts

/// Calls that only their names and arguments show to be navigation.
extension SinkCollector {
  mutating func collectConventions() {
    let conventions = dialects.flatMap(\.conventions)
    if conventions.isEmpty { return }
    let described = Set(dialects.flatMap { d in d.presenters.map(\.call) + d.operations.map(\.call) + d.backs.map(\.call) })
    for name in program.symbols.names where !described.contains(name) {
      for convention in conventions {
        switch convention.form {
        case .modifier(let ending, let kind) where Self.ends(name, with: ending): collectModifiers(name, kind)
        case .method(let start, let kind) where Self.starts(name, with: start): collectMethods(name, kind)
        case .back(let start, let how) where Self.starts(name, with: start): collectBacks(name, how)
        default: break
        }
      }
    }
  }

  /// `bottomSheet` and `sheet` end with "Sheet"; `worksheet` does not.
  private static func ends(_ name: String, with ending: String) -> Bool { name.hasSuffix(ending) || name == ending.lowercased() }

  /// `pushFade` starts with "push"; `pushed` does not.
  private static func starts(_ name: String, with start: String) -> Bool {
    name.hasPrefix(start) && (name.dropFirst(start.count).first?.isUppercase ?? true)
  }

  private mutating func collectModifiers(_ name: String, _ kind: Transition.Kind) {
    for call in external(name) where isModifier(call) {
      guard let content = semantics.argument(labelled: "content", of: call) ?? semantics.trailingClosure(of: call), program.kind(content) == .closure else { continue }
      if let item = semantics.argument(labelled: "item", of: call) {
        presenters.append((call, item, kind))
        add(Sink(kind: kind, place: call, subject: .content(content, item: item), confidence: .inferred))
      } else if let flag = semantics.argument(labelled: "isPresented", of: call) {
        presenters.append((call, flag, kind))
        add(Sink(kind: kind, place: call, subject: .content(content, item: nil), confidence: .inferred, followsWrites: false, flag: flag))
      }
    }
  }

  private mutating func collectMethods(_ name: String, _ kind: Transition.Kind) {
    for call in external(name) where isOnController(call) {
      guard let shown = controllerArgument(of: call) else { continue }
      add(Sink(kind: kind, place: call, subject: .screen(shown), confidence: .inferred))
    }
  }

  private mutating func collectBacks(_ name: String, _ how: Transition.Back) {
    for call in external(name) where isOnController(call) && controllerArgument(of: call) == nil { backs.append((call, how)) }
  }

  /// A method call on something that is known to be a controller.
  private func isOnController(_ call: Ref) -> Bool {
    guard let target = program.child(call, 0), program.kind(target) == .member, let base = program.child(target, 0) else { return false }
    return isController(semantics.type(of: base))
  }

  private func controllerArgument(of call: Ref) -> Ref? {
    semantics.arguments(of: call).compactMap { program.child($0, 0) }.first { isController(semantics.type(of: $0)) }
  }

  private func isController(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): semantics.isController(id)
    case .external(let name, _): SDK.isController(name)
    default: false
    }
  }
}
