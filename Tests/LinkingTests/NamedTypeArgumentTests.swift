import Testing

/// A container of the app's own holds a stack of a generic element, which its use names in angle brackets.
@Suite struct NamedTypeArgumentTests {
  private func lines(second: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      struct StackOf<ID: Hashable, Root: View, Page: View>: View {
        @State private var ids: [ID] = []
        let root: (Binding<[ID]>) -> Root
        let page: (ID) -> Page
        init(@ViewBuilder root: @escaping (Binding<[ID]>) -> Root, @ViewBuilder page: @escaping (ID) -> Page) {
          self.root = root
          self.page = page
        }
        var body: some View { NavigationStack(path: $ids) { root($ids).navigationDestination(for: ID.self) { page($0) \
      } } }
      }
      @main struct TheApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              StackOf<Int, BirdList, BirdPage> { BirdList(ids: $0) } page: { BirdPage(id: $0) }.tabItem { Text("B") }
              StackOf<\(second)> { NestList(ids: $0) } page: { NestPage(id: $0) }.tabItem { Text("N") }
            }
          }
        }
      }
      struct BirdList: View { @Binding var ids: [Int]; var body: some View { Button("1") { ids.append(1) } } }
      struct BirdPage: View { let id: Int; var body: some View { Text("b") } }
      struct NestList: View { @Binding var ids: [UUID]; var body: some View { Button("n") { ids = [UUID()] } } }
      struct NestPage: View { let id: UUID; var body: some View { Text("n") } }
      """
    ).filter { $0.contains("push") }
  }

  @Test func eachUseShowsItsOwnPage() {
    #expect(lines(second: "UUID, NestList, NestPage") == ["BirdList push BirdPage", "NestList push NestPage"])
  }

  /// A page for other elements is not shown for these.
  @Test func aPageForOthersIsNotShown() {
    #expect(!lines(second: "String, NestList, NestPage").contains("NestList push NestPage"))
  }
}
