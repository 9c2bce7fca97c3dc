// The app of the pictures in the README, which `sh scripts/pictures.sh` draws.
import SwiftUI

@main struct TravelApp: App {
  @State private var isSignedIn = false
  var body: some Scene {
    WindowGroup {
      if isSignedIn { MainView() } else { WelcomeView(isSignedIn: $isSignedIn) }
    }
  }
}

struct WelcomeView: View {
  @Binding var isSignedIn: Bool
  var body: some View {
    NavigationStack {
      VStack {
        Text("Where to next?")
        Button("Look around") { isSignedIn = true }
        NavigationLink("Sign in") { SignInView(isSignedIn: $isSignedIn) }
      }
      .navigationTitle("Welcome")
    }
  }
}

struct SignInView: View {
  @Binding var isSignedIn: Bool
  @State private var name = ""
  @State private var forgot = false
  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Continue") { isSignedIn = true }
      Button("Forgot password") { forgot = true }
    }
    .navigationTitle("Sign in")
    .sheet(isPresented: $forgot) { ResetPasswordView() }
  }
}

struct ResetPasswordView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Send a link") { dismiss() }.navigationTitle("Reset password") }
}

struct MainView: View {
  var body: some View {
    TabView {
      Tab("Discover", systemImage: "globe") { DiscoverView() }
      Tab("Trips", systemImage: "airplane") { TripsView() }
      Tab("Account", systemImage: "person") { AccountView() }
    }
  }
}

struct DiscoverView: View {
  @State private var isFiltering = false
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("City guide") { CityView() }
        NavigationLink("Offers") { OffersView() }
      }
      .navigationTitle("Discover")
      .toolbar { Button("Filter") { isFiltering = true } }
      .sheet(isPresented: $isFiltering) { FilterView() }
    }
  }
}

struct FilterView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isNear = false
  var body: some View {
    Form {
      Toggle("Near me", isOn: $isNear)
      Button("Show results") { dismiss() }
    }
    .navigationTitle("Filter")
  }
}

struct CityView: View {
  var body: some View {
    List {
      NavigationLink("Hotels") { HotelView() }
      NavigationLink("Map") { CityMapView() }
    }
    .navigationTitle("City guide")
  }
}

struct CityMapView: View {
  var body: some View { Image(systemName: "map").navigationTitle("City map") }
}

struct OffersView: View {
  var body: some View {
    List { NavigationLink("Weekend in the hills") { HotelView() } }.navigationTitle("Offers")
  }
}

struct HotelView: View {
  @State private var isBooking = false
  var body: some View {
    VStack {
      Image("hotel")
      Text("Two nights")
      Button("Book") { isBooking = true }
    }
    .navigationTitle("Hotel")
    .fullScreenCover(isPresented: $isBooking) { BookingView() }
  }
}

struct BookingView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false
  var body: some View {
    NavigationStack {
      Form {
        NavigationLink("Pay") { PaymentView() }
        Button("Cancel") { isAsking = true }
      }
      .navigationTitle("Booking")
      .alert("Discard the booking?", isPresented: $isAsking) { Button("Discard") { dismiss() } }
    }
  }
}

struct PaymentView: View {
  var body: some View {
    Form { NavigationLink("Confirm") { ReceiptView() } }.navigationTitle("Payment")
  }
}

struct ReceiptView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() }.navigationTitle("Receipt") }
}

struct TripsView: View {
  @State private var openTrip = false
  var body: some View {
    NavigationStack {
      List { NavigationLink("Lisbon") { TripView() } }
        .navigationTitle("Trips")
        .navigationDestination(isPresented: $openTrip) { TripView() }
        .onOpenURL { _ in openTrip = true }
    }
  }
}

struct TripView: View {
  @State private var isSharing = false
  var body: some View {
    List {
      NavigationLink("Tickets") { TicketsView() }
      NavigationLink("Hotel") { HotelView() }
      Button("Share") { isSharing = true }
    }
    .navigationTitle("Trip")
    .sheet(isPresented: $isSharing) { ShareView() }
  }
}

struct TicketsView: View {
  var body: some View { Text("Gate 12").navigationTitle("Tickets") }
}

struct ShareView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Copy link") { dismiss() }.navigationTitle("Share") }
}

struct AccountView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Profile") { ProfileView() }
        NavigationLink("Privacy") { PrivacyView() }
        NavigationLink("Payment methods") { PaymentMethodsView() }
      }
      .navigationTitle("Account")
    }
  }
}

struct ProfileView: View {
  @State private var name = ""
  var body: some View { Form { TextField("Name", text: $name) }.navigationTitle("Profile") }
}

struct PrivacyView: View {
  @State private var isShared = false
  var body: some View { Form { Toggle("Share my trips", isOn: $isShared) }.navigationTitle("Privacy") }
}

struct PaymentMethodsView: View {
  @State private var isAdding = false
  var body: some View {
    List { Button("Add a card") { isAdding = true } }
      .navigationTitle("Payment methods")
      .sheet(isPresented: $isAdding) { AddCardView() }
  }
}

struct AddCardView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var number = ""
  var body: some View {
    Form {
      TextField("Number", text: $number)
      Button("Save") { dismiss() }
    }
    .navigationTitle("Add a card")
  }
}
