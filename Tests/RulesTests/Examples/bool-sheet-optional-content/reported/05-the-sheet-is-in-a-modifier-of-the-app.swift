// The sheet is in a modifier of the app

import SwiftUI
@main struct FilmApp: App { var body: some Scene { WindowGroup { FilmsView() } } }
struct Film: Identifiable { let id: Int; let name: String }
extension View {
    func bottomCard<Card: View>(isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
        modifier(BottomCard(isShown: isShown, card: card))
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
    @State private var showsCard = false
    var body: some View {
        List(films) { film in
            Button(film.name) {
                picked = film
                showsCard = true
            }
        }
        .↓bottomCard(isShown: $showsCard) {
            if let picked { FilmCard(film: picked) }
        }
    }
}
struct FilmCard: View { let film: Film; var body: some View { Text(film.name) } }
