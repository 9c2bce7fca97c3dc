// A private controller is there for the preview of a cell

// prelude: home-app
// prelude: home-view
#Preview {
  let columns = 2
  return GridController(columns: columns)
}
private final class GridController: UIViewController {
  init(columns: Int) { super.init(nibName: nil, bundle: nil) }
}
