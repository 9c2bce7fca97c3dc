import Dialects
import NavigationModel
import SourceFacts

/// Calls that are recognised as navigation by their names and arguments only.
extension SinkCollector {
  mutating func collectConventions() {
    let conventions = dialects.flatMap(\.conventions)
    if conventions.isEmpty { return }
    let described = Set(
      dialects.flatMap { d in d.presenters.map(\.call) + d.operations.map(\.call) + d.backs.map(\.call) })
    // Most names are never called.
    for (symbol, name) in program.symbols.names.enumerated()
    where !program.calls[Symbol(symbol)].isEmpty && !described.contains(name) {
      for convention in conventions {
        switch convention.form {
        case .modifier(let ending, let kind) where Self.ends(name, with: ending): collectModifiers(name, kind)
        case .method(let start, let kind) where Self.starts(name, with: start): collectMethods(name, kind)
        case .window(let start, let kind) where Self.starts(name, with: start): collectWindows(name, kind)
        case .back(let start, let how) where Self.starts(name, with: start): collectBacks(name, how)
        default: break
        }
      }
    }
    collectNamesakes()
  }

  /// `.fullScreenCover(isPresented: $isOpen, transition: .opacity) { Filter() }`: a modifier of the app with the name
  /// of SwiftUI's.
  private mutating func collectNamesakes() {
    let presenters = dialects.flatMap(\.presenters).filter {
      [.sheet, .cover, .popover, .alert, .dialog].contains($0.kind)
    }
    for (name, kinds) in Dictionary(grouping: presenters, by: \.call).mapValues({ Set($0.map(\.kind)) }).sorted(by: {
      $0.key < $1.key
    }) {
      if kinds.count == 1, let kind = kinds.first { collectDrawnModals(name, kind) }
    }
  }

  /// `bottomSheet` and `sheet` end with "Sheet"; `worksheet` does not.
  static func ends(_ name: String, with ending: String) -> Bool {
    name.ends(in: ending) || name.utf8.count == ending.utf8.count && name == ending.lowercased()
  }

  /// `pushFade` starts with "push"; `pushed` does not.
  static func starts(_ name: String, with start: String) -> Bool {
    name.hasPrefix(start) && (name.dropFirst(start.count).first?.isUppercase ?? true)
  }

  /// Containers of the app that show their children themselves. Their methods named like UIKit's navigate, though they
  /// end in `addChild` only.
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
    guard !program.isOutOfScope(call), case .functions(let list, guessed: false) = semantics.callee(of: call),
      let method = list.first,
      let type = program.enclosingType(method), program.types[type].isDeclared, semantics.isController(type),
      program.enclosingType(call) != type,
      !semantics.supertypeNames(of: type).contains("UINavigationController")
    else { return false }
    return embeds(method, in: type)
  }

  /// The type's own code that a method runs adds a child, without a navigation controller.
  private func embeds(_ method: Ref, in type: TypeID) -> Bool {
    var queue = [method]
    var seen: Set<Ref> = [method]
    var takesIn = false
    while let f = queue.popLast(), semantics.allows(\.embeddingCalls, after: seen.count) {
      var handsOn = false
      program.forEachNode(in: f) { r in
        guard program.kind(r) == .call else { return true }
        switch semantics.callee(of: r) {
        case .external:
          takesIn = takesIn || program.name(r) == "addChild"
          handsOn = handsOn || SDK.handingOn.contains(program.name(r))
        case .functions(let list, _):
          for g in list where program.enclosingType(g) == type && seen.insert(g).inserted { queue.append(g) }
        default: break
        }
        return true
      }
      if handsOn { return false }
    }
    return takesIn
  }

  private mutating func collectModifiers(_ name: String, _ named: Transition.Kind) {
    let words = name.lowercased()
    if words.contains("toast") { return }
    // `sheetDialog`: a sheet that the app calls a dialog has a content of its own.
    let kind = (named == .alert || named == .dialog) && words.contains("sheet") ? .sheet : named
    for call in external(name) where isModifier(call) && !isPassing(call) {
      guard let content = conventionalContent(of: call) else {
        collectTold(call, kind)
        continue
      }
      if let item = semantics.argument(labelled: "item", of: call) {
        present(content, at: call, kind, item: item)
      } else if let flag = semantics.argument(labelled: "isPresented", of: call) {
        present(content, at: call, kind, flag: flag)
      }
    }
    collectDrawnModals(name, kind)
  }

  /// `.infoAlert("Rates", isPresented: $isTold, message: "…")`: an alert needs no content but its texts.
  private mutating func collectTold(_ call: Ref, _ kind: Transition.Kind) {
    guard kind == .alert || kind == .dialog, let flag = semantics.argument(labelled: "isPresented", of: call),
      semantics.trailingClosure(of: call) == nil
    else { return }
    add(presenter: (call, flag, kind))
    add(
      Sink(
        kind: kind, place: call, subject: .fixed(kind == .alert ? .alert : .dialog), confidence: .inferred, flag: flag))
  }

  /// A popup that disappears by itself is a message over the screen, and no screen: `.popup(isPresented: $isSaved) { …
  /// } customize: { $0.type(.toast) }`.
  private func isPassing(_ call: Ref) -> Bool {
    semantics.arguments(of: call).dropFirst().contains { argument in
      guard program.name(argument) == "customize", let closure = program.child(argument, .value),
        program.kind(closure) == .closure
      else { return false }
      var found = false
      program.forEachNode(in: closure) { r in
        if Self.passing.contains(program.name(r)) { found = true }
        return !found
      }
      return found
    }
  }

  private static let passing: Set<String> = ["toast", "autohideIn"]

  /// The content of a modifier: a closure literal, or a closure parameter of the surrounding function.
  private func conventionalContent(of call: Ref) -> Ref? {
    let labelled = semantics.arguments(of: call).first {
      program.name($0) == "content" || program.name($0).hasSuffix("Content")
    }
    guard let content = labelled.flatMap({ program.child($0, .value) }) ?? semantics.trailingClosure(of: call) else {
      return nil
    }
    if program.kind(content) == .closure { return content }
    guard program.kind(content) == .name, let given = flow.declaration(of: content), program.kind(given) == .parameter,
      case .function = semantics.declaredType(given).core
    else { return nil }
    return content
  }

  private mutating func present(
    _ content: Ref, at call: Ref, _ kind: Transition.Kind, item: Ref? = nil, flag: Ref? = nil
  ) {
    guard let state = item ?? flag else { return }
    add(presenter: (call, state, kind))
    if kind == .alert || kind == .dialog, item == nil {
      // The code that states the content names the alert.
      let target: Target = kind == .alert ? .alert : .dialog
      add(
        Sink(
          kind: kind, place: call,
          subject: program.kind(content) == .closure ? .fixed(target) : .told(target, by: content),
          confidence: .inferred, flag: flag))
    } else {
      add(
        Sink(
          kind: kind, place: call, subject: .content(content, item: item), confidence: .inferred,
          followsWrites: item != nil, flag: flag))
    }
  }

  // MARK: modals that the app draws itself

  /// `.bottomSheet(isShowing: $isOpen) { Filter() }`: a modifier of the app that lays its content over the screen
  /// without a presenter of SwiftUI.
  private mutating func collectDrawnModals(_ name: String, _ kind: Transition.Kind) {
    for call in program.callsNamed(name) where !program.isOutOfScope(call) && isModifier(call) {
      guard case .functions(let list, _) = semantics.callee(of: call), let function = list.first,
        list.allSatisfy({ $0 == function }),
        let type = program.enclosingType(function),
        !program.types[type].isDeclared || program.types[type].kind == .protocol,
        let content = semantics.trailingClosure(of: call) ?? semantics.argument(labelled: "content", of: call),
        program.kind(content) == .closure,
        let state = boundState(of: call, function), !presents(function, depth: 0)
      else { continue }
      state.isFlag
        ? present(content, at: call, kind, flag: state.value) : present(content, at: call, kind, item: state.value)
    }
  }

  /// The argument for a parameter that binds a Bool or an optional.
  private func boundState(of call: Ref, _ function: Ref) -> (value: Ref, isFlag: Bool)? {
    for (argument, parameter) in semantics.matching(call, function) {
      guard let type = program.child(parameter, .type), program.kind(type) == .typeName,
        program.name(type) == "Binding",
        let bound = program.children(type, .typeArguments).first,
        let value = program.child(argument, .value)
      else { continue }
      if program.kind(bound) == .typeOptional { return (value, false) }
      if program.name(bound) == "Bool" { return (value, true) }
    }
    return nil
  }

  /// The function, or a modifier that it applies, passes its content to a presenter.
  private func presents(_ function: Ref, depth: Int) -> Bool {
    guard let block = program.child(function, .body), semantics.allows(\.presenterDepth, after: depth) else {
      return false
    }
    return presents(in: block, depth)
  }

  private func presents(in block: Ref, _ depth: Int) -> Bool {
    let known = presenterNames
    var found = false
    program.forEachNode(in: block) { r in
      guard !found, program.kind(r) == .call else { return !found }
      if known(program.name(r)) { found = true }
      switch semantics.callee(of: r) {
      case .functions(let list, _):
        found =
          found
          || list.contains {
            $0 != program.enclosingMember(r)
              && program.enclosingType($0).map { !program.types[$0].isDeclared } ?? false
              && semantics.allows(\.presenterDepth, after: depth + 1) && presents($0, depth: depth + 1)
          }
      // `Card(isPresented: isPresented, base: self, content: content)`: a view around the view acts as a modifier.
      case .initializer(let id, _) where semantics.isViewModifier(id) || semantics.isView(id) && isGivenSelf(r):
        found =
          found
          || bodies(of: id).contains {
            semantics.allows(\.presenterDepth, after: depth + 1) && presents(in: $0, depth + 1)
          }
      default: break
      }
      return !found
    }
    return found
  }

  private func isGivenSelf(_ construction: Ref) -> Bool {
    semantics.arguments(of: construction).contains {
      program.child($0, .value).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
    }
  }

  func bodies(of modifier: TypeID) -> [Ref] {
    (program.symbols.find("body").flatMap { program.types[modifier].members[$0] } ?? []).compactMap {
      program.child($0, program.kind($0) == .function ? .body : .accessors)
    }
  }

  private var presenterNames: (String) -> Bool {
    let presenters = Set(dialects.flatMap(\.presenters).map(\.call))
    let endings = dialects.flatMap(\.conventions).compactMap {
      if case .modifier(let ending, _) = $0.form { ending } else { nil }
    }
    return { name in
      presenters.contains(name) || name.first?.isLowercase ?? false && endings.contains { Self.ends(name, with: $0) }
    }
  }

  private mutating func collectMethods(_ name: String, _ kind: Transition.Kind) {
    for call in external(name) where isOnController(call) {
      guard let shown = controllerArgument(of: call) else { continue }
      add(Sink(kind: kind, place: call, subject: .screen(shown), confidence: .inferred))
    }
  }

  private mutating func collectWindows(_ name: String, _ kind: Transition.Kind) {
    // Most calls with such names have other receivers than windows; the receiver's declaration tells.
    for call in program.callsNamed(name) where !program.isOutOfScope(call) && isOnWindow(call) {
      guard case .external = semantics.callee(of: call), let shown = controllerArgument(of: call) else { continue }
      add(Sink(kind: kind, place: call, subject: .screen(shown), confidence: .inferred))
    }
  }

  private func isOnWindow(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      program.name(base).lowercased().hasSuffix("window")
    else { return false }
    if case .external("UIWindow", _) = semantics.type(of: base).core { return true }
    return false
  }

  private mutating func collectBacks(_ name: String, _ how: Transition.Back) {
    for call in external(name) where isOnController(call) && controllerArgument(of: call) == nil {
      backs.append((call, how))
    }
  }

  /// A method call on a receiver that is known to be a controller, or on the controller itself.
  private func isOnController(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .name { return isOnOwnController(call) }
    guard program.kind(target) == .member, let base = program.child(target, .base) else { return false }
    return isController(semantics.type(of: base))
  }

  /// `presentPanel(filter)` in a controller's own code.
  private func isOnOwnController(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), semantics.lookup(program.symbol(target), at: target) == nil,
      let around = program.enclosingType(call)
    else { return false }
    return program.types[around].isDeclared
      ? semantics.isController(around) : SDK.isController(program.types[around].path)
  }

  private func controllerArgument(of call: Ref) -> Ref? {
    semantics.arguments(of: call).compactMap { program.child($0, .value) }.first {
      isController(semantics.type(of: $0)) || isLibrarysController($0)
    }
  }

  /// A library's class with a controller's name: `presentPicker(ImagePickerController())`.
  private func isLibrarysController(_ e: Ref) -> Bool {
    guard case .external(let name, _) = semantics.type(of: e).core else { return false }
    return name.hasSuffix("Controller") && !name.hasSuffix("PresentationController")
  }

  private func isController(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): semantics.isController(id)
    case .external(let name, _): SDK.isController(name)
    default: false
    }
  }
}
