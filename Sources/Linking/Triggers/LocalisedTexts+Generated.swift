import Dialects
import SourceFacts

/// Keys by the names that code generators give them. The generated source is seldom among the sources; the letters and
/// digits of a name are those of the key.
extension LocalisedTexts {
  /// `L10n.Common.actionSettings`, `R.string.localizable.actionSettings()`, `Text(.actionSettings)`
  func textOfGenerated(_ e: Ref) -> String? {
    guard let target = program.kind(e) == .call ? program.child(e, .callee) : e, let path = path(of: target) else {
      return nil
    }
    guard path[0].isEmpty else { return text(spelled: path, for: e) }
    return takesKey(e) || isKeyType(semantics.expectedType(of: e)) ? text(ofSymbol: e) : nil
  }

  /// The text of a key that is an implicit member of the required type: `String(localized: .actionSettings)`.
  func text(ofSymbol e: Ref) -> String? {
    guard let target = program.kind(e) == .call ? program.child(e, .callee) : e, let path = path(of: target),
      path[0].isEmpty
    else { return nil }
    return text(spelled: path.dropFirst(), isTableNamed: false, for: e)
  }

  private func text(spelled path: [String], for e: Ref) -> String? {
    for rule in known.generatedTexts where rule.fits(path[0]) {
      let start = rule.start.split(separator: ".").map(String.init)
      guard path.count > start.count, path.dropFirst().starts(with: start.dropFirst()), !isInTree(path[0]) else {
        continue
      }
      if let text = text(spelled: path.dropFirst(start.count), isTableNamed: rule.isTableNamed, for: e) { return text }
    }
    return spellsKeys(path[0]) ? text(spelled: path.dropFirst(), isTableNamed: false, for: e) : nil
  }

  /// A type that no source declares, and whose members spell keys: whichever generator made it, it holds the texts.
  private func spellsKeys(_ type: String) -> Bool {
    guard type.first?.isUppercase ?? false, let name = program.symbols.find(type) else { return false }
    if let known = semantics.memory.textTypes[name] { return known }
    let found = !isInTree(type) && areKeys(members(of: name))
    semantics.memory.textTypes.keep(found, for: name)
    return found
  }

  /// The chains of members by which the program uses a type.
  private func members(of type: Symbol) -> Set<[String]> {
    Set(
      program.mentions[type].compactMap { mention in
        guard program.kind(mention) == .name else { return nil }
        var (node, names): (Ref, [String]) = (mention, [])
        while let member = program.parent(node), program.kind(member) == .member, program.child(member, .base) == node {
          names.append(program.name(member))
          node = member
        }
        return names.isEmpty ? nil : names
      })
  }

  private func areKeys(_ chains: Set<[String]>) -> Bool {
    let spelled = chains.count { chain in
      chain.indices.contains { semantics.spelledKeys[GeneratedName.letters(chain[...$0].joined())] != nil }
    }
    return spelled >= Self.fewest && spelled * 10 >= chains.count * 9
  }

  /// The number of names that are more than a coincidence.
  private static let fewest = 3

  private func isInTree(_ type: String) -> Bool {
    program.symbols.find(type).flatMap { program.typesByName[$0] }?.contains { program.types[$0].isDeclared } ?? false
  }

  /// The text where exactly one key has this spelling. A table's name may precede it.
  private func text(spelled names: ArraySlice<String>, isTableNamed: Bool, for e: Ref) -> String? {
    let source = program.files[Int(e.file)].path
    func text(_ names: ArraySlice<String>, in table: String?) -> String? {
      let wanted = table.map(GeneratedName.letters)
      let found = (semantics.spelledKeys[GeneratedName.letters(names.joined())] ?? []).filter {
        wanted == nil || GeneratedName.letters($0.table) == wanted
      }
      guard let first = found.first, found.allSatisfy({ $0.key == first.key }) else { return nil }
      let isOneTable = found.allSatisfy { $0.table == first.table }
      return semantics.tables.text(of: first.key, in: isOneTable ? first.table : nil, for: source)
    }
    if !isTableNamed, let found = text(names, in: nil) { return found }
    return names.count > 1 ? text(names.dropFirst(), in: names.first) : nil
  }

  /// The names of a chain of members; the first is empty where the chain starts with a dot.
  private func path(of member: Ref) -> [String]? {
    var parts: [String] = []
    var node = member
    while program.kind(node) == .member {
      parts.append(program.name(node))
      guard let base = program.child(node, .base) else { return [""] + parts.reversed() }
      node = base
    }
    guard !parts.isEmpty, program.kind(node) == .name else { return nil }
    return [program.name(node)] + parts.reversed()
  }
}

extension Dialect.GeneratedTexts {
  /// Whether a chain that starts with a name may be a generated one.
  fileprivate func fits(_ name: String) -> Bool {
    start.hasPrefix("*")
      ? name.hasSuffix(start.dropFirst()) && name.count >= start.count
      : start.split(separator: ".").first.map(String.init) == name
  }
}
