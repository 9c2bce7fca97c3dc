import Foundation

/// Graphviz's plugins and a font, if a package contains them: `bin/navlint` with `lib/navlint`.
/// libgvc and fontconfig find them by environment variables. Variables that the user has set are kept.
public enum BundledGraphviz {
  /// To be called once, before the first thread starts: the environment belongs to the whole process.
  public static func announce() {
    #if os(Linux)
      guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return }
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/navlint").path
      guard has(folder + "/fonts.conf") else { return }
      setenv("GVBINDIR", folder, 0)
      // A system with fonts of its own knows best which to use.
      if !has("/etc/fonts/fonts.conf") { setenv("FONTCONFIG_FILE", folder + "/fonts.conf", 0) }
    #endif
  }

  private static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
