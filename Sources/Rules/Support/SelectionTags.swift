import Dialects
import Linking
import SourceFacts

/// The values by which the tabs or rows of a container are selected, as far as the app's own views, modifiers and
/// functions say.
struct SelectionTags {
  /// A type whose values never equal those of another: an enum or struct of the app, a number, a string or an id.
  struct PlainType: Equatable {
    var name: String
    var id: TypeID?
  }

  struct Tag {
    var place: Ref
    var type: PlainType
  }

  /// What a part says of its value.
  private enum Said {
    case nothing
    case unknown
    case tag(Tag)
  }

  let program: LinkedProgram

  /// The values of what a container shows, each by a tag or else by the id of its row; nil where one is not known.
  ///
  /// - Parameter rows: the call that makes a row of each element of its data; nil where there is no data.
  func tags(shownBy content: Ref, rows: Ref?) -> [Tag]? { tags(shownBy: content, rows: rows, depth: 0) }

  private func tags(shownBy content: Ref, rows: Ref?, depth: Int) -> [Tag]? {
    var result: [Tag] = []
    for shown in program.shownExpressions(in: program.statements(of: content)) {
      guard let tags = tags(of: shown, rows: rows, depth: depth) else { return nil }
      result += tags
    }
    return result
  }

  private func tags(of shown: Ref, rows: Ref?, depth: Int) -> [Tag]? {
    switch said(by: shown, depth: depth) {
    case .unknown: return nil
    // A row can be selected by its id, too.
    case .tag(let tag): return rows.map { ids(of: $0).map { [tag, $0] } } ?? [tag]
    case .nothing: break
    }
    let base = program.chainBase(shown)
    guard program.kind(base) == .call, program.isExternal(base), let content = program.contentClosure(of: base),
      depth < program.budget.ruleHandedDepth.most
    else { return rows.flatMap(ids).map { [$0] } }
    switch program.name(base) {
    case "ForEach": return tags(shownBy: content, rows: base, depth: depth + 1)
    case "Group", "Section": return tags(shownBy: content, rows: rows, depth: depth + 1)
    // The compiler compares the type of their values with the selection's.
    case "Tab", "TabSection": return nil
    default: return rows.flatMap(ids).map { [$0] }
    }
  }

  // MARK: tags

  /// What the modifiers of a view say, else the one view that its own code shows.
  private func said(by view: Ref, depth: Int) -> Said {
    guard depth < program.budget.ruleHandedDepth.most else { return .unknown }
    for modifier in program.modifierChain(view) where program.receiver(of: modifier) != nil {
      if program.isExternal(modifier) {
        guard program.name(modifier) == "tag", let value = program.argument("", of: modifier) else { continue }
        return plain(typeOf: value).map { .tag(Tag(place: value, type: $0)) } ?? .unknown
      }
      guard let function = program.function(runBy: modifier) else { continue }
      let told = said(byBodyOf: function, calledBy: modifier, depth: depth)
      if case .nothing = told { continue }
      return told
    }
    return said(byBase: program.chainBase(view), depth: depth)
  }

  private func said(byBase base: Ref, depth: Int) -> Said {
    if program.kind(base) == .call {
      switch program.callee(of: base) {
      case .initializer(let type, _) where program.isView(type):
        guard let body = program.ownMembers(named: "body", of: type).first.flatMap(program.getter(of:)) else {
          return .nothing
        }
        return said(byStatements: program.statements(of: body), calledBy: base, depth: depth)
      case .functions(let list, guessed: false) where list.count == 1:
        return said(byBodyOf: list[0], calledBy: base, depth: depth)
      default: return .nothing
      }
    }
    guard let property = program.variable(of: base), let getter = program.getter(of: property) else { return .nothing }
    return said(byStatements: program.statements(of: getter), calledBy: nil, depth: depth)
  }

  private func said(byBodyOf function: Ref, calledBy call: Ref, depth: Int) -> Said {
    guard let body = program.child(function, .body) else { return .nothing }
    return said(byStatements: program.children(body), calledBy: call, depth: depth)
  }

  private func said(byStatements statements: [Ref], calledBy call: Ref?, depth: Int) -> Said {
    let shown = program.shownExpressions(in: statements)
    guard shown.count == 1 else { return shown.isEmpty ? .nothing : .unknown }
    let told = said(by: shown[0], depth: depth + 1)
    guard case .unknown = told, let call, let tag = tag(on: shown[0]), let given = given(for: tag, by: call),
      let type = plain(typeOf: given)
    else { return told }
    return .tag(Tag(place: given, type: type))
  }

  private func tag(on view: Ref) -> Ref? {
    program.modifierChain(view).first { program.name($0) == "tag" && program.isExternal($0) }.flatMap {
      program.argument("", of: $0)
    }
  }

  /// The value of a generic parameter or property, as the call gives it.
  private func given(for value: Ref, by call: Ref) -> Ref? {
    guard let named = program.variable(of: value) else { return nil }
    if program.kind(named) == .parameter { return program.given(to: named, by: call) }
    guard case .value(let given)? = program.value(of: named, givenBy: call) else { return nil }
    return given
  }

  // MARK: ids

  /// `List(files, id: \.name) { … }`: the value by which a row of an element is selected.
  private func ids(of rows: Ref) -> Tag? {
    guard let data = program.argument("", of: rows), program.arguments(of: rows).first.map(program.name) == "" else {
      return nil
    }
    let element = program.type(of: data).element
    let path = program.argument("id", of: rows)
    if let path, program.kind(path) != .keyPath { return nil }
    let name = path.map(program.name) ?? "id"
    guard let type = name == "self" ? plain(element) : member(name, of: element).flatMap(plain) else { return nil }
    return Tag(place: data, type: type)
  }

  private func member(_ name: String, of element: TypeExpression) -> TypeExpression? {
    guard case .named(let type, _) = element.core,
      let member = program.ownMembers(named: name, of: type).first(where: { program.kind($0) == .variable })
    else { return nil }
    return program.declaredType(of: member)
  }

  // MARK: types

  private func plain(typeOf value: Ref) -> PlainType? {
    if program.name(value) == "rawValue", program.kind(value) == .member, let base = program.child(value, .base),
      case .named(let type, _) = program.type(of: base).core, program.typeKind(type) == .enum
    {
      return SDK.identifiers.intersection(program.supertypeNames(of: type)).min().map { PlainType(name: $0) }
    }
    return plain(program.type(of: value))
  }

  func plain(_ type: TypeExpression) -> PlainType? {
    switch type.core {
    case .named(let id, let arguments)
    where arguments.isEmpty && program.isDeclared(id) && [.enum, .struct].contains(program.typeKind(id)):
      PlainType(name: program.typeName(id), id: id)
    case .external(let name, _) where SDK.identifiers.contains(name): PlainType(name: name)
    default: nil
    }
  }
}
