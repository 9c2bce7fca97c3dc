/// The targets in a description for the project generator XcodeGen (`project.yml`).
///
/// Reads `targets` with their `type`, `platform`, `sources`, `templates` and `dependencies`. Included files are not
/// read; that there are some is recorded.
struct ProjectSpecification {
  /// Sorted by name.
  private(set) var targets: [TargetFacts] = []
  /// Why the targets are not known, or not all of them.
  private(set) var gap: ProjectFacts.TargetGap?

  init(_ source: [UInt8]) {
    guard source.count <= DescriptionText.sizeLimit else {
      gap = .tooLarge
      return
    }
    guard let text = DescriptionText(source) else {
      gap = .noYAML
      return
    }
    let described = text.member("targets", of: text.root).map(text.members) ?? []
    guard described.count <= TargetFacts.limit else {
      gap = .tooLarge
      return
    }
    let scope = Scope(text)
    targets = described.flatMap { scope.targets($0.key, $0.value) }.sorted {
      ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
    }
    if text.member("include", of: text.root) != nil { gap = .includes }
  }

  /// The declarations that a target may refer to.
  private struct Scope {
    private let text: DescriptionText
    private let templates: [String: DescriptionText.Value]

    init(_ text: DescriptionText) {
      let described = text.member("targetTemplates", of: text.root).map(text.members) ?? []
      templates = Dictionary(described.map { ($0.key, $0.value) }) { $1 }
      self.text = text
    }

    /// One target for each platform where there are several: `Kit_iOS`, `Kit_tvOS`.
    func targets(_ name: String, _ described: DescriptionText.Value) -> [TargetFacts] {
      let platforms = values("platform", of: described).flatMap(text.texts)
      guard platforms.count > 1 else { return [target(name, named: name, platforms.first ?? "", described)] }
      return platforms.prefix(Self.platformLimit).map { target("\(name)_\($0)", named: name, $0, described) }
    }

    private func target(
      _ id: String, named name: String, _ platform: String, _ described: DescriptionText.Value
    ) -> TargetFacts {
      func filled(_ text: String) -> String {
        text.replacing("${target_name}", with: name).replacing("${platform}", with: platform)
      }
      let sources = values("sources", of: described).flatMap { places($0) }.map {
        ProjectSources.Folder(path: plain(filled($0.path)), leftOut: $0.leftOut.map { plain(filled($0)) }.sorted())
      }
      // A path with a file's extension is a file.
      let files = sources.map(\.path).filter { $0.hasSuffix(".swift") }
      let needed = values("dependencies", of: described).flatMap(text.elements).compactMap {
        text.member("target", of: $0).flatMap(text.text)
      }
      return TargetFacts(
        // XcodeGen's words are the ends of Xcode's: `application`, `app-extension`, `bundle.unit-test`.
        name: id, kind: TargetFacts.kind(ofProduct: values("type", of: described).first.flatMap(text.text) ?? ""),
        module: TargetFacts.module(called: name), files: Set(files).sorted(),
        folders: sources.filter { !$0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path },
        dependencies: Set(needed.map(filled)).sorted())
    }

    /// A key's values in a target and in its templates.
    private func values(_ key: String, of described: DescriptionText.Value) -> [DescriptionText.Value] {
      var parts = [described]
      var seen: Set<String> = []
      var place = 0
      while place < parts.count, parts.count <= Self.templateLimit {
        for name in text.member("templates", of: parts[place]).map(text.texts) ?? []
        where seen.insert(name).inserted {
          if let template = templates[name] { parts.append(template) }
        }
        place += 1
      }
      return parts.compactMap { text.member(key, of: $0) }
    }

    /// People use two or three.
    private static let templateLimit = 20
    /// There are six.
    private static let platformLimit = 20
    /// `[App, {path: Shared}]` is one deep.
    private static let listLimit = 3

    /// `Sources`, `[App, Shared]`, `- path: App`.
    private func places(_ value: DescriptionText.Value, depth: Int = 0) -> [(path: String, leftOut: [String])] {
      if let path = text.text(of: value) { return path.isEmpty ? [] : [(path, [])] }
      if let path = text.member("path", of: value).flatMap(text.text) {
        return [(path, text.member("excludes", of: value).map(text.texts) ?? [])]
      }
      return depth < Self.listLimit ? text.elements(of: value).flatMap { places($0, depth: depth + 1) } : []
    }

    private func plain(_ path: String) -> String { ProjectPlaces.joined([path]) }
  }
}
