// All that the row pushes is Codable

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { ShopScreen() }
    }
}

struct ProductID: Hashable, Codable { let raw: Int }
struct BrandPage: Hashable, Codable { let brand: String }

@MainActor
final class PathStore: ObservableObject {
    @Published var path: NavigationPath { didSet { save() } }
    private let file = URL.documentsDirectory.appending(path: "path.json")

    init() {
        if let data = try? Data(contentsOf: file),
            let stored = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        {
            path = NavigationPath(stored)
        } else {
            path = NavigationPath()
        }
    }

    private func save() {
        guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return }
        try? data.write(to: file)
    }
}

struct DisclosureRow<Value: Hashable>: View {
    let title: String
    let value: Value

    var body: some View {
        NavigationLink(value: value) {
            Label(title, systemImage: "chevron.right")
        }
    }
}

struct ShopScreen: View {
    @StateObject private var store = PathStore()

    var body: some View {
        NavigationStack(path: $store.path) {
            List {
                DisclosureRow(title: "Shoes", value: ProductID(raw: 7))
                DisclosureRow(title: "Acme", value: BrandPage(brand: "Acme"))
            }
            .navigationDestination(for: ProductID.self) { ProductScreen(id: $0) }
            .navigationDestination(for: BrandPage.self) { BrandScreen(page: $0) }
        }
    }
}

struct ProductScreen: View {
    let id: ProductID
    var body: some View { Text("\(id.raw)") }
}

struct BrandScreen: View {
    let page: BrandPage
    var body: some View { Text(page.brand) }
}
