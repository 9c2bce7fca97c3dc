import Linking
import NavigationModel
import SourceFacts

/// Code that no user of the released app meets: code that only debug builds compile or call, code in a screen that
/// nothing live names, where that is reported already, and code that was set aside (`archive/OldApp`). A fault there is
/// a guess at best, and a second finding with one cause.
struct UnreleasedCode {
  let program: LinkedProgram

  /// The findings of navlint's own rules, lowered to guesses for such code. A team's policies apply everywhere.
  func lowered(_ findings: [Finding]) -> [Finding] {
    let tellsDeadScreens = findings.contains { $0.rule == Self.unreachable && $0.confidence > .guessed }
    let places = nodes(at: findings.filter { Self.rules.contains($0.rule) }.map(\.location))
    return findings.map { finding in
      var finding = finding
      if Self.rules.contains(finding.rule) || finding.rule == Self.unreachable, isPutAside(finding.location.file) {
        finding.confidence = .guessed
        return finding
      }
      guard finding.confidence > .guessed, Self.rules.contains(finding.rule), let place = places[finding.location],
        isForDebugBuilds(place) || tellsDeadScreens && isInDeadScreen(place)
      else { return finding }
      finding.confidence = .guessed
      return finding
    }
  }

  /// A folder of tools contains it (`tools/Branding/backups/v2.4/App/Home.swift`), or the outermost folder's name says
  /// so, and there is code beside it; or it is a Finder copy of a folder. Further inside the same words name features:
  /// `Mail/Archive`, `Wallet/Backups`; with a leading underscore they do not (`App/_Archive`).
  private func isPutAside(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast().map { $0.lowercased() }
    if let tools = folders.firstIndex(where: { $0 == "tools" || $0 == "scripts" }),
      folders[tools...].contains(where: Self.foldersOfOldCode.contains)
    {
      return true
    }
    if folders.contains(where: { $0.hasPrefix("_") && Self.foldersOfOldCode.contains(String($0.dropFirst())) }) {
      return true
    }
    func top(_ path: String) -> Substring? { path.contains("/") ? path.split(separator: "/").first : nil }
    guard let folder = top(path) else { return false }
    if let original = original(ofCopy: folder) { return program.files.contains { top(program.path($0)) == original } }
    guard Self.foldersOfOldCode.contains(folder.lowercased()) else { return false }
    return program.files.contains { top(program.path($0)) != folder }
  }

  /// `App copy`, `App copy 2`
  private func original(ofCopy folder: Substring) -> Substring? {
    let name = folder.last?.isNumber == true ? folder.prefix { !$0.isNumber }.dropLast() : folder
    return name.hasSuffix(" copy") ? name.dropLast(5) : nil
  }

  private static let foldersOfOldCode: Set<String> = [
    "archive", "archives", "archived", "backups", "attic", "obsolete",
  ]

  private static let unreachable = "unreachable-screen"
  /// Dead screens are still reported; that rule ignores debug builds itself.
  private static let rules = Set(RuleRegistry.all.map(\.identity.id)).subtracting([unreachable])

  /// The outermost node at each place. Only files with a place are searched.
  private func nodes(at places: [SourceLocation]) -> [SourceLocation: Ref] {
    let wanted = Set(places)
    let paths = Set(places.map(\.file))
    var found: [SourceLocation: Ref] = [:]
    for file in program.files where paths.contains(program.path(file)) {
      program.forEachNode(in: file) { node in
        let location = program.location(node)
        if wanted.contains(location), found[location] == nil, node != file { found[location] = node }
        return true
      }
    }
    return found
  }

  func isForDebugBuilds(_ place: Ref) -> Bool {
    if program.flags(place).contains(.isDebugOnly) { return true }
    guard let function = program.enclosingMember(place), program.kind(function) == .function else { return false }
    let callers = program.mentions(of: program.name(function)).filter { !program.contains(function, $0) }
    return !callers.isEmpty && callers.allSatisfy { program.flags($0).contains(.isDebugOnly) }
  }

  private func isInDeadScreen(_ place: Ref) -> Bool {
    guard let type = program.enclosingType(place) else { return false }
    return (program.isView(type) || program.isController(type)) && program.isDeclared(type) && !program.isLive(type)
  }
}
