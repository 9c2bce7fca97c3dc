import Testing

/// The words of controls in the app's own components: what the code outside passes to them.
@Suite struct OwnControlWordsTests {
  /// The components, a screen with `list` as its content, and the two sheets that the content opens.
  private func causes(list: String, members: String = "") -> [String: [String]] {
    LinkingTests.causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SoundView: View { var body: some View { Text("S") } }
      struct LightView: View { var body: some View { Text("L") } }
      enum Page: CaseIterable {
        case sound, light
        var title: String { switch self { case .sound: "Sound"; case .light: "Light" } }
        @ViewBuilder var screen: some View { switch self { case .sound: SoundView(); case .light: LightView() } }
      }
      struct Slot<Left: View, Middle: View>: View {
        private let left: Left
        private let middle: Middle
        private let action: (() -> Void)?
        init(
          @ViewBuilder left: () -> Left = { EmptyView() }, @ViewBuilder middle: () -> Middle,
          action: (() -> Void)? = nil
        ) {
          self.left = left()
          self.middle = middle()
          self.action = action
        }
        var body: some View { if let action { Button(action: action) { content() } } else { content() } }
        @ViewBuilder func content() -> some View { HStack { left; middle; Spacer() } }
      }
      struct Line<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ builder: () -> Content) { content = builder() }
        var body: some View { HStack { content } }
        var chevron: Line<HStack<Content>> { Line<HStack<Content>> { HStack { content } } }
        func button(_ onTap: @escaping () -> Void) -> some View { Button(action: { onTap() }, label: { self }) }
        func onTap(_ onTap: @escaping () -> Void) -> some View { button(onTap) }
      }
      struct Framed: View { let name: String; var body: some View { Image(name).resizable() } }
      struct Stars: View {
        let isFull: Bool
        var body: some View { if isFull { Image(systemName: "star.fill") } else { Image(systemName: "star") } }
      }
      struct Symbol: View {
        enum Kind { case icon(String), file(String) }
        private let kind: Kind
        init(_ name: String) { kind = name.isEmpty ? .file(name) : .icon(name) }
        var body: some View {
          switch kind {
          case .icon(let name): Image(name).resizable()
          case .file(let name): Image(name)
          }
        }
      }
      struct Cross: View {
        var body: some View {
          if #available(iOS 26, *) { Image(systemName: "xmark") } else { Image(systemName: "xmark.circle") }
        }
      }
      struct Rated: View {
        let title: String
        let action: () -> Void
        var body: some View { Button { action() } label: { VStack { TitleLabel(title: title); Stars(isFull: true) } } }
      }
      struct Lines: View {
        var title: String?
        var badge: String?
        var body: some View {
          VStack { if let title { TitleLabel(title: title) }; if let badge { TitleLabel(title: badge) } }
        }
      }
      struct Noted: View {
        let words: String
        let sign: String
        init(_ text: String, sign: String) {
          self.words = text
          self.sign = sign
        }
        var body: some View { HStack { Image(sign); Text(words) } }
      }
      struct Card: View {
        let title: String
        let action: () -> Void
        var body: some View { Plain { action() } }
      }
      struct Plain: View { let action: () -> Void; var body: some View { Button(action: action) { Spacer() } } }
      struct TitleButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button { action() } label: { TitleLabel(title: title) } }
      }
      struct TitleLabel: View { let title: String; var body: some View { Text(title) } }
      final class Model: ObservableObject {
        let name: String
        let symbol: String
        init(name: String, symbol: String) { (self.name, self.symbol) = (name, symbol) }
      }
      enum Images { static let bell = Image(systemName: "bell") }
      struct HomeView: View {
        @State private var hasSound = false
        @State private var hasLight = false
        var body: some View {
          NavigationStack {
            List { \(list) }
              .navigationDestination(for: Page.self) { $0.screen }
              .sheet(isPresented: $hasSound) { SoundView() }
              .sheet(isPresented: $hasLight) { LightView() }
          }
        }
        \(members)
      }
      """)
  }

  @Test(arguments: [
    // Content that a component stores.
    (#"Slot(middle: { Text("Sound") }) { hasSound = true }"#, #"Button("Sound")"#),
    (#"Slot(left: { Image(systemName: "bell") }, middle: { Text("Sound") }) { hasSound = true }"#, #"Button("Sound")"#),
    // The label is the view itself, two methods away.
    (#"Line { Text("Sound"); Spacer() }.chevron.onTap { hasSound = true }"#, #"Button("Sound")"#),
    // A component that draws a picture has no words, whatever its arguments.
    (#"Slot(middle: { Framed(name: "wave"); Text("Sound") }) { hasSound = true }"#, #"Button("Sound")"#),
    // The words beside the code, before another component receives it.
    (#"Card(title: "Sound") { hasSound = true }"#, #"Button("Sound")"#),
    // A text that the part's own initialiser keeps under another name.
    (
      #"Button { hasSound = true } label: { Noted(NSLocalizedString("Sound", comment: ""), sign: "wave") }"#,
      #"Button("Sound")"#
    ),
    // Pictures where there are no words.
    (#"Button { hasSound = true } label: { Image("wave") }"#, #"Button("wave")"#),
    ("Button { hasSound = true } label: { Image(.wave) }", #"Button("wave")"#),
    ("Button { hasSound = true } label: { Images.bell }", #"Button("bell")"#),
    ("Button { hasSound = true } label: { bell }", #"Button("bell")"#),
    (#"Button { hasSound = true } label: { Framed(name: "wave") }"#, #"Button("wave")"#),
    // A text that only the running app knows is the row's; the sign beside it is no word for it. The expression says
    // what the row shows.
    (
      #"Button { hasSound = true } label: { HStack { TitleLabel(title: model.name); Image(systemName: "chevron.right") } }"#,
      "Button(model.name)"
    ),
    ("Button { hasSound = true } label: { Image(systemName: model.symbol) }", "Button"),
    // A component that is given code, and whose text only the running app knows, is not named by a sign behind it.
    ("Rated(title: model.name) { hasSound = true }", "Button(model.name)"),
    (#"Button { hasSound = true } label: { Label(model.name, systemImage: "bell") }"#, "Button(model.name)"),
    ("Button { hasSound = true } label: { Text(name) }", "Button"),
    ("Plain { hasSound = true }", "Button(Plain)"),
    // The sign behind a part whose texts are only there under a condition is no word for it either.
    (
      #"Slot(left: { Lines(title: model.name) }, middle: { Image(systemName: "chevron.right") }) { hasSound = true }"#,
      "Button(model.name)"
    ),
    (
      #"Slot(left: { Lines(badge: model.name) }, middle: { Image(systemName: "chevron.right") }) { hasSound = true }"#,
      "Button(Slot)"
    ),
    // A picture of one kind or another is no word, whatever its name.
    (#"Slot(middle: { Symbol("wave"); Text("Sound") }) { hasSound = true }"#, #"Button("Sound")"#),
    (#"Slot(middle: { Symbol("wave") }) { hasSound = true }"#, #"Button("wave")"#),
    ("Button { hasSound = true } label: { Text(model.name.uppercased()) }", "Button(model.name)"),
    (#"Button { hasSound = true } label: { Text("\(model.name)") }"#, "Button(model.name)"),
    // The sign before a text names the control; one that only stands in a branch does not. Then the part of the app does.
    (#"Button { hasSound = true } label: { Stars(isFull: model.name.isEmpty) }"#, "Button(Stars)"),
    (#"Button { hasSound = true } label: { Stars(isFull: true) }"#, #"Button("star.fill")"#),
    ("Button { hasSound = true } label: { Cross() }", #"Button("xmark")"#),
    // One of several texts is not known to be the text.
    ("TitleButton(title: name) { hasSound = true }", "Button(TitleLabel)"),
  ])
  func words(list: String, button: String) {
    let causes = causes(
      list: list,
      members: """
        let model: Model
        private var bell: some View { Image(systemName: "bell") }
        private var name: String {
          if hasLight { return String(format: "Without %@", "light") }
          return "Sound"
        }
        """)
    #expect(causes["HomeView sheet SoundView"] == [button])
  }

  /// The case that the code or the destination decides on names the control, however the row gets its texts.
  @Test(arguments: [
    "Button(page.title) { open(page) }", "Line { Text(page.title) }.onTap { open(page) }",
    "row(page) { TitleLabel(title: page.title) }",
  ])
  func decidedByTheCode(row: String) {
    let container = """
      private func row<Content: View>(_ page: Page, content: () -> Content) -> some View {
        Button { open(page) } label: { content() }
      }
      """
    let causes = causes(
      list: "ForEach(Page.allCases, id: \\.self) { page in \(row) }",
      members: """
        private func open(_ page: Page) { switch page { case .sound: hasSound = true; case .light: hasLight = true } }
        \(row.hasPrefix("row") ? container : "")
        """)
    #expect(causes["HomeView sheet SoundView"] == [#"Button("Sound")"#])
    #expect(causes["HomeView sheet LightView"] == [#"Button("Light")"#])
  }

  @Test(arguments: [
    "NavigationLink(value: page) { Text(page.title) }", "NavigationLink(destination: page.screen) { Text(page.title) }",
    "NavigationLink { page.screen } label: { Text(page.title) }",
    "NavigationLink { screen(for: page) } label: { Text(page.title) }", "link(page)", "lazyLink(page)",
  ])
  func decidedByTheDestination(row: String) {
    let causes = causes(
      list: "ForEach(Page.allCases, id: \\.self) { page in \(row) }",
      members: """
        private func link(_ page: Page) -> some View { NavigationLink(destination: page.screen) { label(page) } }
        private func lazyLink(_ page: Page) -> some View { NavigationLink(value: page) { label(page) } }
        private func label(_ page: Page) -> some View { VStack { Text(page.title) } }
        @ViewBuilder private func screen(for page: Page) -> some View {
          switch page { case .sound: SoundView(); case .light: LightView() }
        }
        """)
    #expect(causes["HomeView push SoundView"] == [#"NavigationLink("Sound")"#])
    #expect(causes["HomeView push LightView"] == [#"NavigationLink("Light")"#])
  }

  /// Two cases lead to one screen: neither names the control.
  @Test func severalCases() {
    let causes = causes(
      list:
        "ForEach(Page.allCases, id: \\.self) { page in NavigationLink { screen(for: page) } label: { Text(page.title) } }",
      members: """
        @ViewBuilder private func screen(for page: Page) -> some View {
          switch page { case .sound: SoundView(); case .light: SoundView() }
        }
        """)
    #expect(causes["HomeView push SoundView"] == ["NavigationLink(page.title)"])
  }

  /// A link in a component shows the content that the component is made with, beside the destination.
  @Test(arguments: [
    "NavigationLink(destination: destination) { Line { content } }",
    """
    let line = Line { content }
      NavigationLink(destination: destination) { line }
    """,
  ])
  func linksInComponents(link: String) {
    let causes = causes(
      list: """
        Opener(destination: { SoundView() }) { Image("wave"); Text("Sound") }
        Opener(destination: { LightView() }) { Text("Light") }
        """,
      members: """
        struct Opener<Content: View, Destination: View>: View {
          let destination: Destination
          let content: Content
          init(@ViewBuilder destination: () -> Destination, @ViewBuilder content: () -> Content) {
            self.destination = destination()
            self.content = content()
          }
          var body: some View { \(link) }
        }
        """)
    #expect(causes["HomeView push SoundView"] == [#"NavigationLink("Sound")"#])
    #expect(causes["HomeView push LightView"] == [#"NavigationLink("Light")"#])
  }

  /// Views that hold ten others each, eight deep, are a hundred million: the search ends long before.
  @Test func partsByThePowerOfTheirDepth() {
    let parts = (0..<8).map { level in
      "struct Part\(level): View { var body: some View { VStack { "
        + String(repeating: "Part\(level + 1)(); ", count: 10) + "} } }\n"
    }
    let causes = LinkingTests.causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct SoundView: View { var body: some View { Text("S") } }
      \(parts.joined())struct Part8: View { var body: some View { Spacer() } }
      struct HomeView: View {
        @State private var hasSound = false
        var body: some View {
          Button { hasSound = true } label: { Part0() }.sheet(isPresented: $hasSound) { SoundView() }
        }
      }
      """)
    #expect(causes["HomeView sheet SoundView"] == ["Button(Part0)"])
  }
}
