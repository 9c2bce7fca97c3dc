import CGraphviz
import Foundation

/// Draws DOT text with libgvc.
/// libgvc has global state, so only one picture is rendered at a time, however many threads ask.
public struct GraphvizRenderer: Sendable {
  private let program: DrawingProgram?

  /// - Parameter program: draws in a separate process; nil draws in this one, which then ends if Graphviz crashes.
  public init(program: DrawingProgram? = nil) { self.program = program }

  /// The picture's bytes. Equal text gives equal bytes with the same version of Graphviz and the same fonts.
  public func render(dot: String, format: PictureFormat) throws(DrawingError) -> [UInt8] {
    guard let program, format.device != nil else { return try render(dot: dot, format: format, .usual) }
    for layout in GraphvizLayout.allCases {
      switch try? program.draw(dot, format, layout) {
      case .drawn(let bytes): return bytes
      case .crashed: continue
      // Drawing in this process throws the error with its reason.
      case .refused, nil: return try render(dot: dot, format: format, layout)
      }
    }
    throw .failed(format: format, detail: "Graphviz crashed on it.")
  }

  /// Draws in this process.
  public func render(dot: String, format: PictureFormat, _ layout: GraphvizLayout) throws(DrawingError) -> [UInt8] {
    guard let device = format.device else { return Array(dot.utf8) }
    let result = GraphvizSession.run { session -> Result<[UInt8], DrawingError> in
      do throws(DrawingError) {
        return .success(try draw(dot, format: format, layout, device: device, session: session))
      } catch {
        return .failure(error)
      }
    }
    var bytes = try result.get()
    if format == .pdf { PDFDates.normalise(&bytes) }
    return bytes
  }

  /// How many labels overlap something in the finished layout; for tests.
  func labelClashes(dot: String, placing: Bool) -> Int {
    GraphvizSession.run { _ in
      guard let context = gvContext(), let graph = read(dot) else { return -1 }
      defer { gvFreeContext(context) }
      guard gvLayout(context, graph, "dot") == 0 else { return -1 }
      var placement = LabelPlacement(graph)
      return placement.place(isMoving: placing)
    }
  }

  private func draw(
    _ dot: String, format: PictureFormat, _ layout: GraphvizLayout, device: String, session: GraphvizSession
  ) throws(DrawingError) -> [UInt8] {
    guard let context = gvContext() else { throw .unavailable(format: format, detail: session.messages) }
    defer { gvFreeContext(context) }
    // A zero byte would end the text early; DOT never needs one.
    if dot.lowercased().contains("<img") { throw .namesFile(attribute: "IMG") }
    guard !dot.utf8.contains(0) else { throw .malformed(detail: session.messages) }
    var brevity = ShortLabels()
    while true {
      guard let graph = read(dot) else { throw .malformed(detail: session.messages) }
      defer { agclose(graph) }
      try refuseFiles(graph)
      if let (name, value) = layout.attribute { set(name, value, of: graph) }
      brevity.apply(to: graph)
      guard gvLayout(context, graph, "dot") == 0 else { throw .failed(format: format, detail: session.messages) }
      defer { if navlint_layoutCanBeFreed(graph) != 0 { gvFreeLayout(context, graph) } }
      var placement = LabelPlacement(graph)
      placement.place()
      if brevity.shorten(placement.crowdedLines()) { continue }
      if let paper = paper(of: graph), let size = size(of: graph) {
        set("viewport", paper.viewport(width: size.width, height: size.height), of: graph)
      } else if format == .png {
        boundPixels(graph)
      }
      return try picture(of: graph, context, format: format, device: device, session: session)
    }
  }

  private func picture(
    of graph: UnsafeMutablePointer<Agraph_t>, _ context: OpaquePointer, format: PictureFormat, device: String,
    session: GraphvizSession
  ) throws(DrawingError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var length = 0
    guard navlint_gvRenderData(context, graph, device, &data, &length) == 0, let data, length > 0 else {
      throw session.messages.contains("not recognized")
        ? .unavailable(format: format, detail: session.messages) : .failed(format: format, detail: session.messages)
    }
    defer { gvFreeRenderData(data) }
    return data.withMemoryRebound(to: UInt8.self, capacity: length) {
      Array(UnsafeBufferPointer(start: $0, count: length))
    }
  }

  private func read(_ dot: String) -> UnsafeMutablePointer<Agraph_t>? {
    var dot = dot
    return dot.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { navlint_readGraph($0.baseAddress, $0.count) }
    }
  }

  /// Graphviz reads the files that these attributes name. Maps never use them, and text from elsewhere must not.
  private func refuseFiles(_ graph: UnsafeMutablePointer<Agraph_t>) throws(DrawingError) {
    let kinds = [AGRAPH, AGNODE, AGEDGE]
    for name in ["image", "imagepath", "shapefile", "fontpath", "stylesheet", "_background"] {
      for kind in kinds where declares(name, Int32(kind), graph) { throw .namesFile(attribute: name) }
    }
  }

  private func set(_ name: String, _ value: String, of graph: UnsafeMutablePointer<Agraph_t>) {
    var (name, value, none) = (Array(name.utf8CString), Array(value.utf8CString), Array("".utf8CString))
    agsafeset(graph, &name, &value, &none)
  }

  private func declares(_ name: String, _ kind: Int32, _ graph: UnsafeMutablePointer<Agraph_t>) -> Bool {
    var name = Array(name.utf8CString)
    return agattr(graph, kind, &name, nil) != nil
  }

  /// Keeps a bitmap below `maximumPixels`, whatever the size of the map; posters should be SVG or PDF.
  private func boundPixels(_ graph: UnsafeMutablePointer<Agraph_t>) {
    guard let size = size(of: graph) else { return }
    let pointsToPixels = 96.0 / 72.0
    let width = max(1, size.width + 32) * pointsToPixels
    let height = max(1, size.height + 32) * pointsToPixels
    let zoom = min(1, (Self.maximumPixels / (width * height)).squareRoot(), Self.maximumSide / max(width, height))
    guard zoom < 1 else { return }
    set("viewport", "\(width / pointsToPixels * zoom),\(height / pointsToPixels * zoom),\(zoom)", of: graph)
  }

  private func size(of graph: UnsafeMutablePointer<Agraph_t>) -> (width: Double, height: Double)? {
    attach_attrs(graph)
    let corners = (value("bb", of: graph) ?? "").split(separator: ",").compactMap { Double($0) }
    return corners.count == 4 ? (corners[2], corners[3]) : nil
  }

  private func paper(of graph: UnsafeMutablePointer<Agraph_t>) -> MapPaper? {
    value(MapPaper.attribute, of: graph).flatMap { MapPaper(written: $0) }
  }

  private func value(_ name: String, of graph: UnsafeMutablePointer<Agraph_t>) -> String? {
    var key = Array(name.utf8CString)
    return agget(graph, &key).map { String(cString: $0) }
  }

  private static let maximumPixels = 60e6
  private static let maximumSide = 24e3
}
