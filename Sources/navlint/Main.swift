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
    // Above a limit of the size of files, a write fails as on a full disk, and what was begun is taken away.
    signal(SIGXFSZ, SIG_IGN)
    holdStandardStreams()
    BundledGraphviz.announce()
    exit(DrawingProcess.run(Array(CommandLine.arguments.dropFirst())) ?? run())
  }

  /// A closed stream's number would go to the next file that is opened, and what is said would be written into it. For
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
      // The library ends usage errors with 64; the contract has one code for all that keeps navlint from its work.
      let text = message.hasPrefix("Error: ") ? "error: " + message.dropFirst("Error: ".count) : message
      Output.tell(text + "\n")
      return ExitStatus.failed.rawValue
    }
  }
}

/// How a command ended.
enum ExitStatus: Int32, Error {
  case clean = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// The command could not do its work.
  case failed = 2
}
