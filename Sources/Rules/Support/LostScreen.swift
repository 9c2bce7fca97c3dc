import Linking
import NavigationModel
import SourceFacts

/// A screen that nothing is known to show, as its exemptions see it.
struct LostScreen {
  let screen: Screen
  /// Its declarations: a name may stand for several types.
  let types: [TypeID]
  /// Whether a dead part of the graph leads to it.
  let hasBrokenLinks: Bool
  let support: GraphSupport
  let program: LinkedProgram
  let surroundings: Surroundings

  /// Facts on the whole program that are computed once.
  struct Surroundings {
    let helpers: PreviewHelpers
    let copies: CopiedLibraries
    let demo: KitDemo

    init(_ program: LinkedProgram, _ support: GraphSupport) {
      helpers = PreviewHelpers(program)
      copies = CopiedLibraries(program)
      demo = KitDemo(entries: support.entries)
    }
  }

  /// Why such a screen is not reported. The first exemption that applies is named.
  static let exemptions: [Exemption<LostScreen>] = [
    .init("Stand-ins, by their name (`MockHomeView`, `ExampleScreen`)") { $0.isAny { $2.isStandIn } },
    .init("Templates of screens, in a folder for templates") { $0.isAny { $2.isTemplate } },
    .init("Screens for developers, by name or folder (`TestScreen`, `RouterDebugView`, `Deprecated`)") { lost in
      lost.isAny { $2.isTrial || $2.isForDevelopers || lost.isTrial($2) }
    },
    .init("Copied libraries, by their folder (`ThirdParty`, `Vendor`, `Charts-main`)") { $0.isAny { $2.isVendored } },
    .init("Copied libraries, by what is public in the app's own module, or by a prefix of their own") { lost in
      lost.types.contains(where: lost.surroundings.copies.holds)
    },
    .init("Helpers of previews and pictures, and what only previews make") { $0.isForPreviews },
    .init("Views that only show what they are made with") { lost in lost.isAny { type, _, _ in lost.isWrapper(type) } },
    .init("A base class beside the base that others inherit from") { lost in
      lost.isAny { type, _, _ in lost.isBase(type) }
    },
    .init("Screens for other platforms") { lost in lost.isAny { _, place, _ in lost.program.isForOtherPlatforms(place) }
    },
    .init("A second type with the name of a used one: one of the two files is not compiled") { $0.hasLiveNamesake },
    .init("Demonstrations of a part, and what a kit offers where the only app demonstrates it") { $0.isOffered },
    .init("Screens that a shown screen makes, although no code was found that shows them") {
      !$0.hasBrokenLinks && $0.isMadeInView
    },
  ]

  private func isAny(_ holds: (TypeID, Ref, ScreenPurpose) -> Bool) -> Bool {
    types.contains { type in
      guard let declaration = program.declaration(of: type) else { return false }
      return holds(type, declaration, purpose(declaration))
    }
  }

  private func purpose(_ declaration: Ref) -> ScreenPurpose {
    ScreenPurpose(name: screen.name, path: program.path(declaration), foldersAbove: program.foldersAbove)
  }

  private var isForPreviews: Bool {
    types.contains(where: surroundings.helpers.contains)
      || isAny { type, declaration, purpose in
        isFrame(type, purpose)
          || (purpose.isMadeForPreviews || program.flags(declaration).contains(.isPrivate))
            && program.isMadeInPreview(type)
      }
  }

  /// Apps that use the kit show it, or people who choose a part.
  private var isOffered: Bool {
    guard let location = screen.location else { return false }
    // A demonstration of a part, beside the app.
    guard !KitDemo.isPart(location.file) else { return !surroundings.demo.isAll }
    return surroundings.demo.isAll
      && types.contains {
        program.declaration(of: $0).map { program.flags($0).contains(.isPublic) } ?? false
      }
  }

  /// A module cannot have two types of one name: one of the files is not compiled, and which is not known. Targets for
  /// two platforms may share the code that names both.
  private var hasLiveNamesake: Bool {
    let places = types.compactMap { type in
      program.declaration(of: type).map { (type: type, node: $0) }
    }
    guard places.count > 1, let own = places.first(where: { program.location($0.node) == screen.location }) else {
      return false
    }
    return places.contains {
      $0.type != own.type && program.isLive($0.type) && !program.flags($0.node).contains(.isPrivate)
        && (program.mayBeOneModule($0.node, own.node) || program.areTwins($0.node, own.node)
          || PlatformFolders.part(program.path($0.node), from: program.path(own.node)))
    }
  }

  /// A visible screen makes it: that the way is unknown does not mean that it is not shown.
  private var isMadeInView: Bool {
    // Of several types with the name, only the one that is meant.
    let own = types.filter { program.declaration(of: $0).map(program.location) == screen.location }
    return (own.isEmpty ? types : own).flatMap(program.constructions(of:)).contains { made in
      guard !program.isOutOfScope(made), let maker = program.enclosingType(made).map(program.typeName),
        maker != screen.id
      else { return false }
      return support.node(maker).map { support.isLive($0) && support.screen(at: $0) != nil } ?? false
    }
  }

  /// Made to show the view after which the file is named, in a preview alone or by its name: `AllBadgesView` in
  /// `Badge.swift`.
  private func isFrame(_ type: TypeID, _ purpose: ScreenPurpose) -> Bool {
    guard program.isMadeInPreview(type) || purpose.isHelper else { return false }
    func shows(_ subject: TypeID) -> Bool {
      program.constructions(of: subject).contains { program.enclosingType($0) == type }
    }
    if isStage(type, purpose) { return true }
    return program.types(named: purpose.fileName).contains { subject in
      guard subject != type, program.declaration(of: subject).map(program.path) == purpose.path else { return false }
      if program.isView(subject) { return shows(subject) }
      // `enum Component { struct DefaultButton: View … }`: a catalogue shows several of them.
      let parts = "\(program.typeName(subject))."
      return !ScreenNames.isScreen(program.typeName(type))
        && program.declaredTypes.count { program.isView($0) && program.typeName($0).hasPrefix(parts) && shows($0) } > 1
    }
  }

  /// It only shows an unchanged part that the same file declares: `struct ContentView: View { var body: some View {
  /// Slider() } }` below the slider that the app uses.
  private func isStage(_ type: TypeID, _ purpose: ScreenPurpose) -> Bool {
    guard let made = onlyStatement(ofBodyOf: type), program.kind(made) == .call else { return false }
    return program.declaredTypes.contains { part in
      part != type && program.isView(part) && program.isLive(part)
        && program.declaration(of: part).map(program.path) == purpose.path
        && program.constructions(of: part).contains(made)
    }
  }

  private func onlyStatement(ofBodyOf type: TypeID) -> Ref? {
    guard let statements = program.body(of: type).map({ program.statements(of: $0) }), statements.count == 1,
      let statement = statements.first
    else { return nil }
    return program.kind(statement) == .returned ? program.child(statement, .value) ?? statement : statement
  }

  /// `TestMigrationView` in an app whose other live code does not mention tests: users take none there.
  /// `SingleTemplateViewController`, likewise, is to be copied.
  private func isTrial(_ purpose: ScreenPurpose) -> Bool {
    guard let subject = purpose.subjectOfTrial else { return false }
    return !program.declaredTypes.contains { type in
      program.isLive(type)
        && ScreenNames.words(of: program.typeName(type)).contains {
          [subject, subject + "s"].contains($0.filter(\.isLetter))
        }
    }
  }

  /// `ParentTableViewController` beside the `ParentViewController` that others inherit from: one of a family of bases,
  /// and no screen by itself.
  private func isBase(_ type: TypeID) -> Bool {
    func stem(_ type: TypeID) -> [String] {
      ScreenNames.words(of: program.typeName(type)).filter { !Self.kinds.contains($0) }
    }
    let own = stem(type)
    guard !own.isEmpty,
      program.declaration(of: type).map({ program.kind($0) == .type && !program.isView(type) }) ?? false
    else { return false }
    return program.declaredTypes.contains {
      $0 != type && program.subtypes(of: $0).count > 1 && stem($0) == own && !program.subtypes(of: $0).contains(type)
    }
  }

  /// Words for the kind of a controller, as opposed to its subject.
  private static let kinds: Set<String> = [
    "View", "Table", "Collection", "Navigation", "Tab", "Bar", "Page", "Split", "Controller", "VC",
  ]

  /// It only shows its argument: `struct LazyView<Content: View>: View { var body: some View { content() } }`.
  private func isWrapper(_ type: TypeID) -> Bool {
    guard var shown = onlyStatement(ofBodyOf: type) else { return false }
    if program.kind(shown) == .call, program.arguments(of: shown).isEmpty, let callee = program.child(shown, .callee) {
      shown = callee
    }
    guard [.name, .member].contains(program.kind(shown)), let content = program.variable(of: shown),
      program.kind(content) == .variable
    else { return false }
    return program.enclosingType(content) == type && program.getter(of: content) == nil
  }
}
