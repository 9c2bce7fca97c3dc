/// What the program calls itself in its outputs.
public enum Tool {
  public static let name = "navlint"
  public static let version = "0.1.0"
}
