/// The folder in which git keeps a repository, found without running git.
struct GitFolder: Hashable, Sendable {
  /// The folder of the working tree: the one that holds `.git`. Absolute, without links.
  let top: String
  /// `.git` itself, or the folder it leads to: in a linked working tree or a submodule it is a file that names a
  /// folder.
  let directory: String

  struct Unusable: Error {
    /// The end of a sentence.
    var reason: String
  }

  /// A `.git` file holds one path.
  private static let largestFile = 16_384

  /// - Parameter top: a folder that holds `.git`.
  init(top: String) throws(Unusable) {
    let entry = FilePaths.join(top, ".git")
    guard case .success(let status) = FileSystem.status(entry) else {
      throw Unusable(reason: "'.git' is a link that leads nowhere")
    }
    let named = status.kind == .folder ? entry : try Self.named(by: entry, in: top)
    guard let real = FileSystem.realPath(named), FilePaths.isFolder(real) else {
      throw Unusable(reason: "'.git' names a folder that does not exist")
    }
    // A folder among the sources came with them: their author would decide what the history is.
    guard real == entry || FilePaths.relative(real, to: top) == nil else {
      throw Unusable(reason: "'.git' leads back into the working tree")
    }
    self.top = top
    directory = real
  }

  private static func named(by file: String, in top: String) throws(Unusable) -> String {
    guard case .success(let bytes) = FileSystem.read(file, limit: largestFile),
      let text = String(validating: bytes, as: UTF8.self), text.hasPrefix("gitdir: ")
    else { throw Unusable(reason: "'.git' is neither a folder nor a file that names one") }
    return FilePaths.join(top, firstLine(text.dropFirst("gitdir: ".count)))
  }

  /// The folder that linked working trees share with the first one.
  var sharedDirectory: String {
    guard case .success(let bytes) = FileSystem.read(FilePaths.join(directory, "commondir"), limit: Self.largestFile),
      let text = String(validating: bytes, as: UTF8.self)
    else { return directory }
    return FilePaths.join(directory, Self.firstLine(text[...]))
  }

  private static func firstLine(_ text: Substring) -> String { String(text.prefix { !$0.isNewline }) }
}
