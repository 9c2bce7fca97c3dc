import Linking
import NavigationModel

/// Clues, beside the graph, to the screen on which a test is.
struct ScreenClues: Sendable {
  /// Screens by the identifiers of their elements.
  var marks: [String: Set<Screen.ID>]
  /// The number of times that the app's code writes a text.
  var textCounts: [String: Int]
  var ledger: LinkLedger
  /// Types that previews make.
  var previews: [(type: String, place: SourceLocation)]

  init(
    marks: [String: Set<Screen.ID>] = [:], textCounts: [String: Int] = [:], ledger: LinkLedger = LinkLedger(),
    previews: [(type: String, place: SourceLocation)] = []
  ) {
    self.marks = marks
    self.textCounts = textCounts
    self.ledger = ledger
    self.previews = previews
  }

  init(_ program: LinkedProgram, ledger: LinkLedger) {
    self.init(
      marks: program.identifierMarks, textCounts: program.textCounts, ledger: ledger, previews: program.previewed)
  }

  /// The only screen of all links that match a URL best; nil where there are several, or none.
  func screen(openedBy url: String) -> Screen.ID? {
    guard let address = LinkAddress(url) else { return nil }
    let fitting = ledger.links.filter { !$0.tests.isEmpty && LinkPattern($0).isURL && address.fits($0) }
    let most = fitting.map(\.tests.count).max()
    let opens = Set(fitting.filter { $0.tests.count == most }.flatMap { $0.opens.map(\.screen) })
    return opens.count == 1 ? opens.first : nil
  }
}
