/// The target of each format.
///
/// `--format` and `--output` may be repeated. An output belongs to the preceding format, as in `--format text --format
/// sarif --output navlint.sarif`; where that has a file already, or there is none, to the next one. A format without an
/// output goes to standard output.
struct ReportTarget<Format: Equatable>: Equatable {
  var format: Format
  /// nil for standard output.
  var file: String?

  /// - Parameters:
  ///   - arguments: the command line, for the order of the options.
  ///   - fallback: the format for an output without one.
  static func targets(formats: [Format], outputs: [String], arguments: [String], fallback: Format) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    var waiting: [String] = []
    var (formats, outputs) = (formats[...], outputs[...])
    func addFormat() {
      guard let format = formats.popFirst() else { return }
      targets.append(ReportTarget(format: format, file: waiting.isEmpty ? nil : waiting.removeFirst()))
    }
    func addOutput() {
      guard let file = outputs.popFirst() else { return }
      if let last = targets.indices.last, targets[last].file == nil {
        targets[last].file = file
      } else {
        waiting.append(file)
      }
    }
    for argument in arguments {
      if argument == "--" { break }
      let name = argument.prefix { $0 != "=" }
      if name == "--format" { addFormat() } else if name == "--output" || name == "-o" { addOutput() }
    }
    // Options in another spelling, whose order is not known.
    while !formats.isEmpty { addFormat() }
    while !outputs.isEmpty { addOutput() }
    targets += waiting.map { ReportTarget(format: fallback, file: $0) }
    return targets.isEmpty ? [ReportTarget(format: fallback, file: nil)] : targets
  }
}
