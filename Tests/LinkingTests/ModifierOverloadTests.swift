import Testing

/// Modifiers of an app's own that bear the name of one of SwiftUI's and call it.
@Suite struct ModifierOverloadTests {
  private let space = """
    import SwiftUI
    struct Space { let points: CGFloat; static let small = Space(points: 4) }
    struct DetailView: View { var body: some View { Text("Detail") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    """

  /// The call within is SwiftUI's, as what gives an opaque view cannot run itself: the view stays what it is.
  @Test func aModifierForTheAppsOwnMeasures() {
    let lines = transitionLines(
      space,
      """
      extension View {
        func padding(_ space: Space) -> some View { padding(space.points) }
        func frame(width: Space, height: Space, isFixed: Bool = true) -> some View {
          let side = width.points
          return frame(width: side, height: height.points)
        }
      }
      struct HomeView: View {
        @State var showsHelp = false
        @State var showsNote = false
        var body: some View {
          NavigationLink("Detail") { DetailView().padding(.small) }
            .sheet(isPresented: $showsHelp) { HelpView().frame(width: .small, height: .small) }
            .sheet(isPresented: $showsNote) { VStack { Text("A"); Text("B") }.padding(Space.small) }
          Button("Help") { showsHelp = true }
          Button("Note") { showsNote = true }
        }
      }
      """)
    #expect(lines == ["HomeView push DetailView", "HomeView sheet HelpView", "HomeView sheet inline"])
  }

  /// Two overloads that call each other, and the last one SwiftUI's.
  @Test func overloadsThatCallEachOther() {
    let lines = transitionLines(
      space,
      """
      extension View {
        func padding(_ edges: Edge.Set = .all, _ space: Space) -> some View { padding(edges, space.points) }
        func padding(_ space: Space) -> some View { padding(.all, space) }
      }
      struct HomeView: View { var body: some View { NavigationLink("Detail") { DetailView().padding(.small) } } }
      """)
    #expect(lines == ["HomeView push DetailView"])
  }

  /// A presenter with one thing more to say presents by SwiftUI's.
  @Test func aPresenterOfSwiftUIsName() {
    let lines = transitionLines(
      space,
      """
      extension View {
        func sheet<Content: View>(isPresented: Binding<Bool>, height: CGFloat = 300, @ViewBuilder content: @escaping \
      () -> Content) -> some View {
          sheet(isPresented: isPresented) { content().presentationDetents([.height(height)]) }
        }
      }
      struct HomeView: View {
        @State var showsHelp = false
        var body: some View { Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp, height: 200) { \
      HelpView() } }
      }
      """)
    #expect(lines == ["HomeView sheet HelpView"])
  }

  /// A cover that the app draws itself.
  @Test func aPresenterThatPresentsByNothingOfSwiftUIs() {
    let lines = transitionLines(
      space,
      """
      extension View {
        func fullScreenCover<Content: View>(isPresented: Binding<Bool>, transition: AnyTransition, @ViewBuilder \
      content: () -> Content) -> some View {
          ZStack { self; if isPresented.wrappedValue { content().transition(transition) } }
        }
      }
      struct HomeView: View {
        @State var showsHelp = false
        var body: some View { Button("Help") { showsHelp = true }.fullScreenCover(isPresented: $showsHelp, transition: \
      .opacity) { HelpView() } }
      }
      """)
    #expect(lines == ["HomeView cover HelpView"])
  }

  /// Properties that bear the names of modifiers, in the view itself and in a protocol that it adopts: values that
  /// cannot be called.
  @Test func propertiesOfTheViewByTheNamesOfModifiers() {
    let lines = transitionLines(
      space,
      """
      protocol Themed { var theme: Theme { get } }
      struct Theme { var accent: Color = .red }
      extension Themed { var accentColor: Color { theme.accent } }
      struct CardView: View, Themed {
        let theme = Theme()
        var padding: CGFloat = 8
        var border: Theme?
        var body: some View { NavigationLink("Help") { HelpView() } }
      }
      struct HomeView: View {
        var body: some View {
          NavigationLink("Card") { CardView().padding(12).border(.red).accentColor(.blue) }
        }
      }
      """)
    #expect(lines == ["CardView push HelpView", "HomeView push CardView"])
  }
}
