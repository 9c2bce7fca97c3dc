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

  /// Containers of the app that show their children themselves: what they call as UIKit calls it is that, though no call
  /// of UIKit's stands at the end of the way but `addChild`.
  mutating func collectContainers() {
    let stacks = { (receivers: [String]) in receivers == ["UINavigationController"] }
    for o in dialects.flatMap(\.operations) where stacks(o.receivers) && o.kind == .push && o.destination == .screen {
      for call in program.callsNamed(o.call) where isOnContainer(call) {
        guard let shown = controllerArgument(of: call) else { continue }
        add(Sink(kind: o.kind, place: call, subject: .screen(shown), confidence: .inferred))
      }
    }
    for b in dialects.flatMap(\.backs) where stacks(b.receivers) {
      for call in program.callsNamed(b.call) where isOnContainer(call) { backs.append((call, b.how)) }
    }
  }

  /// A call of a method that a controller of the app declares and that ends in `addChild`.
  private func isOnContainer(_ call: Ref) -> Bool {
    guard !program.isOutOfScope(call), case .functions(let list, guessed: false) = semantics.callee(of: call), let method = list.first,
      let type = program.enclosingType(method), program.types[type].isDeclared, semantics.isController(type), program.enclosingType(call) != type,
      !semantics.supertypeNames(of: type).contains("UINavigationController")
    else { return false }
    return embeds(method, in: type)
  }

  /// The type's own code that a method runs takes in a child, and asks no navigation controller to do so.
  private func embeds(_ method: Ref, in type: TypeID) -> Bool {
    var queue = [method]
    var seen: Set<Ref> = [method]
    var takesIn = false
    while let f = queue.popLast(), seen.count < 64 {
      var handsOn = false
      program.forEachNode(in: f) { r in
        guard program.kind(r) == .call else { return true }
        switch semantics.callee(of: r) {
        case .external:
          takesIn = takesIn || program.name(r) == "addChild"
          handsOn = handsOn || ["pushViewController", "setViewControllers", "present"].contains(program.name(r))
        case .functions(let list, _): for g in list where program.enclosingType(g) == type && seen.insert(g).inserted { queue.append(g) }
        default: break
        }
        return true
      }
      if handsOn { return false }
    }
    return takesIn
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
