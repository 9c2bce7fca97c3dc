/// The content of a storyboard or xib that concerns navigation.
public struct InterfaceFacts: Hashable, Sendable {
  public var path: String
  /// Whether this is a storyboard; otherwise it is a xib.
  public var isStoryboard: Bool
  /// The system shows it while the app starts: a picture, whatever its content.
  public var isLaunchScreen = false
  /// The id of the scene that the storyboard starts with.
  public var initialViewController: String?
  /// The class of a xib's File's Owner.
  public var ownerClass: String?
  /// In the file's order.
  public var scenes: [Scene]
  /// In the file's order, relationships included.
  public var segues: [Segue]
  /// The strings of run-time attributes (`@IBInspectable var pages: String`), in the file's order.
  public var attributeTexts: [String] = []
  /// The selectors that controls send: `save:`, in the file's order.
  public var actions: [String] = []
  /// The connections of controls, in the file's order.
  public var connections: [Connection] = []
  /// The rows of static tables with a text, in the file's order.
  public var rows: [Row] = []
  /// Why the file cannot be read completely; nil for a sound file.
  public var fault: SourceFault?

  public init(
    path: String, isStoryboard: Bool, initialViewController: String? = nil, ownerClass: String? = nil,
    scenes: [Scene] = [], segues: [Segue] = []
  ) {
    self.path = path
    self.isStoryboard = isStoryboard
    self.initialViewController = initialViewController
    self.ownerClass = ownerClass
    self.scenes = scenes
    self.segues = segues
  }

  /// The facts of a file that could not be read at all.
  public init(unread path: String, _ fault: SourceFault) {
    self.init(path: path, isStoryboard: false)
    self.fault = fault
  }

  /// Whether the file has no facts.
  public var isEmpty: Bool {
    var plain = InterfaceFacts(path: path, isStoryboard: isStoryboard)
    plain.fault = fault
    return self == plain
  }

  /// A view controller, or a reference to one in another storyboard.
  public struct Scene: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case viewController, navigationController, tabBarController, splitViewController, tableViewController
      case collectionViewController, pageViewController, hostingController
      /// A reference to another storyboard: see ``Scene/storyboardName`` and ``Scene/referencedIdentifier``.
      case viewControllerPlaceholder
      /// A controller of a framework (`avPlayerViewController` …): see ``Scene/element``.
      case other
    }

    /// The object id of the controller, to which segues point.
    public var id: String
    public var kind: Kind
    /// The name of the XML element.
    public var element: String
    public var storyboardIdentifier: String?
    /// Without its module.
    public var customClass: String?
    /// The controller's title, else that of its navigation item.
    public var title: String?
    public var tabTitle: String?
    /// Of a placeholder: the other storyboard.
    public var storyboardName: String?
    /// Of a placeholder: the scene's identifier there; nil for the initial one.
    public var referencedIdentifier: String?
    public var modalPresentationStyle: String?
    /// 1-based.
    public var line: UInt32

    public init(id: String, kind: Kind, element: String, line: UInt32) {
      self.id = id
      self.kind = kind
      self.element = element
      self.line = line
    }
  }

  /// A segue, or a relationship between a container and its content.
  public struct Segue: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case show, push, presentation, modal, showDetail, replace, popoverPresentation, popover, unwind, relationship
      case embed, custom
      /// A kind that this version does not know.
      case other
    }

    public var id: String
    /// The id of the scene that holds the segue.
    public var source: String
    /// The object id of the destination; for `unwind` that of the scene's exit.
    public var destination: String?
    public var kind: Kind
    /// Of a `relationship`: `rootViewController`, `viewControllers`, `masterViewController` …
    public var relationship: String?
    public var identifier: String?
    public var modalPresentationStyle: String?
    /// Of a `custom` segue: its class, without its module.
    public var customClass: String?
    /// Of an `unwind` segue: the selector.
    public var unwindAction: String?
    /// The selector of the source's method that makes the destination (`@IBSegueAction`).
    public var creationAction: String?
    /// The control, cell or recognizer that triggers it; nil for a segue of the controller itself.
    public var trigger: Trigger?
    /// 1-based.
    public var line: UInt32

    public init(id: String, source: String, kind: Kind, line: UInt32) {
      self.id = id
      self.source = source
      self.kind = kind
      self.line = line
    }
  }

  /// A control that sends a selector to an object of the file.
  public struct Connection: Hashable, Sendable {
    /// `save:`
    public var selector: String
    /// The class of the target, without its module; nil for a target without a class of its own.
    public var receiver: String?
    public var control: Trigger

    public init(selector: String, receiver: String?, control: Trigger) {
      self.selector = selector
      self.receiver = receiver
      self.control = control
    }
  }

  /// A row of a table that is laid out in the file.
  public struct Row: Hashable, Sendable {
    /// The id of the scene that holds the table.
    public var scene: String
    /// 0-based, as code counts them.
    public var section: UInt32
    public var row: UInt32
    /// The first text on it.
    public var title: String

    public init(scene: String, section: UInt32, row: UInt32, title: String) {
      self.scene = scene
      self.section = section
      self.row = row
      self.title = title
    }
  }

  /// The control that the user touches to trigger a segue.
  public struct Trigger: Hashable, Sendable {
    public var id: String
    /// The name of the XML element: `button`, `barButtonItem`, `tableViewCell` …
    public var element: String
    /// The text on it, as far as the file states it.
    public var title: String?
    /// The file lays out a window or a menu of the Mac.
    public var isForMac: Bool
    /// The properties that hold it, in the file's order.
    public var outlets: [Outlet] = []

    public init(id: String, element: String, title: String?, isForMac: Bool = false) {
      self.id = id
      self.element = element
      self.title = title
      self.isForMac = isForMac
    }
  }

  /// A property of an object of the file that holds another one.
  public struct Outlet: Hashable, Sendable {
    /// The class of the object, without its module.
    public var owner: String
    public var property: String

    public init(owner: String, property: String) {
      self.owner = owner
      self.property = property
    }
  }
}
