import Linking
import NavigationModel
import SourceFacts

/// The quick actions of the app's icon: the code that publishes them, and the code that handles them.
struct QuickActions {
  static let item = "UIApplicationShortcutItem"

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The first that the code declares.
  var published: Ref? {
    [Self.item, "UIMutableApplicationShortcutItem"].flatMap(program.calls(named:)).filter {
      !program.isOutOfUsersReach(codeAt: $0)
    }.min()
  }

  /// `connectionOptions.shortcutItem`, `launchOptions?[.shortcutItem]`: launch options. An app's own member of that
  /// name does not count.
  var areReadFromOptions: Bool {
    program.mentions(of: "shortcutItem").contains { mention in
      guard program.kind(mention) == .member, program.variable(of: mention) == nil else { return false }
      guard let base = program.child(mention, .base) else {
        return program.parent(mention).flatMap(program.parent).map { program.kind($0) == .subscript } ?? false
      }
      if case .named(let type, _) = program.typeNamed(by: base)?.core { return !program.isDeclared(type) }
      return true
    }
  }

  /// The handlers that are never called: the app delegates that a SwiftUI app names, where no scene has a delegate with
  /// a handler.
  func unheard(_ takers: [LinkLedger.Handler]) -> [LinkLedger.Handler] {
    let delegates = program.attributes(named: "UIApplicationDelegateAdaptor").compactMap(program.owner(ofAttribute:))
      .filter { program.enclosingType($0).map { program.supertypeNames(of: $0).contains("App") } ?? false }
    let names = Set(delegates.flatMap { program.nodes([.name, .typeName], in: $0) }.map(program.name))
    let isHeard = takers.contains { !$0.name.hasPrefix("application(") || !names.contains($0.owner) }
    return isHeard ? [] : takers
  }
}
