import ArgumentParser

/// The options of commands that read sources once and end.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The facts of a part of the app, written by 'navlint index'. May be repeated. Sources are read beside them only "
        + "where a path is named.",
      valueName: "file"))
  var facts: [String] = []

  @Flag(help: "Tell on standard error how long each phase took, and how much memory was in use.")
  var timings = false

  @Flag(
    inversion: .prefixedNo,
    help:
      """
      A warning fails the run, whatever 'fail_level' says. A name in the configuration that nothing in the sources \
      fits is \
      an error (exit code 2).
      """
  )
  var strict: Bool?

  @Flag(help: "Read also what is named here though 'excluded' leaves it out.")
  var readExcluded = false

  @Flag(name: .shortAndLong, help: "Say nothing but the result and errors.")
  var quiet = false
}
