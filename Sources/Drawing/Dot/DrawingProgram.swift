import Foundation

/// A program that draws in a process of its own what is given to it.
///
/// Graphviz ends with a crash on some maps, whatever asks it to draw: it must not take the caller along. The program
/// reads DOT text from its standard input and writes the picture to its standard output; its last two arguments are the
/// format and the layout. It ends with 0 once the picture is written.
public struct DrawingProgram: Sendable {
  enum Outcome {
    case drawn([UInt8])
    /// It ended by itself, without a picture.
    case refused
    /// A signal ended it.
    case crashed
  }

  let path: String
  let arguments: [String]

  public init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  func draw(_ dot: String, _ format: PictureFormat, _ layout: GraphvizLayout) throws -> Outcome {
    // A file without a name, not a pipe: a program that crashes early would end the writer, too.
    guard let scratch = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(scratch) }
    let input = FileHandle(fileDescriptor: fileno(scratch), closeOnDealloc: false)
    try input.write(contentsOf: Data(dot.utf8))
    try input.seek(toOffset: 0)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [format.rawValue, layout.rawValue]
    process.standardInput = input
    process.standardError = FileHandle.nullDevice
    // Nobody reads what the runtime would tell of a crash, and it takes its time.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // 'waitUntilExit' looks for the end twenty times a second only.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let picture = try output.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    if process.terminationReason == .uncaughtSignal { return .crashed }
    return process.terminationStatus == 0 ? .drawn(Array(picture)) : .refused
  }
}

/// How Graphviz arranges a map. Where it crashes on one way, another one often does.
public enum GraphvizLayout: String, Sendable, CaseIterable {
  case usual
  /// Ranks are found for all groups together. Graphviz 2.43 crashes on some labels of lines between groups otherwise.
  case commonRanks
  /// Lines are plain curves, which need no free room between the boxes.
  case curves

  /// The attribute of the graph that asks for it.
  var attribute: (name: String, value: String)? {
    switch self {
    case .usual: nil
    case .commonRanks: ("newrank", "true")
    case .curves: ("splines", "curved")
    }
  }
}
