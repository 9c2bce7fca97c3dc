// Nobody gets to the screen

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
struct HelpView: View { var body: some View { Text("TODO") } }
