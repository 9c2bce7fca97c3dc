import SourceFacts

/// The device families in configuration files, where the projects that name the files state none.
struct InheritedDevices {
  private let files: [String: [ProjectFacts]]

  init(_ projects: [ProjectFacts]) {
    files = Dictionary(grouping: projects.filter { $0.path.hasSuffix(".xcconfig") }) { facts in
      facts.path.split(separator: "/").last.map(String.init) ?? ""
    }
  }

  /// The project with the families that its apps inherit.
  func completed(_ project: ProjectFacts) -> ProjectFacts {
    guard project.appDeviceFamilies.isEmpty, !project.appConfigurations.isEmpty else { return project }
    let stated = project.appConfigurations.sorted().map(families)
    var all = stated.reduce(into: Set<Int>()) { $0.formUnion($1) }
    // It is not known which file the released build uses: all must include the tablet.
    if stated.contains(where: { $0.contains(1) && !$0.contains(2) }) { all.remove(2) }
    var project = project
    project.appDeviceFamilies = all
    return project
  }

  /// The families in a file, or else in the files that it includes. Each file is read once.
  private func families(of name: String) -> Set<Int> {
    var level = [name]
    var seen: Set<String> = [name]
    while !level.isEmpty {
      let asked = level.flatMap { files[$0] ?? [] }
      let stated = asked.map(\.deviceFamilies).filter { !$0.isEmpty }
      if let first = stated.first { return stated.dropFirst().reduce(first) { $0.intersection($1) } }
      level = asked.flatMap { $0.includedConfigurations.sorted() }.filter { seen.insert($0).inserted }
    }
    return []
  }
}
