import NavigationModel
import SourceFacts

/// Files beside the code: build settings, property lists, storyboards.
extension LinkedProgram {
  /// A project states that the app also runs on the iPad, or only the sources of the app are there.
  package var mayRunOnPad: Bool { mayRunOnPad(asToldBy: projects) }

  /// The same for the app of a piece of code. Projects in folders above the code are preferred to those of libraries in
  /// other folders. Code that only targets for other devices compile does not run there.
  package func mayRunOnPad(codeAt place: Ref) -> Bool {
    let families = flow.program.targets.deviceFamilies(ofFile: place.file)
    guard families.isEmpty || families.contains(2) else { return false }
    let path = path(place)
    let above = projects.filter { !$0.appDeviceFamilies.isEmpty && path.hasPrefix(Self.folder(ofProject: $0.path)) }
    if !above.isEmpty { return mayRunOnPad(asToldBy: above) }
    // Projects in other folders (of a demonstration, of tests) may describe other apps: statements beside them must
    // agree.
    return mayRunOnPad && projects.allSatisfy { $0.deviceFamilies.isEmpty || $0.deviceFamilies.contains(2) }
  }

  /// Some project of the tree builds for the iPhone or iPad, or none says what it builds for.
  package var mayRunOnPhones: Bool {
    let stated = ([familiesInPackages, familiesInManifests] + projects.map(\.deviceFamilies))
    return projects.isEmpty || stated.contains { !$0.isDisjoint(with: [1, 2]) }
  }

  /// The app that a piece of code belongs to says itself what it runs on: a project above the code has a target that is
  /// an app, the only project that speaks of devices lies above it, or all projects are described in Swift. Otherwise
  /// what is stated somewhere is only taken for the app's.
  private func namesDevices(ofCodeAt place: Ref) -> Bool {
    let path = path(place)
    if projects.contains(where: { !$0.appDeviceFamilies.isEmpty && path.hasPrefix(Self.folder(ofProject: $0.path)) }) {
      return true
    }
    let stated = projects.filter { !$0.deviceFamilies.isEmpty }
    if stated.isEmpty { return !(familiesInPackages.isEmpty && familiesInManifests.isEmpty) }
    return stated.count == 1 && path.hasPrefix(Self.folder(ofProject: stated[0].path))
  }

  /// `App/` for `App/Shop.xcodeproj/project.pbxproj`; empty at the top.
  private static func folder(ofProject path: String) -> String {
    path.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
  }

  /// Two files may belong to one module: they lie in one folder below the project above both.
  package func mayBeOneModule(_ a: Ref, _ b: Ref) -> Bool {
    let (a, b) = (path(a), path(b))
    let folders = projects.map { Self.folder(ofProject: $0.path) }.filter { a.hasPrefix($0) && b.hasPrefix($0) }
    let shared = folders.map(\.count).max() ?? 0
    func part(_ path: String) -> [Substring] {
      path.dropFirst(shared).split(separator: "/", omittingEmptySubsequences: true).dropLast().filter {
        $0 != "Sources"
      }
    }
    return part(a).first == part(b).first
  }

  /// Two files of one name lie in folders of one name, in two parts of one project: `Shared/Views/Title.swift`,
  /// `Store/Views/Title.swift`. Each target compiles one of them.
  package func areTwins(_ a: Ref, _ b: Ref) -> Bool {
    let (a, b) = (path(a), path(b))
    guard
      projects.contains(where: { project in [a, b].allSatisfy { $0.hasPrefix(Self.folder(ofProject: project.path)) } })
    else { return false }
    let pairs = zip(a.split(separator: "/").reversed(), b.split(separator: "/").reversed())
    return pairs.prefix { $0 == $1 }.count >= 2
  }

  /// How certain it is that the devices of a piece of code are known.
  package func confidenceInDevices(ofCodeAt place: Ref) -> Confidence {
    namesDevices(ofCodeAt: place) ? .exact : namesNoDevices ? .inferred : .guessed
  }

  /// An app of which only the sources are there: no file says how it is built. New apps are for both devices.
  private var namesNoDevices: Bool {
    !graph.entries.isEmpty && manifests.isEmpty
      && projects.allSatisfy { $0.targets.isEmpty && $0.sources == nil && !$0.buildsForIOS && !$0.generatesProject }
  }

  private func mayRunOnPad(asToldBy projects: [ProjectFacts]) -> Bool {
    // The devices of frameworks and demonstrations beside the app do not matter.
    let apps = projects.reduce(into: familiesInPackages) { $0.formUnion($1.appDeviceFamilies) }
    if !apps.isEmpty {
      return apps.contains(2)
        && !projects.contains { $0.appDeviceFamilies.contains(1) && !$0.appDeviceFamilies.contains(2) }
    }
    // Settings without a known target must agree.
    let stated = ([familiesInManifests] + projects.map(\.deviceFamilies)).filter { !$0.isEmpty }
    return stated.isEmpty ? namesNoDevices : stated.allSatisfy { $0.contains(2) }
  }

  /// Apps that are packages: `.iOSApplication(supportedDeviceFamilies: [.pad, .phone])`.
  private var familiesInPackages: Set<Int> {
    let families = program.callsNamed("iOSApplication").compactMap { argument("supportedDeviceFamilies", of: $0) }
    return families.flatMap { nodes([.member], in: $0) }.reduce(into: []) {
      if name($1) == "pad" { $0.insert(2) } else if name($1) == "phone" { $0.insert(1) }
    }
  }

  /// The manifests of projects that are described in Swift.
  private var manifests: [Ref] {
    files.filter { file in
      path(file) == "Project.swift" || path(file).hasSuffix("/Project.swift")
        || children(file).contains { kind($0) == .import && name($0) == "ProjectDescription" }
    }
  }

  /// The families in manifests: by settings, else by app targets.
  private var familiesInManifests: Set<Int> {
    let manifests = self.manifests
    let inSettings = familiesInSettings(of: manifests)
    return inSettings.isEmpty ? destinationsOfApps(in: manifests) : inSettings
  }

  /// `.target(name: "App", destinations: [.iPhone], product: .app)`; in older manifests `.iOS(targetVersion: "15.0",
  /// devices: .iphone)`.
  private func destinationsOfApps(in manifests: [Ref]) -> Set<Int> {
    let calls = manifests.flatMap { nodes([.call], in: $0) }
    let apps = calls.filter { call in
      argument("product", of: call).map { nodes([.member], in: $0).contains { name($0) == "app" } } ?? false
    }
    let destinations = apps.compactMap { argument("destinations", of: $0) }
    return families(namedBy: destinations.isEmpty ? calls.compactMap { argument("devices", of: $0) } : destinations)
  }

  private func families(namedBy destinations: [Ref]) -> Set<Int> {
    destinations.flatMap { kind($0) == .array ? children($0) : [$0] }.reduce(into: []) {
      $0.formUnion(Self.familiesOfDestinations[name($1).lowercased()] ?? [])
    }
  }

  private static let familiesOfDestinations: [String: Set<Int>] = ["iphone": [1], "ipad": [2], "ios": [1, 2]]

  /// `"TARGETED_DEVICE_FAMILY": "1,2"`
  private func familiesInSettings(of manifests: [Ref]) -> Set<Int> {
    let settings = manifests.flatMap { nodes([.dictionary], in: $0) }.map(children)
    return settings.reduce(into: []) { families, entries in
      let keys = stride(from: 0, to: entries.count - 1, by: 2).filter { kind(entries[$0]) == .string }
      // Settings of tests and extensions do not apply to the app.
      if keys.contains(where: {
        ["TEST_HOST", "BUNDLE_LOADER", "TEST_TARGET_NAME", "SKIP_INSTALL"].contains(name(entries[$0]))
      }) {
        return
      }
      for key in keys where name(entries[key]) == "TARGETED_DEVICE_FAMILY" {
        families.formUnion(name(entries[key + 1]).split { !$0.isNumber }.compactMap { Int($0) })
      }
    }
  }

  /// Objective-C code, which is not followed, names one of these types.
  package func isNamedInObjectiveC(anyOf names: Set<String>) -> Bool {
    projects.contains { !$0.objectiveCNames.isDisjoint(with: names) }
  }

  /// Some Info.plist allows several windows of the app.
  package var supportsMultipleWindows: Bool { propertyLists.contains(where: \.supportsMultipleScenes) }

  /// Some project or package runs nonisolated `async` functions on the caller's actor, or isolates all code to the main
  /// actor.
  package var keepsCallersActor: Bool {
    projects.contains(where: \.keepsCallersActor) || !program.callsNamed("defaultIsolation").isEmpty
      || program.callsNamed("enableUpcomingFeature").contains { call in
        semantics.arguments(of: call).first.flatMap { program.child($0, .value) }.map(program.name)
          == "NonisolatedNonsendingByDefault"
      }
  }

  /// The storyboards of the sources in order of path, one for all translations of each.
  package var storyboards: [InterfaceFacts] { evaluator.storyboards.set.storyboards }

  /// Storyboards of a name, the nearest to a place first.
  package func storyboards(named name: String, near place: Ref) -> [InterfaceFacts] {
    let set = evaluator.storyboards.set
    return set.storyboards(named: name, near: path(place)).map { set.storyboards[$0] }
  }

  /// All strings that an expression can be; nil where some are not known.
  package func texts(of expression: Ref) -> [String]? {
    var texts: Set<String> = []
    for value in evaluator.values(of: expression, in: Environment(parent: nil)) {
      let known = evaluator.texts([value])
      // An interpolation leaves a mark: its text is not known.
      guard !known.isEmpty, !known.contains(where: { $0.contains("\\(") }) else { return nil }
      texts.formUnion(known)
    }
    return texts.isEmpty ? nil : texts.sorted()
  }
}
