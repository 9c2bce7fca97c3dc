#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Blocks the signals that ask a program to end on this thread until ``restore()``; signals that arrived meanwhile are
/// delivered then.
struct SignalMask {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
    sigemptyset(&before)
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  func restore() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
