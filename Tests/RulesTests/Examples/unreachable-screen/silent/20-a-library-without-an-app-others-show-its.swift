// A library without an app: others show its screens

public struct ProfileView: View {
  public init() {}
  public var body: some View { Text("Profile").navigationTitle("Profile") }
}
