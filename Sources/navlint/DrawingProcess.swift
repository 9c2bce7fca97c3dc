import Drawing
import Foundation

/// This program, started again to draw a picture (``DrawingProgram``). It is no subcommand, as no person starts it.
enum DrawingProcess {
  /// The first argument that makes this program draw.
  private static let mark = "--draw-for-navlint"

  /// Draws in a process of its own.
  static var renderer: GraphvizRenderer {
    GraphvizRenderer(
      program: Bundle.main.executablePath.map { DrawingProgram(path: $0, arguments: [mark]) })
  }

  /// Draws the map on standard input; nil where the arguments do not request that.
  ///
  /// - Returns: the exit code.
  static func run(_ arguments: [String]) -> Int32? {
    guard arguments.count == 3, arguments[0] == mark, let format = PictureFormat(rawValue: arguments[1]),
      let layout = GraphvizLayout(rawValue: arguments[2])
    else { return nil }
    do {
      let dot = String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
      let picture = try GraphvizRenderer().render(dot: dot, format: format, layout)
      try FileHandle.standardOutput.write(contentsOf: Data(picture))
      return 0
    } catch {
      return 1
    }
  }
}
