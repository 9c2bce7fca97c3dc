import NavigationModel

extension Dialect {
  /// The views of UIKit.
  static let uiKitViews: Views = {
    var v = Views()
    v.stored = sketched([
      .text: ["UILabel", "UITextView"],
      .button: ["UIButton"],
      .field: ["UITextField", "UISearchBar"],
      .toggle: ["UISwitch"],
      .image: ["UIImageView", "MKMapView", "WKWebView"],
      .list: ["UITableView", "UICollectionView"],
      .picker: ["UISegmentedControl", "UIPickerView", "UIDatePicker"],
      .slider: ["UISlider", "UIStepper"],
      .progress: ["UIProgressView", "UIActivityIndicatorView"],
    ])
    v.lists = ["UITableViewController", "UICollectionViewController"]
    v.passiveInControllers = passive
    v.backHiders = ["setHidesBackButton"]
    v.backHidingProperties = ["hidesBackButton"]
    return v
  }()

  private static let passive: Views.Passive = {
    var p = Views.Passive()
    p.types = [
      "UILabel", "UIImageView", "UIView", "UIStackView", "UIActivityIndicatorView", "UIImage", "UIColor", "UIFont",
      "UIProgressView", "UIVisualEffectView", "UIBlurEffect",
      "NSAttributedString", "CGRect", "CGFloat", "String", "UISlider", "UISwitch", "UIStepper", "UITextField",
      "UITextView", "UISegmentedControl", "UIScrollView", "UIButton", "UIAction",
    ]
    p.calls = [
      "addSubview", "addArrangedSubview", "activate", "constraint", "systemFont", "boldSystemFont", "preferredFont",
      "startAnimating", "setContentHuggingPriority", "addAction", "setTitle", "setImage", "#selector",
      "addGestureRecognizer",
      "setContentCompressionResistancePriority", "setProgress", "init",
    ]
    p.targets = ["addTarget", "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer"]
    return p
  }()
}
