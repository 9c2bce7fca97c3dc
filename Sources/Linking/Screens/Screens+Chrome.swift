import SourceFacts

/// Views that put a bar of their own around the one view that they receive: `VStack { bar;
/// content.environmentObject(title) }`.
extension ScreenFinder {
  /// The view parameter among statements of which no other makes a view of the app.
  func handedView(among statements: [Ref]) -> Ref? {
    let handed = statements.filter(isHandedView)
    guard handed.count == 1, let only = handed.first else { return nil }
    // `ZStack { content; if model.isBusy { Spinner() } }`
    let isLayered = program.parent(only).map(isLayered) ?? false
    return statements.allSatisfy { $0 == only || isChrome($0) || isLayered && isOverlay($0) } ? only : nil
  }

  /// The view parameter in the only branch that shows it. The other branches show placeholders until it is available.
  /// `switch phase { case .loading: ProgressView(); case .loaded(let value): content(value); case .failed: RetryView()
  /// }`
  func handedArm(of choice: Ref) -> Ref? {
    let blocks: [Ref] =
      program.kind(choice) == .switch
      ? program.children(choice).filter { program.kind($0) == .switchCase }.compactMap { program.child($0, .body) }
      : program.alternatives(choice).compactMap { program.kind($0) == .ifElse ? program.child($0, .body) : $0 }
    let handed = blocks.compactMap { block -> Ref? in
      let shown = program.children(block).filter { program.kind($0) != .variable }
      return shown.count == 1 && isHandedView(shown[0]) ? shown[0] : nil
    }
    return handed.count == 1 && blocks.count > 1 ? semantics.chainBase(handed[0]) : nil
  }

  /// The view parameters, where there are several with only bars of the view's own between them: `VStack { header;
  /// Divider(); content() }`.
  func handedViews(of id: TypeID) -> [Ref] {
    if let known = shells.parts[id] { return known }
    let parts = program.types[id].generics.isEmpty ? [] : findHandedViews(of: id)
    shells.parts[id] = parts
    return parts
  }

  private func findHandedViews(of id: TypeID) -> [Ref] {
    guard let name = program.symbols.find("body"), let body = program.types[id].members[name]?.first,
      let getter = evaluator.getter(of: body)
    else { return [] }
    var parts: [Ref] = []
    guard onlyContent(of: getter, orParts: &parts) == nil else { return [] }
    parts = parts.flatMap { laidOut($0, depth: 0) }
    let handed = parts.filter(isHandedView)
    return handed.count > 1 && parts.allSatisfy { handed.contains($0) || isChrome($0) } ? handed : []
  }

  /// The views that a plain layout places side by side: `HStack { leading; Spacer(); trailing }`. A nested layout
  /// counts where it only frames a parameter: `ScrollView { content }`.
  private func laidOut(_ statement: Ref, depth: Int) -> [Ref] {
    let base = semantics.chainBase(statement)
    guard semantics.allows(\.barDepth, after: depth), program.kind(base) == .call,
      let block = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
    else { return [statement] }
    let parts = program.children(block).filter { program.kind($0) != .variable }
    if views.plainLayouts.contains(program.name(base)) { return parts.flatMap { laidOut($0, depth: depth + 1) } }
    guard isLaidOut(program.name(base)), parts.count == 1, parts.allSatisfy(isHandedView) else { return [statement] }
    return parts
  }

  /// A property with a view of the view's generic parameter, or with a closure that makes one.
  private func isHandedView(_ statement: Ref) -> Bool {
    var base = semantics.chainBase(statement)
    if program.kind(base) == .call, let made = program.child(base, .callee), semantics.callee(of: base) == .closure {
      base = made
    }
    guard program.kind(base) == .name,
      case .members(let list, let owner)? = semantics.lookup(program.symbol(base), at: base), let held = list.first,
      program.kind(held) == .variable,
      semantics.isView(owner), evaluator.getter(of: held) == nil
    else { return false }
    var type = semantics.declaredType(held).core
    if case .function(_, let shown) = type { type = shown.core }
    guard case .generic(let parameter) = type else { return false }
    return program.types[owner].generics.contains(parameter)
  }

  /// A named part of the view's own body, a space, or a conditional title.
  private func isChrome(_ statement: Ref) -> Bool {
    if program.kind(statement) == .ifElse { return isTitle(statement) }
    let base = semantics.chainBase(statement)
    if program.kind(base) == .call { return isBar(statement) }
    guard program.kind(base) == .name,
      case .members(let list, let owner)? = semantics.lookup(program.symbol(base), at: base), let part = list.first,
      program.kind(part) == .variable
    else { return false }
    return semantics.isView(owner) && evaluator.getter(of: part) != nil
  }

  /// A layout of only texts, images and buttons: `HStack { Button(action: onBack) { Image("back") }; Text(title) }`.
  func isBar(_ statement: Ref, depth: Int = 0) -> Bool {
    guard semantics.allows(\.barDepth, after: depth) else { return false }
    if program.kind(statement) == .ifElse {
      let branches = [program.child(statement, .body), program.child(statement, .otherwise)].compactMap { $0 }
      return branches.allSatisfy { branch in
        program.kind(branch) == .ifElse
          ? isBar(branch, depth: depth + 1) : program.children(branch).allSatisfy { isBar($0, depth: depth + 1) }
      }
    }
    if isDecoration(statement) { return true }
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .call, program.child(base, .callee).map({ program.kind($0) == .name }) ?? false,
      case .externalType(let name) = semantics.callee(of: base)
    else { return false }
    if views.barItems.contains(name) { return true }
    guard views.plainLayouts.contains(name),
      let block = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
    else { return false }
    return program.children(block).allSatisfy { isBar($0, depth: depth + 1) }
  }

  /// `if let title { Text(title) }`
  private func isTitle(_ choice: Ref) -> Bool {
    guard program.child(choice, .otherwise) == nil, case let shown = program.children(choice, .body), !shown.isEmpty
    else { return false }
    return shown.allSatisfy { statement in
      let base = semantics.chainBase(statement)
      return program.kind(base) == .call
        && SDK.chrome.contains(program.name(base))
    }
  }
}
