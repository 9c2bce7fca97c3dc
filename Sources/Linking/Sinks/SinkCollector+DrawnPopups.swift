import Dialects
import NavigationModel
import SourceFacts

/// Popups that an app's modifier builds from its arguments and lays over the view while a flag is set: `func
/// menuSheet(isPresented: Binding<Bool>, items: [Item]) -> some View { ZStack { self; if isPresented.wrappedValue {
/// Menu(items: items) } } }`.
///
/// Only the name tells that such a modifier presents. A view that is passed to it is content of its callers.
extension SinkCollector {
  mutating func collectDrawnPopups() {
    let endings = dialects.flatMap(\.conventions).compactMap { convention -> (ending: String, kind: Transition.Kind)? in
      if case .modifier(let ending, let kind) = convention.form { (ending, kind) } else { nil }
    }
    func kind(_ name: String) -> Transition.Kind? {
      guard let kind = endings.first(where: { Self.ends(name, with: $0.ending) })?.kind,
        !name.lowercased().contains("toast")
      else { return nil }
      return kind
    }
    for f in program.addedFunctions {
      guard let kind = kind(program.name(f)), isAddedToViews(f) else { continue }
      popup(drawnBy: f).map { add($0, kind) }
    }
    for type in program.types.indices where program.types[type].isDeclared {
      let name = ["Modifier", "View"].reduce(program.types[type].path) {
        $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0
      }
      guard let kind = kind(name), isModifierOfOwnContent(type), !flow.constructions(of: type).isEmpty else { continue }
      for body in bodies(of: type) { popup(in: body) { isFlag($0, of: type) }.map { add($0, kind) } }
    }
  }

  /// A modifier that the app adds to all views, that takes plain data, and that is used.
  private func isAddedToViews(_ function: Ref) -> Bool {
    guard !program.isOutOfScope(function), program.child(function, .body) != nil,
      let type = program.enclosingType(function), !program.types[type].isDeclared,
      !semantics.parameters(of: function).contains(where: { makesView(semantics.declaredType($0)) })
    else { return false }
    return !flow.callers(of: function).isEmpty
  }

  private func isModifierOfOwnContent(_ type: TypeID) -> Bool {
    guard program.types[type].isDeclared, !program.types[type].isOutOfScope, semantics.isViewModifier(type),
      program.types[type].generics.isEmpty
    else { return false }
    return !semantics.memberwise(type).contains { makesView(semantics.declaredType($0)) }
  }

  /// A parameter of this type takes a view that the caller makes.
  private func makesView(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .function(_, let result): makesView(result)
    case .external(let name, _): SDK.isUnnamedView(name)
    case .opaque, .generic: true
    case .named(let id, _): semantics.isView(id)
    default: false
    }
  }

  /// A view that lies over others, and the flag that shows it.
  private typealias Popup = (view: Ref, flag: Ref)

  private mutating func add(_ popup: Popup, _ kind: Transition.Kind) {
    let subject: Sink.Subject =
      kind == .alert || kind == .dialog ? .fixed(kind == .alert ? .alert : .dialog) : .screen(popup.view)
    // `isPresented.wrappedValue` of a binding parameter.
    let flag = program.kind(popup.flag) == .member ? program.child(popup.flag, .base) ?? popup.flag : popup.flag
    add(presenter: (popup.view, flag, kind))
    add(Sink(kind: kind, place: popup.view, subject: subject, confidence: .inferred, flag: flag))
  }

  private func popup(drawnBy function: Ref) -> Popup? {
    guard let block = program.child(function, .body) else { return nil }
    let parameters = Set(semantics.parameters(of: function))
    return popup(in: block) { flag in
      guard program.kind(flag) == .member, program.name(flag) == "wrappedValue",
        let binding = program.child(flag, .base),
        let given = flow.declaration(of: binding)
      else { return false }
      return parameters.contains(given) && isFlagBinding(given)
    }
  }

  /// `isPresented`, of a modifier with `@Binding var isPresented: Bool`.
  private func isFlag(_ e: Ref, of modifier: TypeID) -> Bool {
    guard program.kind(e) == .name, let variable = flow.declaration(of: e), program.enclosingType(variable) == modifier,
      flow.isBindingVariable(variable)
    else { return false }
    return semantics.declaredType(variable).core == .external("Bool", [])
  }

  private func isFlagBinding(_ parameter: Ref) -> Bool {
    semantics.declaredType(parameter) == .external("Binding", [.external("Bool", [])])
  }

  /// The topmost view in a block that stands under the flag alone; nil where there are several.
  private func popup(in block: Ref, isFlag: (Ref) -> Bool) -> Popup? {
    var found: [Popup] = []
    program.forEachNode(in: block) { r in
      guard program.kind(r) == .ifElse, program.child(r, .otherwise) == nil,
        let conditions = program.child(r, .conditions).map(program.children), conditions.count == 1,
        isFlag(conditions[0]),
        let view = program.child(r, .body).flatMap(topmostView)
      else { return true }
      found.append((view, conditions[0]))
      return false
    }
    return found.count == 1 ? found.first : nil
  }

  /// The last view of the app that a block lays out: earlier ones lie below.
  private func topmostView(in block: Ref) -> Ref? {
    var last: Ref?
    for statement in program.children(block) {
      let base = semantics.chainBase(statement)
      guard program.kind(base) == .call else { continue }
      if case .initializer(let id, _) = semantics.callee(of: base), semantics.isView(id),
        program.types[id].generics.isEmpty
      {
        last = base
      }
      if case .externalType = semantics.callee(of: base),
        let inner = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) }).flatMap(topmostView)
      {
        last = inner
      }
    }
    return last
  }
}
