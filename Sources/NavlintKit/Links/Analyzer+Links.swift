import Linking
import NavigationModel

extension Analyzer {
  /// The graph, and the ways into the app from outside: declared, handled, and what each opens.
  public func links(_ paths: [String], report: (AnalysisPhase) -> Void = { _ in }) throws -> (
    scan: Scan, ledger: LinkLedger
  ) {
    let reading = try read(paths, report: report)
    let declarations = LinkDeclarations(reading.sources.contents).all
    let result = try link(reading, report: report) { [project] program, remarks in
      (
        graph: program.graph, ledger: program.linkLedger, notes: program.notes,
        unmet: UnmetNames(program, remarks, project)
      )
    }
    var ledger = LinkAgreement(result.ledger, declarations: declarations).ledger
    if declarations.isEmpty {
      ledger.notes.append(
        "No Info.plist, entitlements or apple-app-site-association file that declares a way in was read.")
    }
    let judged = Engine.Judged(graph: result.graph, notes: result.notes, unmet: result.unmet)
    return (scan(judged, reading), ledger)
  }
}
