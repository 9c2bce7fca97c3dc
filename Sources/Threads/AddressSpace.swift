#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much stacks may reserve if the system limits a program's address space (`ulimit -v`): half of what is left. The
/// rest is for the data of the threads; a program that cannot allocate ends.
enum AddressSpace {
  /// Fewer threads are better than stacks smaller than this.
  private static let usefulStack = 256 << 20
  private static let smallestStack = 8 << 20

  /// How many of the wanted threads to start.
  static func threads(_ wanted: Int) -> Int {
    guard let left = left() else { return wanted }
    return threads(wanted, left: left)
  }

  static func threads(_ wanted: Int, left: Int) -> Int { max(1, min(wanted, left / 2 / usefulStack)) }

  /// The largest possible stack if this many threads are started.
  static func largestStack(_ threads: Int) -> Int {
    guard let left = left() else { return .max }
    return largestStack(threads, left: left)
  }

  static func largestStack(_ threads: Int, left: Int) -> Int { max(smallestStack, left / 2 / max(1, threads)) }

  /// How many bytes can still be reserved; nil if there is no limit.
  private static func left() -> Int? {
    #if os(Linux)
      var limit = rlimit()
      #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
      #else
        let resource = RLIMIT_AS
      #endif
      guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(1) << 60 else { return nil }
      return max(0, Int(limit.rlim_cur) - used())
    #else
      // Darwin has the limit, but does not enforce it.
      return nil
    #endif
  }

  #if os(Linux)
    /// The first number of `statm` is the program's size in pages.
    private static func used() -> Int {
      let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return 0 }
      defer { close(descriptor) }
      var text = [UInt8](repeating: 0, count: 128)
      let size = text.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      guard size > 0 else { return 0 }
      let pages = Int(String(decoding: text.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)) ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
