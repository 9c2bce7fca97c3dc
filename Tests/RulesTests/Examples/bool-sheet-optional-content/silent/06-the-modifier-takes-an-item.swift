// The modifier takes an item

import SwiftUI
@main struct FilmApp: App { var body: some Scene { WindowGroup { FilmsView() } } }
struct Film: Identifiable { let id: Int; let name: String }
extension View {
    func bottomCard<Card: View>(isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
        modifier(BottomCard(isShown: isShown, card: card))
    }
    func bottomCard<Item: Identifiable, Card: View>(item: Binding<Item?>, @ViewBuilder card: @escaping (Item) -> Card) -> some View {
        sheet(item: item) { card($0).presentationDetents([.medium]) }
    }
}
struct BottomCard<Card: View>: ViewModifier {
    @Binding var isShown: Bool
    @ViewBuilder let card: () -> Card
    func body(content: Content) -> some View {
        content.sheet(isPresented: $isShown) { card().presentationDetents([.medium]) }
    }
}
struct FilmsView: View {
    let films = [Film(id: 1, name: "Up")]
    @State private var picked: Film?
    var body: some View {
        List(films) { film in
            Button(film.name) {
                picked = film
            }
        }
        .bottomCard(item: $picked) { FilmCard(film: $0) }
    }
}
struct FilmCard: View { let film: Film; var body: some View { Text(film.name) } }
