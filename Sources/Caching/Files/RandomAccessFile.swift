#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that is read in parts, from any thread.
/// It is read and not mapped: if somebody truncates a mapped file, the process ends.
final class RandomAccessFile: Sendable {
  private let descriptor: Int32
  let size: Int

  /// nil if there is no such file, or if it is not a regular file.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, let size = Int(exactly: status.st_size)
    else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.size = size
  }

  deinit { close(descriptor) }

  /// Exactly that many bytes; nil if the file does not have that many there.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= size, count <= size - offset else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled..<count])
        let got = pread(descriptor, part.baseAddress, part.count, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got <= 0 {
          isWhole = false
          return
        }
        filled += got
      }
    }
    return isWhole ? bytes : nil
  }
}

/// A file that is being written: piece by piece, and moved to its place only when it is complete.
final class FileInTheMaking {
  private var descriptor: Int32
  private let temporary: String
  private let target: String
  private var isSound = true

  static let ending = ".tmp"

  /// - Parameter target: where the file will be; nil if no file can be created there.
  init?(_ target: String) {
    self.target = target
    temporary = target + "-" + String(UInt64.random(in: 0...UInt64.max), radix: 36) + Self.ending
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while isSound, start < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        let size = send(rest)
        if size < 0, errno == EINTR { continue }
        if size <= 0 { isSound = false } else { start += size }
      }
    }
  }

  private func send(_ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Moves the file to its place. It does not wait until the file is on the disk: if it is lost, it is computed again.
  func finish() -> Bool {
    guard descriptor >= 0 else { return false }
    if close(descriptor) != 0 { isSound = false }
    descriptor = -1
    if isSound, rename(temporary, target) == 0 { return true }
    unlink(temporary)
    return false
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(temporary)
  }
}
