import Testing

/// Bindings that are made of others and handed on.
@Suite struct MappedBindingTests {
  /// Who takes the state back that the first binding is of goes back.
  @Test(arguments: ["$model.sheet.isCase(.seed)", "Binding(is: .seed, $model.sheet)"])
  func whatIsBehindABindingThatWasHandedOn(binding: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Sheet: Equatable { case seed }
      extension Binding {
        func isCase<E: Equatable>(_ value: E) -> Binding<Bool> where Value == E? {
          Binding<Bool> { wrappedValue == value } set: { wrappedValue = $0 ? value : nil }
        }
      }
      extension Binding where Value == Bool {
        init<E: Equatable>(is value: E, _ item: Binding<E?>) {
          self.init(get: { item.wrappedValue == value }, set: { if !$0 { item.wrappedValue = nil } })
        }
      }
      @Observable final class Model { var sheet: Sheet? }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View {
          Button("Seed") { model.sheet = .seed }.modifier(Sheets(isSeeding: \(binding), model: model))
        }
      }
      struct Sheets: ViewModifier {
        @Binding var isSeeding: Bool
        let model: Model
        func body(content: Content) -> some View { content.sheet(isPresented: $isSeeding) { SeedView(model: model) } }
      }
      struct SeedView: View { let model: Model; var body: some View { Button("Done") { model.sheet = nil } } }
      @main struct TheApp: App {
        @State private var model = Model()
        var body: some Scene { WindowGroup { HomeView(model: model) } }
      }
      """)
    #expect(lines.contains("SeedView back dismiss"))
  }
}
