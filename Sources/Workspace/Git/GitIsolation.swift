/// Keeps git from running anything, opening a connection, and using a repository other than the one it is given.
/// The commands that navlint uses (`rev-parse`, `merge-base`, `ls-tree`, `ls-files`, `diff-tree`, `cat-file`) read
/// git's store and its index. None of them compares files of the working tree, so none of them starts a filter.
enum GitIsolation {
  /// These options come before the command, and override every file of settings.
  static let options =
    [
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null",
      "core.excludesFile=/dev/null", "core.quotePath=false", "core.pager=cat", "core.editor=false",
      "core.askPass=false", "core.sshCommand=false", "core.gitProxy=false", "core.alternateRefsCommand=false",
      "credential.helper=", "diff.external=", "gpg.program=false", "gc.auto=0", "maintenance.auto=false",
      "submodule.recurse=false", "protocol.allow=never", "protocol.ext.allow=never",
      // A folder that looks like a repository is not one unless it is called `.git`.
      "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] } + ["--no-pager"]

  /// The environment of every call: variables that configure git are not passed on.
  /// - Parameter readsOwnSettings: whether the user's and the machine's settings apply. They say which owners are
  ///   trusted, and nothing else that navlint needs.
  static func environment(
    from given: [String: String], path: [String], readsOwnSettings: Bool
  ) -> [String: String] {
    var result = given.filter { !$0.key.hasPrefix("GIT_") }
    result["PATH"] = path.joined(separator: ":")
    result["LC_ALL"] = "C"
    result["GIT_OPTIONAL_LOCKS"] = "0"
    result["GIT_TERMINAL_PROMPT"] = "0"
    result["GIT_PAGER"] = "cat"
    result["GIT_ATTR_NOSYSTEM"] = "1"
    // A partial clone fetches missing objects with a program that its settings name. Older versions of git do not know
    // the switch; that no protocol is allowed works in all versions, whatever settings say about single protocols.
    result["GIT_NO_LAZY_FETCH"] = "1"
    result["GIT_ALLOW_PROTOCOL"] = "none"
    if !readsOwnSettings {
      result["GIT_CONFIG_NOSYSTEM"] = "1"
      result["GIT_CONFIG_GLOBAL"] = "/dev/null"
    }
    return result
  }

  /// The folders to look for programs in. A relative one would be looked up in the current folder, and one in the
  /// working tree contains what a pull request brought.
  static func programFolders(_ path: String, outside top: String) -> [String] {
    path.split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/"), let real = FileSystem.realPath(folder) else { return false }
      return FilePaths.relative(real, to: top) == nil
    }
  }
}
