/// An Xcode project as text, for tests: targets with files that are named one by one, and with folders that are theirs
/// whole.
public struct XcodeProject {
  public struct Target {
    var name: String
    var product = "application"
    /// Seen from the project's folder.
    var files: [String] = []
    var folders: [String] = []
    /// What the target does not take of folders, or takes of those of others: by folder.
    var exceptions: [String: [String]] = [:]
    var dependencies: [String] = []
    var productName: String?
    /// Those in a language's folder (`App/Base.lproj/Main.storyboard`) stand in a group for all languages.
    var resources: [String] = []

    public init(
      name: String, product: String = "application", files: [String] = [], folders: [String] = [],
      exceptions: [String: [String]] = [:], dependencies: [String] = [], productName: String? = nil,
      resources: [String] = []
    ) {
      self.name = name
      self.product = product
      self.files = files
      self.folders = folders
      self.exceptions = exceptions
      self.dependencies = dependencies
      self.productName = productName
      self.resources = resources
    }
  }

  public var targets: [Target]

  public init(targets: [Target]) { self.targets = targets }

  /// Ids are numbers: what they are made of does not matter.
  public var text: String {
    var objects: [String] = []
    var ids: [String: String] = [:]
    func id(_ name: String) -> String {
      if let known = ids[name] { return known }
      let made = "AA" + String(repeating: "0", count: 22 - String(ids.count).count) + String(ids.count)
      ids[name] = made
      return made
    }
    func list(_ names: [String]) -> String { "(" + names.map { id($0) + ", " }.joined() + ")" }
    let folders = Set(targets.flatMap { $0.folders + $0.exceptions.keys }).sorted()
    let files = Set(targets.flatMap { $0.files + $0.resources }).sorted()
    for file in files where file.contains(".lproj/") {
      objects.append("\(id("group \(file)")) = {isa = PBXVariantGroup; children = \(list(["file \(file)"])); };")
    }
    for file in files {
      objects.append(
        "\(id("file \(file)")) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };")
    }
    for folder in folders {
      let sets = targets.filter { $0.exceptions[folder] != nil }.map { "set \(folder) \($0.name)" }
      objects.append(
        "\(id("folder \(folder)")) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = \(list(sets)); path = \"\(folder)\"; sourceTree = SOURCE_ROOT; };"
      )
    }
    for target in targets {
      for file in target.files {
        objects.append(
          "\(id("build \(target.name) \(file)")) = {isa = PBXBuildFile; fileRef = \(id("file \(file)")); };")
      }
      for file in target.resources {
        let reference = id((file.contains(".lproj/") ? "group " : "file ") + file)
        objects.append("\(id("build \(target.name) \(file)")) = {isa = PBXBuildFile; fileRef = \(reference); };")
      }
      objects.append(
        "\(id("resources \(target.name)")) = {isa = PBXResourcesBuildPhase; files = \(list(target.resources.map { "build \(target.name) \($0)" })); };"
      )
      objects.append(
        "\(id("sources \(target.name)")) = {isa = PBXSourcesBuildPhase; files = \(list(target.files.map { "build \(target.name) \($0)" })); };"
      )
      for (folder, names) in target.exceptions.sorted(by: { $0.key < $1.key }) {
        let quoted = names.map { "\"\($0)\", " }.joined()
        objects.append(
          "\(id("set \(folder) \(target.name)")) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(quoted)); target = \(id("target \(target.name)")); };"
        )
      }
      for other in target.dependencies {
        objects.append(
          "\(id("need \(target.name) \(other)")) = {isa = PBXTargetDependency; target = \(id("target \(other)")); };")
      }
      objects.append(
        "\(id("product \(target.name)")) = {isa = PBXFileReference; path = \"\(target.productName ?? target.name).app\"; sourceTree = BUILT_PRODUCTS_DIR; };"
      )
      objects.append(
        """
        \(id("target \(target.name)")) /* \(target.name) */ = {
          isa = PBXNativeTarget;
          buildPhases = \(list(["sources \(target.name)", "resources \(target.name)"]));
          dependencies = \(list(target.dependencies.map { "need \(target.name) \($0)" }));
          fileSystemSynchronizedGroups = \(list(target.folders.map { "folder \($0)" }));
          name = "\(target.name)";
          productReference = \(id("product \(target.name)"));
          productType = "com.apple.product-type.\(target.product)";
        };
        """)
    }
    return """
      // !$*UTF8*$!
      {
        objects = {
          \(objects.joined(separator: "\n    "))
          \(id("project")) = {isa = PBXProject; projectDirPath = ""; targets = \
      \(list(targets.map { "target \($0.name)" })); };
        };
        rootObject = \(id("project"));
      }
      """
  }
}
