import NavigationModel

/// The mark on a card for test coverage, if the map shows it.
enum TestedMark: CaseIterable {
  case tested, perhaps, untested

  init(_ standing: TestCoverage.Standing) {
    switch standing {
    case .uiTest, .snapshot: self = .tested
    case .perhaps: self = .perhaps
    case .preview, .never: self = .untested
    }
  }

  /// Text in the card, because not everybody can distinguish the colours.
  var words: String {
    switch self {
    case .tested: "tested"
    case .perhaps: "perhaps tested"
    case .untested: "not tested"
    }
  }

  var meaning: String {
    switch self {
    case .tested: "a test opens it"
    case .perhaps: "a test opens it in some states of the app"
    case .untested: "no test opens it"
    }
  }

  func fill(_ theme: MapTheme) -> String {
    switch self {
    case .tested: theme.testedFill
    case .perhaps: theme.perhapsFill
    case .untested: theme.untestedFill
    }
  }
}
