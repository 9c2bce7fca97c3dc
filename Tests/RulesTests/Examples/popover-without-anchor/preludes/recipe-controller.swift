final class RecipeController: UIViewController {
  @objc func ask() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    present(menu, animated: true)
  }
}
