#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writing files so that a reader sees the old content or the new, never a part.
public enum AtomicFile {
  /// Writes through a temporary file in the same folder, then renames it. An existing file keeps its permissions, a
  /// link keeps pointing at its target.
  ///
  /// - Parameter toDevices: whether the command line names the file. Then a pipe or a device (`/dev/stdout`) is written
  ///   to directly; else it is refused, as nobody may ever read from it.
  public static func write(_ bytes: [UInt8], to path: String, toDevices: Bool = false) throws(WorkspaceError) {
    try checkWritable(path)
    var mode: mode_t?
    var target = path
    if case .success(let status) = FileSystem.status(path) {
      if status.kind == .other {
        guard toDevices else { throw .unwritable(path, reason: "it is not a regular file") }
        return try writeDirectly(bytes, to: path)
      }
      mode = status.mode
      // Renaming over a link would replace the link.
      if case .success(let own) = FileSystem.status(path, followingLinks: false), own.kind == .link,
        let real = FileSystem.realPath(path)
      {
        target = real
      }
    }

    // An interrupt waits until the file is replaced, so that it leaves no temporary one.
    let mask = SignalMask()
    defer { mask.restore() }
    let (descriptor, temporary) = try openTemporary(beside: target, shownAs: path)
    var failure = fill(descriptor, with: bytes, mode)
    if close(descriptor) != 0, failure == nil { failure = .last }
    if failure == nil, rename(temporary, target) != 0 { failure = .last }
    if let failure {
      unlink(temporary)
      throw .unwritable(path, reason: failure.reason)
    }
    syncFolder(FilePaths.folder(of: target))
  }

  /// What is in the file, and who may read it, is on the disk before the file gets its name.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], _ mode: mode_t?) -> FileSystem.Failure? {
    guard writeAll(bytes, to: descriptor) else { return .last }
    if let mode, fchmod(descriptor, mode) != 0 { return .last }
    // A file system that cannot sync (EINVAL) is no reason to fail.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { return .last }
    return nil
  }

  /// Deletes a file; a link itself and not what it leads to.
  public static func delete(_ path: String) throws(WorkspaceError) {
    try LinkBoundary.check(path)
    if unlink(path) != 0 { throw .unwritable(path, reason: FileSystem.Failure.last.reason) }
    syncFolder(FilePaths.folder(of: path))
  }

  /// Throws what ``write(_:to:)`` would meet, so that a command can say so before it works for minutes.
  public static func checkWritable(_ path: String) throws(WorkspaceError) {
    try LinkBoundary.check(path)
    let folder = FilePaths.folder(of: path)
    guard case .success(let folderStatus) = FileSystem.status(folder), folderStatus.kind == .folder else {
      throw .outputFolderMissing(file: path, folder: folder)
    }
    switch FileSystem.status(path) {
    case .success(let status) where status.kind == .folder:
      throw .unwritable(path, reason: "it is a folder; name a file in it")
    case .success:
      if access(path, W_OK) != 0 { throw .unwritable(path, reason: FileSystem.Failure.last.reason) }
    case .failure(let failure):
      if failure.code != ENOENT { throw .unwritable(path, reason: failure.reason) }
      if path.hasSuffix("/") { throw .outputFolderMissing(file: path, folder: path) }
      if access(folder, W_OK) != 0 { throw .unwritable(path, reason: FileSystem.Failure.last.reason) }
    }
  }

  private static func openTemporary(beside target: String, shownAs path: String) throws(WorkspaceError) -> (
    Int32, String
  ) {
    // The process's own mask decides on a new file's permissions, hence no mkstemp.
    for _ in 0..<16 {
      let mark = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      let temporary = FilePaths.join(FilePaths.folder(of: target), ".navlint-\(mark).tmp")
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      if errno != EEXIST { break }
    }
    throw .unwritable(path, reason: FileSystem.Failure.last.reason)
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(WorkspaceError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path, reason: FileSystem.Failure.last.reason) }
    let isWritten = writeAll(bytes, to: descriptor)
    let failure = FileSystem.Failure.last
    close(descriptor)
    if !isWritten { throw .unwritable(path, reason: failure.reason) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let size = Darwin.write(descriptor, part.baseAddress, part.count)
        #elseif canImport(Musl)
          let size = Musl.write(descriptor, part.baseAddress, part.count)
        #else
          let size = Glibc.write(descriptor, part.baseAddress, part.count)
        #endif
        if size < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(size)
      }
      return true
    }
  }

  /// Makes the rename itself durable; where that is not possible, the file is still whole.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
