import Linking
import SourceFacts

/// A place at which code sets presentation state that no presenter shows.
struct UnshownRaise {
  var place: Ref
  var property: Ref
  var owner: TypeID
  var shown: ShownState
  var program: LinkedProgram

  /// State that is presented, and the presenters.
  struct ShownState {
    let states: Set<Ref>
    let calls: Set<Ref>

    init(_ program: LinkedProgram) {
      let presentations = program.presentations.filter { !program.isNeverRun(codeAt: $0.call) }
      states = Set(presentations.compactMap(program.state(of:)))
      calls = Set(presentations.map(\.call))
    }
  }

  static let exemptions: [Exemption<UnshownRaise>] = [
    Exemption("Code that nothing runs") { !$0.isRun || $0.program.isNeverRun(codeAt: $0.place) },
    Exemption("A screen that presents something else in the same place") { $0.presentsOtherwise },
    Exemption("A button around a link: the link gets the tap") { $0.isAroundLink },
    Exemption("A flag that an observer keeps in step with a presented item") { $0.mirrors },
    forDevelopers,
  ]

  /// Users do not miss a button there.
  static let forDevelopers = Exemption<UnshownRaise>(
    "What is for developers by its name or folder, and copied code"
  ) { raise in
    let program = raise.program
    guard let declaration = program.declaration(of: raise.owner) else { return false }
    return ScreenPurpose(
      name: program.typeName(raise.owner), path: program.path(declaration), foldersAbove: program.foldersAbove
    ).isNotForUsers
  }

  var block: Ref? { program.ancestors(place).first { program.kind($0) == .block } }

  /// A screen runs the code, or a live view that a library's router may show.
  private var isRun: Bool {
    !program.screens(at: place).isEmpty || (program.isView(owner) && program.enclosingType(place) == owner)
  }

  /// `Button { opens = true } label: { NavigationLink(…) }`
  private var isAroundLink: Bool {
    guard let closure = program.ancestors(place).first(where: { program.kind($0) == .closure }),
      let button = program.ancestors(closure).first(where: { program.kind($0) == .call }),
      program.name(button) == "Button"
    else { return false }
    return program.nodes([.call], in: button).contains {
      program.name($0) == "NavigationLink" && !program.contains(closure, $0)
    }
  }

  /// `var problem: Problem? { didSet { showsAlert = problem != nil } }` where the alert is bound to `problem`: the flag
  /// follows the visible state.
  private var mirrors: Bool {
    guard let observer = program.ancestors(place).first(where: { program.kind($0) == .accessor }),
      ["didSet", "willSet"].contains(program.name(observer)),
      let observed = program.ancestors(observer).first(where: { program.kind($0) == .variable })
    else { return false }
    return shown.states.contains(observed)
  }

  // MARK: what is presented instead

  /// The same block sets other state that is presented, bound, or shown by a presenter (an alert's text), navigates in
  /// another way, or lets a controller present: the flag is a leftover, and the user gets a response.
  private var presentsOtherwise: Bool {
    guard let block else { return false }
    if program.nodesRunning([.call], in: block).contains(where: {
      program.name($0) == "present" && program.argument("animated", of: $0) != nil
    }) {
      return true
    }
    let goesOn = program.children(block).contains { statement in
      [.call, .assign].contains(program.kind(statement))
        && program.nodesRunning([.call, .member, .name, .assign], in: statement).contains {
          program.navigation(at: $0).contains {
            ![.back, .url].contains($0.kind) && $0.confidence > .guessed && !program.isInUnusedModifier($0.primitive)
          }
        }
    }
    if goesOn { return true }
    return program.children(block).contains { statement in
      guard let other = variable(setBy: statement), other != property else { return false }
      if shown.states.contains(other) { return true }
      let isBesides = PresentationWords.areIn(program.name(other))
      return program.uses(ofVariable: other).contains { use in
        switch use.kind {
        case .handedOut: program.kind(statement) == .assign
        case .read:
          program.kind(statement) == .assign && isShown(use.place)
            || isBesides && choosesView(use.place)
        case .write, .mutation: false
        }
      }
    }
  }

  /// `opens = true`, `opens.toggle()`
  private func variable(setBy statement: Ref) -> Ref? {
    switch program.kind(statement) {
    case .assign: program.child(statement, .target).flatMap(program.variable(of:))
    case .call where program.name(statement) == "toggle": program.receiver(of: statement).flatMap(program.variable(of:))
    default: nil
    }
  }

  /// `if showsCheckout { CheckoutView() }` in a view: the content is shown in place.
  private func choosesView(_ place: Ref) -> Bool {
    guard let view = program.enclosingType(place), program.isView(view) else { return false }
    return program.ancestors(place).prefix { program.kind($0) != .block }.contains { statement in
      program.kind(statement) == .ifElse
        && program.child(statement, .conditions).map { program.contains($0, place) } ?? false
        && program.child(statement, .body).map { !program.nodes([.call], in: $0).isEmpty } ?? false
    }
  }

  /// The place stands in an argument of a presenter, not in the view to which the presenter is attached.
  private func isShown(_ place: Ref) -> Bool {
    var inner = place
    for node in program.ancestors(place) {
      if program.kind(inner) == .argument, shown.calls.contains(node) { return true }
      inner = node
    }
    return false
  }
}

extension LinkedProgram {
  /// A modifier of the app that is put on no view.
  func isInUnusedModifier(_ place: Ref) -> Bool {
    guard let type = enclosingType(place), isDeclared(type), isViewModifier(type) else { return false }
    return constructions(of: type).allSatisfy { isOutOfScope($0) || isNeverRun(codeAt: $0) }
  }
}

/// Names that speak of presenting: `showsSettings`, `isPresentingAlert`, `checkoutSheet`.
enum PresentationWords {
  private static let first: Set<String> = [
    "show", "shows", "showing", "present", "presents", "presenting", "presented", "navigate", "navigates",
  ]
  private static let last: Set<String> = SDK.wordsOfPresentations
  /// Parts of a screen, which are shown without a presenter.
  private static let parts: Set<String> = [
    "Separator", "Progress", "Loading", "Loader", "Keyboard", "Animation", "Hint", "Title", "Text", "More", "All",
    "Password", "Content",
  ]

  static func areIn(_ name: String) -> Bool {
    var words = ScreenNames.words(of: name)
    if let opening = words.first, ["is", "should", "will", "must"].contains(opening), words.count > 1 {
      words.removeFirst()
      words[0] = words[0].lowercased()
    }
    guard let start = words.first, let end = words.last else { return false }
    return Self.last.contains(end)
      || (Self.first.contains(start) && words.count > 1 && !ScreenNames.isComponent(end) && !Self.parts.contains(end))
  }
}
