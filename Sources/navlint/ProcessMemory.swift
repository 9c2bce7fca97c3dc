#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says of this process.
enum ProcessMemory {
  /// The most that was in use at one time, in bytes.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss * 1024
    #endif
  }
}
