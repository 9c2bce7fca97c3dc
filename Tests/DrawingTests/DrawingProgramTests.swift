import Drawing
import Testing

/// Pictures that another process draws.
@Suite struct DrawingProgramTests {
  private func picture(_ script: String) throws -> String {
    let program = DrawingProgram(path: "/bin/sh", arguments: ["-c", script, "sh"])
    let bytes = try GraphvizRenderer(program: program).render(dot: "digraph { a -> b }", format: .svg)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func itIsGivenTheMapAndTheFormat() throws {
    #expect(try picture("printf '%s %s: ' $1 $2; cat") == "svg usual: digraph { a -> b }")
  }

  /// A crash on one layout is answered by the next one.
  @Test func aCrashIsSurvived() throws {
    #expect(try picture("if [ $2 = usual ]; then kill -SEGV $$; fi; printf $2") == "commonRanks")
    #expect(throws: DrawingError.failed(format: .svg, detail: "Graphviz crashed on it.")) {
      try picture("kill -SEGV $$")
    }
  }

  /// What the program cannot draw is drawn here, or said here why not; so it is where there is no program.
  @Test func aRefusalIsNoPicture() throws {
    #expect(try picture("printf half; exit 1").contains("<svg"))
    let missing = GraphvizRenderer(program: DrawingProgram(path: "/no/such/program", arguments: []))
    #expect(String(decoding: try missing.render(dot: "digraph { a }", format: .svg), as: UTF8.self).contains("<svg"))
    #expect(throws: DrawingError.self) { try missing.render(dot: "digraph {", format: .svg) }
  }

  /// Each layout draws.
  @Test(arguments: GraphvizLayout.allCases) func everyLayoutDraws(_ layout: GraphvizLayout) throws {
    let bytes = try GraphvizRenderer().render(dot: "digraph { a -> b [label=x] }", format: .svg, layout)
    #expect(String(decoding: bytes, as: UTF8.self).contains(">x</text>"))
  }
}
