import NavigationModel

/// Compares the declared ways in with those that code handles.
struct LinkAgreement {
  private(set) var ledger: LinkLedger

  init(_ ledger: LinkLedger, declarations: [LinkLedger.Declaration]) {
    self.ledger = ledger
    self.ledger.declarations = declarations.map { declaration in
      var declaration = declaration
      declaration.isHandled = isHandled(declaration)
      declaration.isOnlyMade = isOnlyMade(declaration)
      return declaration
    }
    self.ledger.gaps = (unhandled() + undeclared()).sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  // MARK: declared and not handled

  private func isHandled(_ declaration: LinkLedger.Declaration) -> Bool {
    switch declaration.kind {
    case .scheme: return handles([.url])
    case .host, .path: return handles([.url, .activity])
    // Siri passes such a type as an intent.
    case .activity: return handles([.activity]) || declaration.name.hasSuffix("Intent")
    case .shortcut: return handles([.shortcut]) && mayTake(declaration.name)
    }
  }

  private func handles(_ kinds: Set<LinkLedger.Kind>) -> Bool {
    ledger.handlers.contains { !kinds.isDisjoint(with: $0.takes) }
  }

  /// Notifications of messages need an intent that nothing continues.
  private func isOnlyMade(_ declaration: LinkLedger.Declaration) -> Bool {
    declaration.kind == .activity && ledger.madeActivities.contains(declaration.name)
      && !ledger.links.contains { $0.tests.contains { $0.part == .identifier && $0.texts.contains(declaration.name) } }
  }

  /// Code that only compares a quick action's type handles no other.
  private func mayTake(_ shortcut: String) -> Bool {
    let links = ledger.links.filter { $0.kind == .shortcut }
    let tests = links.map { link in link.tests.first { $0.part == .identifier } }
    return links.isEmpty
      || tests.contains { test in
        guard let test else { return true }
        return test.texts.contains { Self.matches(shortcut, test.match, $0) }
      }
  }

  private static func matches(_ name: String, _ match: LinkTest.Match, _ text: String) -> Bool {
    switch match {
    case .equals: name == text
    case .prefix: name.hasPrefix(text)
    case .suffix: name.hasSuffix(text)
    case .contains, .expression: name.contains(text)
    }
  }

  private func unhandled() -> [LinkLedger.Gap] {
    ledger.declarations.filter { !$0.isHandled }.map { declaration in
      .init(
        kind: .notHandled,
        message: "'\(declaration.name)' is declared, but no code handles it: \(Self.missing(declaration)).",
        location: declaration.location)
    }
  }

  private static func missing(_ declaration: LinkLedger.Declaration) -> String {
    switch declaration.kind {
    case .scheme: "there is no onOpenURL, scene(_:openURLContexts:) or application(_:open:options:)"
    case .host, .path: "there is no onOpenURL, onContinueUserActivity or scene(_:continue:)"
    case .activity: "there is no onContinueUserActivity or scene(_:continue:)"
    case .shortcut: "there is no application(_:performActionFor:completionHandler:) or the scene delegate's counterpart"
    }
  }

  // MARK: handled and not declared

  private static let webSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "file", "about", "data", "facetime", "itms-apps", "javascript", "feed",
  ]

  private func undeclared() -> [LinkLedger.Gap] {
    let schemes = ledger.declarations.filter { $0.kind == .scheme }
    guard !schemes.isEmpty, !schemes.contains(where: \.isFilledIn) else { return [] }
    let declared = schemes.map { $0.name.lowercased() }
    var seen: Set<String> = []
    return ledger.links.flatMap { link -> [LinkLedger.Gap] in
      let tests = link.tests.filter { $0.part == .scheme && $0.match == .equals }
      return tests.flatMap(\.texts).filter { scheme in
        let scheme = scheme.lowercased()
        return !declared.contains(scheme) && !Self.webSchemes.contains(scheme) && seen.insert(scheme).inserted
      }.map { scheme in
        .init(
          kind: .notDeclared,
          message: "The code handles links with the scheme '\(scheme)', but no Info.plist declares it.",
          location: link.location)
      }
    }
  }
}
