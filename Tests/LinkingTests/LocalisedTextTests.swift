import NavigationModel
import Testing

/// A control is called by the words in the development language, which stand in string tables.
@Suite struct LocalisedTextTests {
  private static let table = #"""
    "home.open" = "Open it";
    "home.count" = "%1$@ of %lld (100%%)";
    "Hello %@" = "Dear %@";
    "home.empty" = " ";
    "home.sure" = "100% sure, %-5.2f %#@days@ %2$@";
    "other" = "In Localizable";
    """#

  /// What the one button of the screen says.
  private func text(
    _ title: String, _ declarations: String = "", tables: [String: String] = [:], file: String = "App/Home.swift"
  ) -> String? {
    button("Button(\(title)) { isOpen = true }", declarations, tables: tables, file: file)
  }

  private func button(
    _ control: String, _ declarations: String = "", tables: [String: String] = [:], file: String = "App/Home.swift"
  ) -> String? {
    let trigger = trigger(control, declarations, tables: tables, file: file)
    return trigger?.text ?? trigger?.source.map { "source \($0)" }
  }

  private func trigger(_ control: String, _ declarations: String, tables: [String: String], file: String) -> Trigger? {
    var files = tables
    if tables.isEmpty { files["App/en.lproj/Localizable.strings"] = Self.table }
    files["App/Main.swift"] = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
      struct Detail: View { var body: some View { Text("detail") } }
      """
    files["App/Declarations.swift"] = "import SwiftUI\n\(declarations)"
    files[file] = """
      import SwiftUI
      struct Home: View {
        let name: String
        @State var isOpen = false
        var body: some View {
          VStack { \(control) }.sheet(isPresented: $isOpen) { Detail() }
        }
      }
      """
    return graph(files).transitions.first { $0.to == "Detail" }?.triggers.first
  }

  // MARK: what looks a key up

  @Test(arguments: [
    #""home.open""#, #"NSLocalizedString("home.open", comment: "x")"#, #"String(localized: "home.open")"#,
    #"LocalizedStringKey("home.open")"#, #"Bundle.main.localizedString(forKey: "home.open", value: nil, table: nil)"#,
    #"String(localized: LocalizedStringResource("home.open"))"#, #"AttributedString(localized: "home.open")"#,
    #"name.isEmpty ? "home.open" : "x""#, #"String(localized: "home.open", defaultValue: "Default")"#,
  ]) func theWordsOfAKeyAreShown(_ title: String) { #expect(text(title) == "Open it") }

  /// What is left open in a key is only known while the app runs; the key itself is never shown.
  @Test(arguments: [
    #""plan.\(name).title".localized"#, #""plan.\(name)".localized()"#, "plan.title", "Plan(id: name).title",
  ]) func anOpenKeyIsNoText(_ title: String) {
    #expect(
      text(
        title,
        """
        extension String {
          var localized: String { NSLocalizedString(self, comment: "") }
          func localized() -> String { NSLocalizedString(self, comment: "") }
        }
        struct Plan { let id: String; var title: String { "plan.\\(id)".localized } }
        let plan = Plan(id: UUID().uuidString)
        """)?.contains("plan.…") != true)
  }

  @Test(arguments: [
    (#"NSLocalizedString("home.open", comment: "x").localizedUppercase"#, "OPEN IT"),
    (#"NSLocalizedString("home.open", comment: "x").uppercased()"#, "OPEN IT"),
    (#"NSLocalizedString("home.open", comment: "x").localizedCapitalized"#, "Open It"),
  ]) func lettersChange(_ title: String, _ text: String) { #expect(self.text(title) == text) }

  @Test func soAreThoseOfLabels() {
    #expect(button(#"Button { isOpen = true } label: { Text("home.open") }"#) == "Open it")
    #expect(button(#"Button { isOpen = true } label: { Label("home.open", systemImage: "door") }"#) == "Open it")
    #expect(
      button(#"Button { isOpen = true } label: { Image("x") }.accessibilityLabel("home.open")"#) == "Open it")
    #expect(button(#"Image("x").onTapGesture { isOpen = true }.accessibilityLabel(Text("home.open"))"#) == "Open it")
  }

  /// A type that a build makes of the table is not among the sources. All its members spell keys.
  @Test func soAreThoseOfGeneratedTypes() {
    let others = "let texts = [Words.home_count, Words.home_sure, Words.other]"
    #expect(text("Words.home_open", others) == "Open it")
    #expect(text("Words.home_open") == "source Words.home_open")
    #expect(text("Words.home_open", others + "\nlet sizes = [Words.large, Words.small]") == "source Words.home_open")
    #expect(text("Words.home_open", others + "\nenum Words {}") == "source Words.home_open")
  }

  @Test func whatIsVerbatimIsNoKey() {
    #expect(button(#"Button { isOpen = true } label: { Text(verbatim: "home.open") }"#) == "home.open")
    #expect(text(#"Texts.title"#, #"enum Texts { static let title = "home.open" }"#) == "home.open")
    #expect(text(#"String("home.open")"#) == "home.open")
    #expect(
      button(
        #"Row(title: "home.open") { isOpen = true }"#,
        """
        struct Row: View {
          let title: String; let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } }
        }
        """) == "home.open")
  }

  @Test func aKeyWithoutATextStaysAsItIs() {
    #expect(text(#"NSLocalizedString("home.none", comment: "")"#) == "home.none")
    #expect(text(#"NSLocalizedString("home.empty", comment: "")"#) == "home.empty")
    #expect(text(#"NSLocalizedString("home.none", value: "Words", comment: "")"#) == "Words")
    #expect(text(#""home.none""#) == "home.none")
  }

  @Test func whatIsFilledInIsDots() {
    #expect(text(#"String(format: NSLocalizedString("home.count", comment: ""), name, 3)"#) == "… of … (100%)")
    #expect(text(#""home.sure""#) == "100% sure, … … …")
    #expect(text(#"String(localized: "Hello \(name)")"#) == "Dear …")
    #expect(text(#""Hello \(name)""#) == "Dear …")
  }

  @Test func aParameterAndAVariableForKeysTakeKeys() {
    #expect(
      button(
        #"Row(title: "home.open") { isOpen = true }"#,
        """
        struct Row: View {
          let title: LocalizedStringKey; let action: () -> Void
          var body: some View { Button(action: action) { Text(title) } }
        }
        """) == "Open it")
    #expect(text("Texts.title", #"enum Texts { static let title: LocalizedStringKey = "home.open" }"#) == "Open it")
    #expect(
      text("Texts.title", #"enum Texts { static var title: LocalizedStringResource { "home.open" } }"#) == "Open it")
    #expect(text("Texts.title", #"enum Texts { static let title = LocalizedStringKey("home.open") }"#) == "Open it")
  }

  @Test func anAppsOwnViewTakesWhatItsParameterSays() {
    let label = #"Button { isOpen = true } label: { Text("home.open") }"#
    #expect(button(label, "struct Text: View { init(_ text: String) {} }") == "home.open")
    #expect(button(label, "struct Text: View { init(_ text: LocalizedStringKey) {} }") == "Open it")
  }

  // MARK: helpers of the app

  @Test(arguments: [
    (
      #""home.open".localized"#, #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#
    ),
    (
      #""home.open".localized()"#,
      #"extension String { func localized(bundle: Bundle = .main) -> String { bundle.localizedString(forKey: self, value: nil, table: nil) } }"#
    ),
    (
      #""home.open".tr()"#,
      #"extension String { func tr() -> String { let text = NSLocalizedString(self, comment: ""); return text } }"#
    ),
    (
      #"translate("home.open")"#,
      #"func translate(_ key: String) -> String { String(localized: String.LocalizationValue(key)) }"#
    ),
    (
      #"translate("open")"#,
      #"func translate(_ key: String) -> String { NSLocalizedString("home." + key, comment: "") }"#
    ),
    (
      "Texts.open.text",
      #"enum Texts: String { case open = "home.open"; var text: String { NSLocalizedString(rawValue, comment: "") } }"#
    ),
    (
      "Texts.open.rawValue.localized",
      #"enum Texts: String { case open = "home.open" }; extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#
    ),
    ("Texts.open", #"struct Texts { static var open: String { NSLocalizedString("home.open", comment: "") } }"#),
  ]) func helpersAreFollowed(_ title: String, _ declarations: String) {
    #expect(text(title, declarations) == "Open it")
  }

  @Test func aHelperWithoutSourceLooksUpWhatItIsCalledOn() {
    #expect(text(#""home.open".localized"#) == "Open it")
    #expect(text(#""home.open".localized()"#) == "Open it")
    #expect(text(#"Localizer.localize("home.open")"#) == "Open it")
    #expect(text(#""home.open".localizedUppercase"#) == "HOME.OPEN")
  }

  @Test func aHelperThatCallsItselfEnds() {
    #expect(
      text(
        #""home.open".localized"#,
        "extension String { var localized: String { self.localized2 }; var localized2: String { self.localized } }")
        == "home.open")
  }

  // MARK: tables

  private static let tables = [
    "App/en.lproj/Localizable.strings": "a = Localizable;",
    "App/Resources/Home.xcstrings":
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"Home table"}}}},"Bare":{}}}"#,
  ]

  @Test func theNamedTableCounts() {
    #expect(text(#"NSLocalizedString("a", comment: "")"#, tables: Self.tables) == "Localizable")
    #expect(text(#"NSLocalizedString("a", tableName: "Home", comment: "")"#, tables: Self.tables) == "Home table")
    #expect(text(#"String(localized: "a", table: "Home")"#, tables: Self.tables) == "Home table")
    #expect(
      text(
        #"String(localized: Texts.a)"#, #"enum Texts { static let a = LocalizedStringResource("a", table: "Home") }"#,
        tables: Self.tables) == "Home table")
    #expect(
      button(#"Button { isOpen = true } label: { Text("a", tableName: "Home") }"#, tables: Self.tables) == "Home table")
    #expect(text(#"NSLocalizedString("a", tableName: "None", comment: "")"#, tables: Self.tables) == "a")
    #expect(text(#"String(localized: "Bare", table: "Home")"#, tables: Self.tables) == "Bare")
  }

  @Test func aBuilderKeepsItsTable() {
    let builder = """
      extension String {
        struct Strings {
          let tableName: String; let bundle: Bundle
          func localized(_ key: String, comment: String = "") -> String {
            NSLocalizedString(key, tableName: tableName, bundle: bundle, comment: comment)
          }
        }
        static var home: Strings { .init(tableName: "Home", bundle: .main) }
        static let other = Strings(tableName: "Localizable", bundle: .main)
      }
      """
    #expect(text(#"String.home.localized("a")"#, builder, tables: Self.tables) == "Home table")
    #expect(text(#"String.other.localized("a")"#, builder, tables: Self.tables) == "Localizable")
    #expect(
      text(#"String.Strings(tableName: name, bundle: .main).localized("a")"#, builder, tables: Self.tables) == nil)
  }

  @Test func generatedCodeIsFollowed() {
    let generated = """
      internal enum L10n {
        internal static let plain = L10n.tr("Home", "a")
        internal static var old: String { return L10n.tr("Home", "a", fallback: "Fallback") }
        internal static var none: String { return L10n.tr("Home", "none", fallback: "Fallback") }
        internal enum Part { internal static func count(_ p1: Any) -> String {
          return L10n.tr("Localizable", "a", String(describing: p1), fallback: "x") } }
      }
      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      """
    #expect(text("L10n.plain", generated, tables: Self.tables) == "Home table")
    #expect(text("L10n.old", generated, tables: Self.tables) == "Home table")
    #expect(text("L10n.none", generated, tables: Self.tables) == "Fallback")
    #expect(text("L10n.Part.count(3)", generated, tables: Self.tables) == "Localizable")
  }

  // MARK: generated code that is not in the tree

  private static let generated = [
    "App/en.lproj/Localizable.strings": """
    "common.action_settings" = "Settings"; "common.count" = "%d left"; twice_a = One; "twice.a" = Two; a11y_close = \
    Close;
    """,
    "App/en.lproj/Home.strings": "title = Home; \"common.count\" = \"Home count\";",
  ]

  @Test(arguments: [
    ("L10n.Common.actionSettings", "Settings"), ("L10n.commonActionSettings", "Settings"),
    ("L10n.Localizable.Common.actionSettings", "Settings"), ("L10n.a11yClose", "Close"), ("L10n.Home.title", "Home"),
    ("L10n.Localizable.Common.count(3)", "… left"), ("L10n.Home.Common.count", "Home count"),
    ("R.string.localizable.commonActionSettings()", "Settings"), ("R.string.home.title()", "Home"),
    ("AppStrings.Common.actionSettings", "Settings"), ("AppStrings.Home.title", "Home"),
    ("String(localized: .commonActionSettings)", "Settings"), (".commonActionSettings", "Settings"),
    (".Home.title", "Home"),
    // More than one key, or none.
    ("L10n.twiceA", "source L10n.twiceA"), ("L10n.Common.none", "source L10n.Common.none"),
    ("R.string.none.title", "source R.string.none.title"),
    ("Other.Common.actionSettings", "source Other.Common.actionSettings"),
  ]) func aGeneratedNameIsThatOfAKey(_ title: String, _ expected: String) {
    #expect(text(title, tables: Self.generated) == expected)
  }

  @Test func anotherImplicitMemberIsNoKey() {
    let tables = ["App/en.lproj/Localizable.strings": "leading = L; cancel = C; title = T;"]
    #expect(
      button(
        #"Button(role: .cancel) { isOpen = true } label: { HStack(alignment: .leading) { Text("x").font(.title) } }"#,
        tables: tables) == "x")
  }

  @Test func pluralsComeBeforeTexts() {
    let plural =
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>other</key><string>%d days</string></dict></dict></dict></plist>"
    let tables = ["App/en.lproj/Localizable.strings": "a = x;", "App/en.lproj/Localizable.stringsdict": plural]
    #expect(text(#"String(format: NSLocalizedString("a", comment: ""), 3)"#, tables: tables) == "… days")
  }

  // MARK: which table

  @Test func theNearestTableCountsElseAUniqueAnswer() {
    var tables = [
      "App/Resources/en.lproj/Localizable.strings": "a = App; b = Same;",
      "Kit/Resources/en.lproj/Localizable.strings": "a = Kit; b = Same; c = Only;",
      "App/AppTests/en.lproj/Localizable.strings": "a = Test; t = Test;",
    ]
    #expect(text(#""a""#, tables: tables) == "App")
    #expect(text(#""a""#, tables: tables, file: "Kit/Views/Home.swift") == "Kit")
    #expect(text(#""a""#, tables: tables, file: "Other/Home.swift") == "a")
    #expect(text(#""b""#, tables: tables, file: "Other/Home.swift") == "Same")
    #expect(text(#""c""#, tables: tables) == "Only")
    #expect(text(#""t""#, tables: tables) == "t")
    tables["App/en.lproj/Localizable.strings"] = "a = Around;"
    #expect(text(#""a""#, tables: tables, file: "App/Views/Home.swift") == "Around")
  }

  @Test func aBrokenTableIsNoUnreadSource() {
    let tables = ["App/en.lproj/Localizable.strings": "a = App;\nb = \""]
    #expect(text(#""a""#, tables: tables) == "App")
    #expect(text(#""b""#, tables: tables) == "b")
  }
}
