extension PresentationInRepeatedRowRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A sheet on every row",
          """
          struct Offer: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { CartView() } }
          }
          struct CartView: View {
            let offers = [Offer(id: 1), Offer(id: 2)]
            @State private var offer: Offer?
            var body: some View {
              ScrollView {
                ForEach(offers) { row in
                  Button("Offer \\(row.id)") { offer = row }
                    .↓sheet(item: $offer) { offer in Text("\\(offer.id)") }
                }
              }
            }
          }
          """),
        RuleExample(
          "An alert in the function that makes the row",
          """
          struct Track: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AlbumView() } }
          }
          struct AlbumView: View {
            let tracks = [Track(id: 1), Track(id: 2)]
            @State private var asks = false
            var body: some View {
              List(tracks) { track in row(track) }
            }
            private func row(_ track: Track) -> some View {
              Button("Delete \\(track.id)") { asks = true }
                .↓alert("Delete?", isPresented: $asks) { Button("Delete") { print(track.id) } }
            }
          }
          """),
        RuleExample(
          "Every row that has a link",
          """
          struct News: Identifiable { let id: Int; let link: String? }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NewsView() } }
          }
          struct NewsView: View {
            let news = [News(id: 1, link: "a"), News(id: 2, link: "b")]
            @State private var inApp = true
            @State private var showsLink = false
            var body: some View {
              ForEach(news) { item in
                if let link = item.link {
                  if self.inApp {
                    Button("Read") { showsLink = true }
                      .↓sheet(isPresented: $showsLink) { Text(link) }
                  }
                }
              }
            }
          }
          """),
        RuleExample(
          "The binding comes from an object of the view",
          """
          struct Stack: Identifiable { let id: Int }
          final class SceneState: ObservableObject {
            @Published var removed: Int?
            var asks: Binding<Bool> { Binding(get: { self.removed != nil }, set: { if !$0 { self.removed = nil } }) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { StackList() } }
          }
          struct StackList: View {
            let stacks = [Stack(id: 1), Stack(id: 2)]
            @StateObject private var state = SceneState()
            var body: some View {
              ForEach(stacks) { stack in
                Button("Remove") { state.removed = stack.id }
                  .↓confirmationDialog("Remove?", isPresented: state.asks) { Button("Remove") {} }
              }
            }
          }
          """),
        RuleExample(
          "The binding comes from a view store around the list",
          """
          import ComposableArchitecture
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { OrdersView(store: Store(initialState: Orders.State()) { Orders() }) } }
          }
          struct Orders: Reducer {
            struct State: Equatable { var ids = [1, 2]; var asks = false }
            enum Action: Equatable { case ask(Bool) }
            func reduce(into state: inout State, action: Action) -> Effect<Action> {
              switch action {
              case .ask(let asks): state.asks = asks
              }
              return .none
            }
          }
          struct OrdersView: View {
            let store: StoreOf<Orders>
            var body: some View {
              WithViewStore(store, observe: { $0 }) { viewStore in
                ForEach(viewStore.ids, id: \\.self) { id in
                  Button("Cancel") { viewStore.send(.ask(true)) }
                    .↓alert("Cancel?", isPresented: viewStore.binding(get: \\.asks, send: { .ask($0) })) { \
          Button("Cancel") {} }
                }
              }
            }
          }
          """),
      ],
      nonTriggering: [
        RuleExample(
          "A condition picks the row, or the binding does",
          """
          struct Track: Identifiable { let id: Int }
          final class Player: ObservableObject {
            @Published var open: Int?
            func shows(_ track: Int) -> Binding<Bool> { Binding(get: { self.open == track }, set: { if !$0 { self.open \
          = nil } }) }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AlbumView() } }
          }
          struct AlbumView: View {
            let tracks = [Track(id: 1), Track(id: 2)]
            @StateObject private var player = Player()
            @State private var asks = false
            @State private var current = 1
            var body: some View {
              ForEach(tracks) { track in
                if track.id == current {
                  Button("Delete") { asks = true }
                    .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
                }
                Button("Open") { player.open = track.id }
                  .sheet(isPresented: player.shows(track.id)) { Text("\\(track.id)") }
              }
            }
          }
          """),
        RuleExample(
          "A view store gives a binding for the row",
          """
          import ComposableArchitecture
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { OrdersView(store: Store(initialState: Orders.State()) { Orders() }) } }
          }
          struct Orders: Reducer {
            struct State: Equatable { var ids = [1, 2]; var asked: Int? }
            enum Action: Equatable { case ask(Int?) }
            func reduce(into state: inout State, action: Action) -> Effect<Action> {
              switch action {
              case .ask(let id): state.asked = id
              }
              return .none
            }
          }
          struct OrdersView: View {
            let store: StoreOf<Orders>
            var body: some View {
              WithViewStore(store, observe: { $0 }) { viewStore in
                ForEach(viewStore.ids, id: \\.self) { id in
                  Button("Cancel") { viewStore.send(.ask(id)) }
                    .alert("Cancel?", isPresented: viewStore.binding(get: { $0.asked == id }, send: .ask(nil))) { \
          Button("Cancel") {} }
                }
              }
            }
          }
          """),
        RuleExample(
          "Once, after the list",
          """
          struct Offer: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { CartView() } }
          }
          struct CartView: View {
            let offers = [Offer(id: 1)]
            @State private var offer: Offer?
            var body: some View {
              List(offers) { row in
                Button("Offer \\(row.id)") { offer = row }
              }
              .sheet(item: $offer) { offer in Text("\\(offer.id)") }
            }
          }
          """),
        RuleExample(
          "Each row has its own state, or one row alone presents",
          """
          struct Track: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AlbumView() } }
          }
          struct AlbumView: View {
            let tracks = [Track(id: 1), Track(id: 2)]
            @State private var asks = false
            @State private var open: [Int: Bool] = [:]
            var body: some View {
              List(tracks) { track in
                TrackRow(track: track)
                if track.id == 1 {
                  Button("Delete all") { asks = true }
                    .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
                }
              }
            }
          }
          struct TrackRow: View {
            let track: Track
            @State private var showsInfo = false
            var body: some View {
              Button("\\(track.id)") { showsInfo = true }
                .sheet(isPresented: $showsInfo) { Text("Info") }
            }
          }
          """),
        RuleExample(
          "The binding is made for the row",
          """
          struct Track: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { AlbumView() } }
          }
          struct AlbumView: View {
            let tracks = [Track(id: 1), Track(id: 2)]
            @State private var open: Int?
            var body: some View {
              List(tracks) { track in
                Button("\\(track.id)") { open = track.id }
                  .popover(isPresented: Binding(get: { open == track.id }, set: { if !$0 { open = nil } })) { \
          Text("\\(track.id)") }
              }
            }
          }
          """),
      ])
  }
}
