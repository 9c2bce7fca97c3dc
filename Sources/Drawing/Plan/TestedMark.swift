import NavigationModel

/// What a card says of tests, where the map is coloured by them.
enum TestedMark: CaseIterable {
  case tested, perhaps, untested

  init(_ standing: TestCoverage.Standing) {
    switch standing {
    case .uiTest, .snapshot: self = .tested
    case .perhaps: self = .perhaps
    case .preview, .never: self = .untested
    }
  }

  /// In the card: colour alone would not reach everybody.
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
