/// The targets that a description for the project generator XcodeGen (`project.yml`) names.
///
/// Read are `targets` with their `type`, `platform`, `sources`, `templates` and `dependencies`. What other files say that
/// it includes is not.
struct ProjectSpecification {
  /// Sorted by name.
  let targets: [TargetFacts]

  init(_ source: [UInt8]) {
    var reader = PlainYAMLReader()
    guard let root = reader.read(source), let described = root["targets", reader.anchors]?.members else {
      targets = []
      return
    }
    let scope = Scope(root: root, anchors: reader.anchors)
    let found = described.prefix(TargetFacts.limit).flatMap { scope.targets($0.key, $0.value) }
    targets =
      found.count > TargetFacts.limit ? [] : found.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  /// What a target may refer to.
  private struct Scope {
    let templates: [String: PlainYAML]
    let anchors: [String: PlainYAML]

    init(root: PlainYAML, anchors: [String: PlainYAML]) {
      let described = root["targetTemplates", anchors]?.members ?? []
      templates = Dictionary(described.map { ($0.key, $0.value) }) { $1 }
      self.anchors = anchors
    }

    /// One target for each platform where there are several: `Kit_iOS`, `Kit_tvOS`.
    func targets(_ name: String, _ described: PlainYAML) -> [TargetFacts] {
      let platforms = values("platform", of: described).flatMap(texts)
      guard platforms.count > 1 else { return [target(name, named: name, platforms.first ?? "", described)] }
      return platforms.map { target("\(name)_\($0)", named: name, $0, described) }
    }

    private func target(_ id: String, named name: String, _ platform: String, _ described: PlainYAML) -> TargetFacts {
      func filled(_ text: String) -> String {
        text.replacing("${target_name}", with: name).replacing("${platform}", with: platform)
      }
      let sources = values("sources", of: described).flatMap { places($0) }.map {
        ProjectSources.Folder(path: plain(filled($0.path)), leftOut: $0.leftOut.map { plain(filled($0)) }.sorted())
      }
      // What has a file's ending is a file.
      let files = sources.map(\.path).filter { $0.hasSuffix(".swift") }
      let needed = values("dependencies", of: described).flatMap { $0.list ?? [] }.compactMap {
        $0["target", anchors]?.text
      }
      return TargetFacts(
        name: id, kind: kind(values("type", of: described).first?.text ?? ""), module: TargetFacts.module(called: name),
        files: Set(files).sorted(),
        folders: sources.filter { !$0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path },
        dependencies: Set(needed.map(filled)).sorted())
    }

    /// A key's values in a target and in the templates that it follows.
    private func values(_ key: String, of described: PlainYAML) -> [PlainYAML] {
      var parts = [described]
      var seen: Set<String> = []
      var place = 0
      while place < parts.count, parts.count <= Self.templateLimit {
        for name in parts[place]["templates", anchors].map(texts) ?? [] where seen.insert(name).inserted {
          if let template = templates[name] { parts.append(template) }
        }
        place += 1
      }
      return parts.compactMap { $0[key, anchors] }
    }

    /// People follow two or three.
    private static let templateLimit = 20

    private func texts(_ value: PlainYAML) -> [String] {
      value.text.map { $0.isEmpty ? [] : [$0] } ?? value.list?.compactMap(\.text) ?? []
    }

    /// `Sources`, `[App, Shared]`, `- path: App`.
    private func places(_ value: PlainYAML, depth: Int = 0) -> [(path: String, leftOut: [String])] {
      switch value {
      case .text(let path): return path.isEmpty ? [] : [(path, [])]
      case .list(let elements): return depth > 2 ? [] : elements.flatMap { places($0, depth: depth + 1) }
      case .alias(let name): return depth > 2 ? [] : anchors[name].map { places($0, depth: depth + 1) } ?? []
      case .mapping:
        guard let path = value["path", anchors]?.text else { return [] }
        return [(path, value["excludes", anchors].map(texts) ?? [])]
      }
    }

    private func plain(_ path: String) -> String { ProjectPlaces.joined([path]) }

    /// XcodeGen's words are the ends of Xcode's: `application`, `app-extension`, `bundle.unit-test`.
    private func kind(_ type: String) -> TargetFacts.Kind {
      TargetFacts.kind(ofProduct: type)
    }
  }
}

extension PlainYAML {
  /// A member's value, of its own or of what is merged in (`<<: *base`); what an alias leads to.
  subscript(key: String, anchors: [String: PlainYAML]) -> PlainYAML? { value(key, anchors, depth: 0) }

  private func value(_ key: String, _ anchors: [String: PlainYAML], depth: Int) -> PlainYAML? {
    guard depth < 4 else { return nil }
    switch self {
    case .alias(let name): return anchors[name]?.value(key, anchors, depth: depth + 1)
    case .mapping(let members):
      if let own = members.last(where: { $0.key == key }) {
        guard case .alias(let name) = own.value else { return own.value }
        return anchors[name]
      }
      return members.first { $0.key == "<<" }?.value.merged(key, anchors, depth: depth + 1)
    case .text, .list: return nil
    }
  }

  /// `<<: [*base, *more]`
  private func merged(_ key: String, _ anchors: [String: PlainYAML], depth: Int) -> PlainYAML? {
    guard case .list(let elements) = self else { return value(key, anchors, depth: depth) }
    return elements.prefix(4).lazy.compactMap { $0.value(key, anchors, depth: depth) }.first
  }
}
