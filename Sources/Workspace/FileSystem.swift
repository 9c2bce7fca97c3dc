#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few system calls that discovery and writing need.
enum FileSystem {
  /// What a system call reported.
  struct Failure: Error, Hashable {
    var code: Int32
    /// The system's description of it.
    var reason: String { String(cString: strerror(code)) }
    static var last: Failure { Failure(code: errno) }
  }

  enum Kind { case file, folder, link, other }

  /// A file's identity on this machine, whichever path leads to it.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
  }

  struct Status {
    var kind: Kind
    var identity: Identity
    var size: Int
    var mode: mode_t
    /// When the contents were last changed.
    var written: (seconds: Int, nanoseconds: Int)

    fileprivate init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
      size = Int(status.st_size)
      mode = status.st_mode & 0o7777
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      written = (Int(time.tv_sec), Int(time.tv_nsec))
    }
  }

  static func status(_ path: String, followingLinks: Bool = true) -> Result<Status, Failure> {
    var result = stat()
    let code = followingLinks ? stat(path, &result) : lstat(path, &result)
    return code == 0 ? .success(Status(result)) : .failure(.last)
  }

  /// The names in a folder in byte order, without `.` and `..`; nil for a name that is not UTF-8.
  static func names(in folder: String) -> Result<[String?], Failure> {
    guard let directory = opendir(folder) else { return .failure(.last) }
    defer { closedir(directory) }
    var names: [String?] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(validatingCString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return .success(names.sorted { ($0 ?? "").precedesInBytes($1 ?? "") })
  }

  /// The path with all links followed.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The path with all links followed as far as it exists; the rest as it is written.
  static func resolved(_ path: String) -> String {
    var known = FilePaths.cleaned(FilePaths.join(currentFolder, path))
    var rest: [String] = []
    while known != "/" {
      if let real = realPath(known) { return rest.reversed().reduce(real, follow) }
      rest.append(FilePaths.lastComponent(known))
      known = FilePaths.folder(of: known)
    }
    return rest.reversed().reduce("/", follow)
  }

  private static func follow(_ folder: String, _ part: String) -> String {
    part == ".." ? FilePaths.folder(of: folder) : FilePaths.join(folder, part)
  }

  /// Whether the path names a program that this user may run.
  static func isProgram(_ path: String) -> Bool {
    guard case .success(let status) = status(path) else { return false }
    return status.kind == .file && access(path, X_OK) == 0
  }

  static var currentFolder: String { realPath(".") ?? "/" }

  enum ReadFailure: Error, Hashable {
    case notAFile
    case tooLarge
    case system(Failure)
  }

  /// A regular file's bytes. A pipe or device that replaced the file is refused, so that nothing waits for it.
  static func read(_ path: String, limit: Int) -> Result<[UInt8], ReadFailure> {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.system(.last)) }
    defer { close(descriptor) }
    let size: Int
    switch sizeOfFile(descriptor, limit: limit) {
    case .success(let known): size = known
    case .failure(let failure): return .failure(failure)
    }

    // The file may grow or shrink meanwhile, so the size is only a first guess: reading one byte more shows whether it
    // was right.
    var failure: Failure?
    var isAtEnd = false
    var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, filled in
      while filled < buffer.count, !isAtEnd, failure == nil {
        let size = readRetrying(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]))
        if size < 0 { failure = .last } else if size == 0 { isAtEnd = true } else { filled += size }
      }
    }
    if let failure { return .failure(.system(failure)) }
    if !isAtEnd, let failure = appendTail(of: descriptor, to: &bytes, limit: limit) { return .failure(failure) }
    return .success(bytes)
  }

  private static func sizeOfFile(_ descriptor: Int32, limit: Int) -> Result<Int, ReadFailure> {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { return .failure(.system(.last)) }
    let status = Status(raw)
    if status.kind == .folder { return .failure(.system(Failure(code: EISDIR))) }
    guard status.kind == .file else { return .failure(.notAFile) }
    return status.size <= limit ? .success(status.size) : .failure(.tooLarge)
  }

  /// Reads what was appended to the file meanwhile.
  private static func appendTail(of descriptor: Int32, to bytes: inout [UInt8], limit: Int) -> ReadFailure? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = chunk.withUnsafeMutableBytes { readRetrying(descriptor, $0) }
      let failure = Failure.last
      if size > 0 { bytes.append(contentsOf: chunk[..<size]) }
      if bytes.count > limit { return .tooLarge }
      if size < 0 { return .system(failure) }
      if size == 0 { return nil }
    }
  }

  private static func readRetrying(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let size = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let size = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let size = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if size >= 0 || errno != EINTR { return size }
    }
  }
}
