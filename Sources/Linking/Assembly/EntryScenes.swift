import NavigationModel
import SourceFacts

/// The scenes with which the app (or an extension of it) starts, by Info.plist or the build settings.
struct EntryScenes {
  struct Entry {
    /// The construction of the scene.
    var construction: Ref
    var place: Ref
  }

  /// Classes and protocols that only the controllers of app extensions have.
  private static let extensionTypes: Set<String> = [
    "SLComposeServiceViewController", "UNNotificationContentExtension", "MSMessagesAppViewController",
    "UIInputViewController", "NCWidgetProviding",
    "ASCredentialProviderViewController", "INUIHostedViewControlling", "FPUIActionExtensionViewController",
    "QLPreviewingController",
  ]

  /// Controllers that the system shows without a property list's entry (`@objc(ShareController)`), or where a project
  /// generator writes the lists: those of the classes above, and those that read their extension's input.
  private static func extensionControllers(_ semantics: Semantics) -> [TypeID] {
    let program = semantics.program
    return program.types.indices.filter { id in
      guard program.types[id].isDeclared, !program.types[id].isOutOfScope, !program.isOfDependency(type: id),
        semantics.isController(id)
      else {
        return false
      }
      return !semantics.supertypeNames(of: id).isDisjoint(with: extensionTypes) || readsExtensionContext(id, program)
    }
  }

  private static func readsExtensionContext(_ id: TypeID, _ program: Program) -> Bool {
    guard let name = program.symbols.find("extensionContext"), program.types[id].members[name] == nil else {
      return false
    }
    return program.mentions[name].contains {
      program.enclosingType($0) == id
        && (program.kind($0) == .name || program.child($0, .base).map(program.name) == "self")
    }
  }

  /// In the order of the property lists, then of the projects.
  let entries: [Entry]
  /// Controllers that extensions start with, by Info.plist.
  let principals: [TypeID]

  /// - Parameter hasRoot: code shows a first screen; then no storyboard is assumed where no property list names one.
  init(evaluator: Evaluator, propertyLists: [PropertyListFacts], projects: [ProjectFacts], hasRoot: Bool) {
    let storyboards = evaluator.storyboards
    var found: [Ref] = []
    func add(_ name: String, near path: String) {
      for r in storyboards.initialScenes(storyboard: name, near: path) where !found.contains(r) { found.append(r) }
    }
    let lists = propertyLists.sorted { $0.path < $1.path }
    for list in lists {
      for name in list.mainStoryboards { add(name, near: list.path) }
      for configuration in list.sceneConfigurations {
        if let name = configuration.storyboard { add(name, near: list.path) }
      }
      if let name = list.extensionMainStoryboard { add(name, near: list.path) }
    }
    for project in projects.sorted(by: { $0.path < $1.path }) {
      for name in project.mainStoryboards.sorted() { add(name, near: project.path) }
    }
    // No file may state it; this is the default name.
    if found.isEmpty, !hasRoot { add("Main", near: "") }
    entries = found.map { Entry(construction: $0, place: $0) }
    principals =
      lists.compactMap { list in
        list.extensionPrincipalClass.flatMap { Self.controller(named: $0, near: list.path, evaluator.semantics) }
      } + EntryScenes.extensionControllers(evaluator.semantics)
  }

  /// Of namesakes the one nearest to the property list, as for the extensions of two platforms.
  private static func controller(named name: String, near path: String, _ semantics: Semantics) -> TypeID? {
    let program = semantics.program
    guard let symbol = program.symbols.find(name) else { return nil }
    func nearness(_ type: TypeID) -> Int {
      program.types[type].declaration.map {
        SourceLocation.sharedFolders(program.files[Int($0.file)].path, path)
      } ?? -1
    }
    let candidates = (program.typesByName[symbol] ?? []).filter {
      semantics.isController($0) && !program.isOfDependency(type: $0)
    }
    return candidates.max { (nearness($0), $1) < (nearness($1), $0) }
  }
}
