/// The targets of an Xcode project that are apps, and what they say.
struct ProjectTargets {
  let objects: ProjectObjects

  /// The devices that the apps run on. A target that says nothing has what the project says. Beside the app that has
  /// the project's name, others (a build for developers, a helper) do not count. Of several equal ones, all for the
  /// phone or the tablet must be for the tablet: which code belongs to which is not known.
  func familiesOfApps(inProject name: String) -> Set<Int> {
    let apps = objects.all.filter {
      $0[text: .productType]?.elementsEqual("com.apple.product-type.application".utf8) ?? false
    }
    let main = apps.filter { $0[text: .name]?.elementsEqual(name.utf8) ?? false }
    let families = (main.isEmpty ? apps : main).map { self.families(of: $0) }
    let all = families.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return families.contains { $0.contains(1) && !$0.contains(2) } ? all.subtracting([2]) : all
  }

  /// What a target says; where it says nothing, what the project says.
  func families(of target: ProjectObjects.Object) -> Set<Int> {
    let own = families(statedBy: target)
    guard own.isEmpty, let project = objects.all.last(where: { $0.kind == .project }) else { return own }
    return families(statedBy: project)
  }

  private func families(statedBy object: ProjectObjects.Object) -> Set<Int> {
    let configurations =
      object[text: .buildConfigurationList].flatMap { objects[$0] }?[list: .buildConfigurations] ?? []
    return configurations.reduce(into: []) { $0.formUnion(objects[$1]?.deviceFamilies ?? []) }
  }
}
