/// An app with one planted defect: nothing leads to `LostView`.
enum SmallApp {
  static let source = """
    import SwiftUI

    @main
    struct SmallApp: App {
      var body: some Scene {
        WindowGroup { HomeView() }
      }
    }

    struct HomeView: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Details") { DetailView() }
            .navigationTitle("Home")
        }
      }
    }

    struct DetailView: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        Button("Back") { dismiss() }
      }
    }

    struct LostView: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        NavigationStack {
          Button("Close") { dismiss() }
            .navigationTitle("Lost")
        }
      }
    }

    """

  /// The same without the defect.
  static var soundSource: String { String(source[..<source.range(of: "struct LostView")!.lowerBound]) }
}
