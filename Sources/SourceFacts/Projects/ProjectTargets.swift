/// The targets of an Xcode project that are apps, and their settings.
struct ProjectTargets {
  let objects: ProjectObjects

  /// The devices of the apps. A target without a setting has the project's. Beside the app with the project's name,
  /// others (a build for developers, a helper) do not count. Of several equal ones for phone or tablet, all must be for
  /// the tablet: it is not known which code belongs to which.
  func familiesOfApps(inProject name: String) -> Set<Int> {
    let families = apps(inProject: name).map { self.families(of: $0) }
    let all = families.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return families.contains { $0.contains(1) && !$0.contains(2) } ? all.subtracting([2]) : all
  }

  /// The configuration files of the apps without a device family in their target or the project; without folders.
  func configurationsOfApps(inProject name: String) -> Set<String> {
    let silent = apps(inProject: name).filter { families(of: $0).isEmpty }
    guard !silent.isEmpty else { return [] }
    return (silent + objects.all.filter { $0.kind == .project }).reduce(into: []) { names, object in
      for configuration in configurations(of: object) {
        let file =
          configuration[text: .baseConfigurationReferenceRelativePath]
          ?? configuration[text: .baseConfigurationReference].flatMap { objects[$0] }.flatMap {
            $0[text: .path] ?? $0[text: .name]
          }
        if let last = file?.split(separator: UInt8(ascii: "/")).last {
          names.insert(String(decoding: last, as: UTF8.self))
        }
      }
    }
  }

  private func apps(inProject name: String) -> [ProjectObjects.Object] {
    let apps = objects.all.filter {
      $0[text: .productType]?.elementsEqual("com.apple.product-type.application".utf8) ?? false
    }
    let main = apps.filter { $0[text: .name]?.elementsEqual(name.utf8) ?? false }
    return main.isEmpty ? apps : main
  }

  /// A target's families; without a setting, those of the project.
  func families(of target: ProjectObjects.Object) -> Set<Int> {
    let own = families(statedBy: target)
    guard own.isEmpty, let project = objects.all.last(where: { $0.kind == .project }) else { return own }
    return families(statedBy: project)
  }

  private func families(statedBy object: ProjectObjects.Object) -> Set<Int> {
    configurations(of: object).reduce(into: []) { $0.formUnion($1.deviceFamilies) }
  }

  private func configurations(of object: ProjectObjects.Object) -> [ProjectObjects.Object] {
    let listed = object[text: .buildConfigurationList].flatMap { objects[$0] }?[list: .buildConfigurations] ?? []
    return listed.compactMap { objects[$0] }
  }
}
