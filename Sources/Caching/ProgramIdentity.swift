import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Identifies this program: by what its linker made of its content (``BuildNote``), or else by the SHA-256 of its
/// executable.
/// A version number is not enough: developers of navlint build many programs of one version, and each may find
/// something else.
enum ProgramIdentity {
  /// nil if the executable cannot be read.
  /// - Parameter folder: stores the digest under the file system's information about the file. That includes the time
  ///   of its last change, which nobody can set back, so another program is never mistaken for this one.
  static func digest(rememberedIn folder: CacheFolder) -> ContentDigest? {
    guard let path = executable else { return nil }
    let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    if let program, let note = program.withUnsafeBytes({ BuildNote.id(of: $0) }) {
      var builder = DigestBuilder()
      builder.add(program.count)
      builder.add(note)
      return builder.digest()
    }
    guard let state = state(of: path) else { return nil }
    let name = prefix + state.hex.prefix(32)
    if let bytes = folder.read(name, limit: 64), bytes.count == 64 {
      let (digest, check) = bytes.withUnsafeBytes {
        (ContentDigest(raw: $0), ContentDigest(raw: UnsafeRawBufferPointer(rebasing: $0[32...])))
      }
      if self.check(digest, of: state) == check { return digest }
    }
    guard let program else { return nil }
    let digest = program.withUnsafeBytes { ContentDigest(of: $0) }
    // The file may have been replaced meanwhile.
    guard self.state(of: path) == state else { return nil }
    folder.write(digest.bytes + check(digest, of: state).bytes, to: name)
    return digest
  }

  static let prefix = "program-"

  private static func check(_ digest: ContentDigest, of state: ContentDigest) -> ContentDigest {
    ContentDigest(of: digest.bytes + state.bytes)
  }

  private static var executable: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath
    #endif
  }

  private static func state(of path: String) -> ContentDigest? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    var builder = DigestBuilder()
    builder.add(Int(truncatingIfNeeded: status.st_dev))
    builder.add(Int(truncatingIfNeeded: status.st_ino))
    builder.add(Int(truncatingIfNeeded: status.st_size))
    for time in [modified, changed] {
      builder.add(Int(time.tv_sec))
      builder.add(Int(time.tv_nsec))
    }
    return builder.digest()
  }
}
