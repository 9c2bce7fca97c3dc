import ArgumentParser

/// The options of commands that read sources once and end.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The facts of a part of the app, written by 'navlint index'. May be repeated. Sources are read in addition "
        + "only if a path is named.",
      valueName: "file"))
  var facts: [String] = []

  @Flag(help: "Print to standard error how long each phase took, and how much memory was in use.")
  var timings = false

  @Flag(
    inversion: .prefixedNo,
    help:
      """
      A warning fails the run, whatever 'fail_level' says. A name in the configuration that matches nothing in the \
      sources is an error (exit code 2).
      """
  )
  var strict: Bool?

  @Flag(help: "Also read what is named here if 'excluded' leaves it out.")
  var readExcluded = false

  @Flag(name: .shortAndLong, help: "Print only the result and errors.")
  var quiet = false
}
