import ArgumentParser
import Drawing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
enum Main {
  static func main() {
    // A reader that closes the pipe (`navlint check | head`) is no error: writes fail, quietly.
    signal(SIGPIPE, SIG_IGN)
    // Above a file size limit, a write fails as on a full disk, and the partial file is removed.
    signal(SIGXFSZ, SIG_IGN)
    holdStandardStreams()
    BundledGraphviz.announce()
    exit(DrawingProcess.run(Array(CommandLine.arguments.dropFirst())) ?? run())
  }

  /// The number of a closed stream would go to the next opened file, and output would be written into it. Opened for
  /// reading only, so that writing still fails.
  private static func holdStandardStreams() {
    for stream: Int32 in 0...2 where fcntl(stream, F_GETFD) == -1 { _ = open("/dev/null", O_RDONLY) }
  }

  private static func run() -> Int32 {
    do {
      var command = try NavlintCommand.parseAsRoot()
      try command.run()
      return ExitStatus.clean.rawValue
    } catch let status as ExitStatus {
      return status.rawValue
    } catch {
      let code = NavlintCommand.exitCode(for: error)
      let message = NavlintCommand.fullMessage(for: error)
      // `--help` and `--version` come as errors, too.
      if code == .success {
        Output.write(message + "\n", to: .standardOutput)
        return ExitStatus.clean.rawValue
      }
      // The library ends usage errors with 64; the contract has one code for every failure.
      let text = message.hasPrefix("Error: ") ? "error: " + message.dropFirst("Error: ".count) : message
      Output.tell(text + "\n")
      return ExitStatus.failed.rawValue
    }
  }
}

/// The exit status of a command.
enum ExitStatus: Int32, Error {
  case clean = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// The command could not do its work.
  case failed = 2
}
