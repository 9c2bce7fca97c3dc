import Dialects
import SourceFacts

/// The words of a control, by the call that makes it.
struct ControlTexts {
  let flow: DataFlow
  private(set) var shown: ShownTexts
  /// The words are looked for in the body of a view that the control contains. What such a view shows under an open
  /// condition is not known to be there.
  private var isInPart = false
  /// The parts that the search for one control's words may still enter. Parts that hold many others would otherwise take
  /// time by the power of their depth.
  private let room = Room()
  /// Many transitions lead back to one control.
  private let answers = Answers()

  private final class Room {
    var entered = 0
  }

  private final class Answers {
    var words: [Question: ControlWords] = [:]
    var isShown: [Branch: Bool] = [:]
  }

  private struct Branch: Hashable {
    var node: Ref
    var known: Environment?
    var isInPart: Bool
  }

  private struct Question: Hashable {
    enum Subject { case control, view, arguments }
    var subject: Subject
    var call: Ref
    var known: Environment?
  }
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }
  var known: Dialect.Texts { semantics.library.texts }

  init(flow: DataFlow, evaluator: Evaluator) {
    self.flow = flow
    shown = ShownTexts(flow: flow, evaluator: evaluator)
  }

  /// A copy for the inside of a view with a known environment.
  func knowing(_ environment: Environment?) -> ControlTexts {
    var other = self
    other.shown.known = environment
    return other
  }

  func begin() { room.entered = 0 }

  /// The answer to a question about a call, found once.
  private func words(_ subject: Question.Subject, of call: Ref, _ find: (Ref) -> ControlWords) -> ControlWords {
    let question = Question(subject: subject, call: call, known: shown.known)
    if let found = answers.words[question] { return found }
    begin()
    let found = find(call)
    answers.words[question] = found
    return found
  }

  /// Whether the search may enter another part.
  func enters() -> Bool {
    defer { room.entered += 1 }
    return semantics.allows(\.drawnParts, after: room.entered)
  }

  /// The words of a control that is a call of its own: `Button("Details") { … }`, `UIAction(title: "Details") { … }`.
  func words(onControl call: Ref) -> ControlWords { words(.control, of: call, findWords(onControl:)) }

  private func findWords(onControl call: Ref) -> ControlWords {
    var words = title(of: call)
    if words.text == nil {
      let said = known.spokenModifiers.merging(known.hints) { spoken, _ in spoken }
      words = words.filled(from: ControlWords(text: modified(call, said)))
    }
    if words.isEmpty { words = words.filled(from: sign(in: call)) }
    // `.button("Details", action: UIAction { … })`
    if words.isEmpty, let argument = program.parent(call), program.kind(argument) == .argument,
      let taker = program.parent(argument), program.kind(taker) == .call
    {
      let given = self.words(givenTo: taker)
      words.text = given.text
      words.isPicture = given.isPicture
    }
    words.identifier = identifier(on: call)
    if words.text == nil, words.shown == nil { words.shown = part(labelling: call) }
    return words
  }

  /// The name of the app's own view that is a control's label.
  private func part(labelling control: Ref) -> String? {
    let arguments = semantics.arguments(of: control)
    let labels = arguments.filter(isLabel)
    let closures =
      labels.isEmpty ? arguments.filter { program.flags($0).contains(.trailing) && showsLabel(control) } : labels
    return closures.lazy.compactMap { argument -> String? in
      guard let block = program.child(argument, .value).flatMap({ program.child($0, .body) }),
        let shown = program.onlyExpression(of: block), let view = drawn(by: semantics.chainBase(shown))
      else { return nil }
      return program.enclosingType(view.body).map(semantics.path)
    }.first
  }

  /// A lone closure is the control's action or destination; beside another deed it is the control's label.
  private func showsLabel(_ control: Ref) -> Bool {
    known.labelled.contains(program.name(control))
      || semantics.arguments(of: control).contains { known.deeds.contains(program.name($0)) }
  }

  /// The words of a modifier that makes a control of its view: `Text("Details").onTapGesture { … }`.
  func words(onViewOf call: Ref) -> ControlWords { words(.view, of: call, findWords(onViewOf:)) }

  private func findWords(onViewOf call: Ref) -> ControlWords {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }) else { return ControlWords() }
    var words = firstWords(in: base)
    // The view may be labelled before or after it becomes a control.
    let view = semantics.chainBase(base)
    if words.text == nil {
      words = words.filled(from: ControlWords(text: modified(view, known.spokenModifiers)))
    }
    if words.isEmpty { words = words.filled(from: sign(in: base)) }
    words.identifier = identifier(on: view)
    return words
  }

  /// The words in the arguments of an app's own part: `SettingsRow(title: "Details") { … }`.
  func words(givenTo call: Ref) -> ControlWords { words(.arguments, of: call, findWords(givenTo:)) }

  private func findWords(givenTo call: Ref) -> ControlWords {
    var result = ControlWords()
    for argument in semantics.arguments(of: call) where !isOther(argument) {
      guard let value = program.child(argument, .value) else { continue }
      if program.kind(value) == .closure {
        if known.labels.contains(program.name(argument)) { result = result.filled(from: firstWords(in: value)) }
      } else if result.text == nil {
        var words = shown.words(of: value)
        // `label: .plain(title: "Details")`
        if words.isEmpty, program.kind(value) == .call { words = self.words(titledIn: value) }
        result = result.filled(from: words)
      }
    }
    if result.isEmpty { result.text = modified(call, known.spokenModifiers) }
    if result.isEmpty { result = result.filled(from: sign(in: call)) }
    result.identifier =
      identifier(on: call)
      ?? known.identifierProperties.sorted().lazy.compactMap { argument($0, of: call).flatMap(shown.identifier) }.first
    return result
  }

  /// The words of a modifier whose content is a control's label: `Cart().tabItem { Text("Cart") }`.
  func words(labelledBy modifier: Ref) -> ControlWords {
    begin()
    let arguments = semantics.arguments(of: modifier)
    var words = arguments.reduce(ControlWords()) { $0.filled(from: firstWords(in: $1)) }
    if words.isEmpty, let sign = arguments.lazy.map({ sign(in: $0) }).first(where: { !$0.isEmpty }) {
      words = words.filled(from: sign)
    }
    words.identifier = identifier(on: modifier)
    return words
  }

  /// The words that a part of a view shows, without those of its controls' actions.
  func words(shownIn part: Ref) -> ControlWords {
    begin()
    return firstWords(in: part)
  }

  /// The words of the arguments that are named title, text or the like.
  func words(titledIn call: Ref) -> ControlWords {
    var result = ControlWords()
    for argument in semantics.arguments(of: call) {
      let label = program.name(argument).lowercased()
      guard Self.titles.contains(where: label.hasSuffix), let value = program.child(argument, .value) else { continue }
      result = result.filled(from: words(ofTitle: value))
    }
    return result
  }

  /// A title, also in a value that says how it looks: `title: .body("Details")`.
  private func words(ofTitle value: Ref) -> ControlWords {
    let words = shown.words(of: value)
    guard words.text == nil, program.kind(value) == .call, let callee = program.child(value, .callee),
      program.kind(callee) == .member, program.child(callee, .base).map({ program.kind($0) == .none }) ?? true,
      let first = semantics.arguments(of: value).first.flatMap({ program.child($0, .value) })
    else { return words }
    return shown.words(of: first)
  }

  /// Argument labels that apps use for titles.
  private static let titles = SDK.labelsOfTitles

  // MARK: titles

  func title(of call: Ref) -> ControlWords {
    let arguments = semantics.arguments(of: call)
    if let label = arguments.first(where: { known.labels.contains(program.name($0)) }) { return firstWords(in: label) }
    let closures = arguments.filter { program.flags($0).contains(.trailing) }
    let shows = showsLabel(call)
    var result = ControlWords()
    for argument in arguments where shows || !closures.contains(argument) {
      if isOther(argument) { continue }
      result = result.filled(from: firstWords(in: argument))
      if result.text != nil || result.isDynamic { break }
    }
    return result
  }

  private func isLabel(_ argument: Ref) -> Bool {
    known.labels.contains(program.name(argument))
      && program.child(argument, .value).map { program.kind($0) == .closure } ?? false
  }

  /// The argument is neither text nor label: an action, or an appearance.
  private func isOther(_ argument: Ref) -> Bool {
    let label = program.name(argument)
    let lower = label.lowercased()
    return known.deeds.contains(label) || known.unspoken.contains(label)
      || known.pictureLabels.contains(where: lower.contains)
  }

  /// The first words that a part of the code shows.
  private func firstWords(in part: Ref, depth: Int = 0) -> ControlWords {
    var found = ControlWords()
    semantics.forEachNode(in: part, atMost: \.controlNodes) { r in
      guard found.text == nil, !found.isDynamic, isShown(r) else { return false }
      switch program.kind(r) {
      case .string:
        found = found.filled(from: words(ofLiteral: r))
        return false
      case .call: return lookIn(call: r, &found, depth: depth)
      case .name:
        let words = ownView(r).map { firstWords(inView: $0, depth: depth) } ?? words(handedAt: r, depth: depth)
        found = found.filled(from: words)
      case .argument:
        if isOther(r) { return false }
        if r == part, let named = nameHanded(by: r) {
          found = firstWords(inMaker: named, depth: depth) ?? said(by: named)
        }
        // `OptionRow(icon: .lock, title: row.title)`
        if r != part, isTitle(r), let named = nameHanded(by: r) {
          let words = shown.words(of: named)
          if words.text != nil {
            found = found.filled(from: words)
            return false
          }
        }
      case .assign: return false
      case .binary where ["+", "??"].contains(program.name(r)):
        let words = shown.words(of: r)
        if words.isEmpty { return true }
        found = found.filled(from: words)
        return false
      case .member:
        if let view = ownView(r) {
          found = found.filled(from: firstWords(inView: view, depth: depth))
          return false
        }
        guard let words = shown.lookedUp(by: r) else { return true }
        found = found.filled(from: words)
        return false
      default: break
      }
      return true
    }
    return found
  }

  /// A branch may not be taken; every other node is shown with its part.
  func isShown(_ r: Ref) -> Bool {
    guard shown.isBranch(r) else { return true }
    let branch = Branch(node: r, known: shown.known, isInPart: isInPart)
    if let known = answers.isShown[branch] { return known }
    let isShown = !shown.isLeftOut(r) && (!isInPart || !shown.isOpen(r))
    answers.isShown[branch] = isShown
    return isShown
  }

  /// The expression for the title that the app's own part is made with, where it says what it is: `Lines(title:
  /// server.name)`.
  private func expression(titling call: Ref) -> String? {
    semantics.arguments(of: call).first(where: isTitle).flatMap { program.child($0, .value) }.flatMap {
      shown.expression(behind: $0)
    }
  }

  private func isTitle(_ argument: Ref) -> Bool {
    let label = program.name(argument).lowercased()
    return Self.titles.contains(where: label.hasSuffix)
  }

  private func nameHanded(by argument: Ref) -> Ref? {
    program.child(argument, .value).flatMap { [.name, .member].contains(program.kind($0)) ? $0 : nil }
  }

  private func firstWords(inView block: Ref, depth: Int) -> ControlWords {
    semantics.allows(\.textDepth, after: depth + 1) && enters()
      ? firstWords(in: block, depth: depth + 1) : ControlWords()
  }

  /// The words of the view that a method makes which is handed on by its name: `.tabItem(page.label)` with
  /// `func label() -> some View`; nil for anything else.
  private func firstWords(inMaker named: Ref, depth: Int) -> ControlWords? {
    guard let maker = method(named), semantics.parameters(of: maker).isEmpty, let body = program.child(maker, .body)
    else { return nil }
    var object: [Value]?
    if let base = program.child(named, .base), let known = shown.known {
      shown.evaluator.begin()
      object = shown.evaluator.values(of: base, in: known)
    }
    let texts = knowing(Environment(parent: shown.known?.outermost, receiver: object))
    let words = texts.firstWords(inView: body, depth: depth)
    return words.text == nil ? nil : words
  }

  /// The only method that a name or a member can mean.
  private func method(_ e: Ref) -> Ref? {
    let found: [Ref]
    if program.kind(e) == .member, let base = program.child(e, .base),
      case .named(let id, _) = semantics.type(of: base).core
    {
      found = semantics.members(named: program.symbol(e), of: id)
    } else if case .members(let list, _)? = semantics.lookup(program.symbol(e), at: e), program.kind(e) == .name {
      found = list
    } else {
      return nil
    }
    return found.count == 1 && program.kind(found[0]) == .function ? found[0] : nil
  }

  /// The words of views that other code passed to the view or function: `content()`, `title` with `let title: Title`.
  private func words(handedAt e: Ref, depth: Int) -> ControlWords {
    var found: Set<ControlWords> = []
    for part in shown.handedViews(at: e) {
      let words = knowing(part.environment).firstWords(inView: part.view, depth: depth)
      if !words.isEmpty { found.insert(words) }
    }
    return found.count > 1 ? ControlWords(isDynamic: true) : found.first ?? ControlWords()
  }

  /// A copy for the function that a call runs, with the call's arguments.
  private func inside(_ call: Ref) -> ControlTexts {
    guard case .functions(let list, guessed: false) = semantics.callee(of: call), list.count == 1 else { return self }
    let outer = shown.known ?? Environment(parent: nil)
    let given = flow.source(call: call, function: list[0]).bindings.mapValues {
      Environment.Binding.expression($0, outer)
    }
    return knowing(
      Environment(parent: shown.known?.outermost, bindings: given, receiver: shown.known?.innermostReceiver))
  }

  /// The body of a view of the app, with what the view's construction tells.
  func drawn(by call: Ref) -> (body: Ref, texts: ControlTexts)? {
    guard case .initializer(let id, _) = semantics.callee(of: call), semantics.isView(id),
      let body = program.symbols.find("body").flatMap({ program.types[id].members[$0]?.first }).flatMap(program.getter)
    else { return nil }
    let made = Value.instance(.named(id, []), call: call, shown.known ?? Environment(parent: nil))
    var texts = knowing(Environment(parent: shown.known?.outermost, receiver: [made]))
    texts.isInPart = true
    return (body, texts)
  }

  /// A part of the view's content in a member of the same type: `var titles: some View { … }`, `func titles() -> some
  /// View { … }`.
  func ownView(_ e: Ref) -> Ref? {
    if program.kind(e) == .call {
      guard case .functions(let list, guessed: false) = semantics.callee(of: e), list.count == 1,
        program.enclosingType(list[0]) == program.enclosingType(e),
        let result = program.child(list[0], .result), isViewType(semantics.resolve(result))
      else { return nil }
      return program.child(list[0], .body)
    }
    guard semantics.namesOwn(e), let variable = flow.declaration(of: e), program.kind(variable) == .variable,
      let getter = program.getter(of: variable), program.enclosingType(variable) == program.enclosingType(e),
      let type = program.child(variable, .type), isViewType(semantics.resolve(type))
    else { return nil }
    return getter
  }

  private func isViewType(_ type: TypeExpression) -> Bool {
    if case .external(let name, _) = type.core { SDK.isUnnamedView(name) } else { false }
  }

  /// - Returns: whether to search inside of it.
  private func lookIn(call r: Ref, _ found: inout ControlWords, depth: Int) -> Bool {
    if let view = ownView(r) {
      found = found.filled(from: inside(r).firstWords(inView: view, depth: depth))
      return false
    }
    if semantics.callee(of: r) == .closure {
      found = found.filled(from: words(handedAt: r, depth: depth))
      return false
    }
    if let words = shown.lookedUp(by: r) ?? shown.words(recasedBy: r) {
      found = found.filled(from: words)
      return false
    }
    if let drawn = drawn(by: r) {
      let words = drawn.texts.firstWords(inView: drawn.body, depth: depth)
      if words.isEmpty, drawn.texts.isOnlyPicture(drawn.body) { return false }
      // What the body shows first may be a part that this construction leaves out.
      let titled = words.text == nil ? self.words(titledIn: r) : words
      if titled.text != nil || words.isDynamic {
        found = found.filled(from: titled.text == nil ? words : titled)
        return false
      }
      if drawn.texts.speaks(drawn.body, depth: depth), let title = expression(titling: r) {
        found = found.filled(from: ControlWords(isDynamic: true, shown: title))
        return false
      }
    }
    // A modifier's arguments are no text; its base may show some.
    if let base = program.child(r, .callee).flatMap({ program.child($0, .base) }), program.kind(base) == .call {
      found = found.filled(from: firstWords(in: base, depth: depth))
      return false
    }
    if known.pictures.contains(program.name(r)) || isComputed(r) { return false }
    // `LabeledContent { Text(size) } label: { Text("Size") }` has its label as its name.
    if let label = semantics.arguments(of: r).first(where: isLabel) {
      found = found.filled(from: firstWords(in: label, depth: depth))
      if !found.isEmpty { return false }
    }
    guard known.spoken.contains(program.name(r)),
      let first = semantics.arguments(of: r).first.flatMap({ program.child($0, .value) }),
      program.kind(first) != .closure
    else { return true }
    let whole = said(by: r)
    let words = whole.text == nil ? shown.words(of: first) : whole
    found = found.filled(from: words.text == nil ? whole : words)
    return false
  }

  /// The result of a value's method, used as an argument: `Poster(item.url(name: "Primary"))`. The method's own
  /// arguments are not shown.
  private func isComputed(_ call: Ref) -> Bool {
    guard let base = program.child(call, .callee).flatMap({ program.child($0, .base) }),
      let argument = program.parent(call), program.kind(argument) == .argument
    else { return false }
    return [.name, .member].contains(program.kind(base)) && program.name(call).first?.isLowercase == true
  }

  /// The words of an expression that is shown.
  private func said(by e: Ref) -> ControlWords {
    var words = shown.words(of: e)
    words.isDynamic = words.text == nil && words.source == nil
    if words.isDynamic { words.shown = shown.expression(behind: e) }
    return words
  }

  private func words(ofLiteral r: Ref) -> ControlWords {
    if program.parent(r).map({ shown.isOpenKey(r, lookedUpBy: $0) }) ?? false { return ControlWords(isDynamic: true) }
    if isPicture(r) { return ControlWords() }
    return program.name(r).contains(ShownTexts.hole) ? said(by: r) : shown.words(of: r)
  }

  private func isPicture(_ literal: Ref) -> Bool {
    guard let argument = program.parent(literal), program.kind(argument) == .argument else { return false }
    return isOther(argument)
  }

  // MARK: labels, identifiers

  /// The text that a modifier sets on the control: `Button { … }.accessibilityLabel("Details")`.
  ///
  /// - Parameter labels: the argument label of the text for each modifier; empty for the first argument.
  private func modified(_ call: Ref, _ labels: [String: String]) -> String? {
    literal(argument(ofModifierOn: call, labels))
  }

  private func identifier(on call: Ref) -> String? {
    argument(ofModifierOn: call, known.identifiers).flatMap(shown.identifier)
  }

  private func argument(ofModifierOn call: Ref, _ labels: [String: String]) -> Ref? {
    var node = call
    var labelled: Ref?
    while let member = program.parent(node), program.kind(member) == .member, program.child(member, .base) == node,
      let modifier = program.parent(member), program.kind(modifier) == .call
    {
      if labelled == nil, let label = labels[program.name(modifier)] {
        let first = semantics.arguments(of: modifier).first.flatMap { program.child($0, .value) }
        labelled = label.isEmpty ? first : argument(label, of: modifier)
      }
      node = modifier
    }
    return labelled
  }

  private func argument(_ label: String, of call: Ref) -> Ref? {
    semantics.arguments(of: call).first { program.name($0) == label }.flatMap { program.child($0, .value) }
  }

  private func literal(_ e: Ref?) -> String? { e.flatMap { shown.words(of: $0).text } }
}
