import Foundation

/// Graphviz's plugins and a font, where a package brought them along: `bin/navlint` beside `lib/navlint`.
///
/// libgvc and fontconfig find them by variables of the environment. What the user has set stays.
public enum BundledGraphviz {
  /// Call once, before the first thread starts: the environment belongs to the whole process.
  public static func announce() {
    #if os(Linux)
      guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return }
      let folder = URL(fileURLWithPath: program).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/navlint").path
      guard has(folder + "/fonts.conf") else { return }
      setenv("GVBINDIR", folder, 0)
      // A system with fonts of its own knows best which to take.
      if !has("/etc/fonts/fonts.conf") { setenv("FONTCONFIG_FILE", folder + "/fonts.conf", 0) }
    #endif
  }

  private static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
