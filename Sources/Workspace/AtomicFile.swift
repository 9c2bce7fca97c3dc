#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that a reader sees the old content or the new, never a part.
public enum AtomicFile {
  /// Writes through a temporary file in the same folder, then renames it. An existing file keeps its permissions, a
  /// link keeps pointing at its target.
  /// - Parameter toDevices: whether the command line names the file. If so, a pipe or a device (`/dev/stdout`) is
  ///   written to directly; otherwise it is refused, because perhaps nobody ever reads from it.
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

    // An interrupt is delivered only after the file is replaced, so that no temporary file is left behind.
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

  /// The content and permissions are on the disk before the file gets its name.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], _ mode: mode_t?) -> FileSystem.Failure? {
    guard writeAll(bytes, to: descriptor) else { return .last }
    if let mode, fchmod(descriptor, mode) != 0 { return .last }
    // A file system that cannot sync (EINVAL) is not a reason to fail.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { return .last }
    return nil
  }

  /// Deletes a file. A link itself is deleted, not its target.
  public static func delete(_ path: String) throws(WorkspaceError) {
    try LinkBoundary.check(path)
    if unlink(path) != 0 { throw .unwritable(path, reason: FileSystem.Failure.last.reason) }
    syncFolder(FilePaths.folder(of: path))
  }

  /// Throws the error that ``write(_:to:)`` would throw, so that a command can report it before minutes of work.
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
    // The process's umask decides the permissions of a new file, so mkstemp is not used.
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

  /// Makes the rename itself durable; if that is not possible, the file is still whole.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}
