import NavigationModel
import SourceFacts

/// The apps, extensions and tools of a tree, to select one of them.
package struct TargetChoice {
  private let targets: ProgramTargets
  private let files: [FileFacts]

  package init(files: [FileFacts], projects: [ProjectFacts], propertyLists: [PropertyListFacts]) {
    var testFolders = TestFolders()
    targets = ProgramTargets(
      files: files, projects: projects, extensionFolders: ExecutableFolders.ofExtensions(propertyLists),
      outOfScopeFiles: files.map { $0.isTest || testFolders.hold($0.path) },
      foreignFiles: files.map { _ in false })
    self.files = files
  }

  /// The names that `--target` takes.
  package var names: [String] { targets.started.numbers.map { targets.all[$0].name } }

  /// The files of a target, with those of unknown targets; nil where there is no such target.
  package func files(of name: String) -> [FileFacts]? {
    guard let number = targets.started.numbers.first(where: { targets.all[$0].name == name }) else { return nil }
    return files.indices.filter { targets.started(holding: UInt32($0)).contains(number) }.map { files[$0] }
  }
}
