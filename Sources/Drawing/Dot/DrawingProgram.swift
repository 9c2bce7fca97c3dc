import Foundation

/// A program that draws in a separate process.
/// Graphviz crashes on some maps, and must not end the calling process. The program reads DOT text from its standard
/// input and writes the picture to its standard output; its last two arguments are the format and the layout. It exits
/// with 0 when the picture is written.
public struct DrawingProgram: Sendable {
  enum Outcome {
    case drawn([UInt8])
    /// It exited by itself, without a picture.
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
    // A file without a name instead of a pipe: if the program crashed early, writing to a pipe would end this process,
    // too.
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
    // Nobody reads what the runtime would print about a crash, and printing takes time.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // 'waitUntilExit' checks for the end only twenty times a second.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let picture = try output.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    if process.terminationReason == .uncaughtSignal { return .crashed }
    return process.terminationStatus == 0 ? .drawn(Array(picture)) : .refused
  }
}

/// How Graphviz arranges a map. If it crashes with one layout, another one often works.
public enum GraphvizLayout: String, Sendable, CaseIterable {
  case usual
  /// Ranks are computed for all groups together. Otherwise Graphviz 2.43 crashes on some labels of lines between
  /// groups.
  case commonRanks
  /// Lines are plain curves, which need no free space between the boxes.
  case curves

  /// The graph attribute that selects it.
  var attribute: (name: String, value: String)? {
    switch self {
    case .usual: nil
    case .commonRanks: ("newrank", "true")
    case .curves: ("splines", "curved")
    }
  }
}
