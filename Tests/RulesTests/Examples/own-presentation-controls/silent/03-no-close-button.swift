// No close button

import SwiftUI
@main struct WeatherApp: App { var body: some Scene { WindowGroup { WeatherTabs() } } }
struct WeatherTabs: View {
    var body: some View {
        TabView {
            ForecastView().tabItem { Text("Forecast") }
            PlacesView().tabItem { Text("Places") }
        }
    }
}
struct ForecastView: View { var body: some View { Text("Rain") } }
struct PlacesView: View {
    var body: some View { VStack { Text("Places") } }
}
