/// Performs a controller's segues, and finds children for unwinding.
@MainActor
struct ControllerSegues {
  let controller: UIViewController

  /// The properties of controllers that documents set by name. `view` is set by a closure, since a key path would first
  /// read the property, and so load the view.
  static var properties: [_Property] {
    [
      _Property(
        "view", get: { (controller: UIViewController) in controller.view },
        set: { (controller: UIViewController, view: UIView?) in controller.view = view }),
      _Property("title", \UIViewController.title),
      _Property("navigationItem", \UIViewController.navigationItem),
      _Property("tabBarItem", \UIViewController.tabBarItem),
      _Property("navigationController", \UIViewController.navigationController),
      _Property("tabBarController", \UIViewController.tabBarController),
      _Property("parentViewController", \UIViewController.parent),
      _Property("presentedViewController", \UIViewController.presentedViewController),
      _Property("presentingViewController", \UIViewController.presentingViewController),
      _Property("preferredContentSize", \UIViewController.preferredContentSize),
      _Property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .number("modalPresentationStyle", \UIViewController.modalPresentationStyle),
    ]
  }

  func perform(_ identifier: String, _ sender: Any?) {
    guard let segue = controller.sceneDocument?.segue(identifier) else {
      fatalError(
        """
        Receiver (\(controller)) has no segue with identifier '\(identifier)'. Give the segue that identifier in the \
        storyboard\(controller.sceneDocument == nil ? ", and make the controller of it: it was made in code" : "").
        """)
    }
    segue.perform(sender: sender)
  }

  func childrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let start = controller.childContaining(source)
    return controller.children.reversed().filter { $0 !== start }
  }

  func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var child: UIViewController? = source.source
    while let candidate = child, candidate.parent !== controller { child = candidate.parent }
    return child
  }
}

extension UIViewController {
  /// Connects the controller that a coder is making with its storyboard scene, and makes it the file's owner.
  func adoptScene(of coder: InterfaceCoder) {
    sceneDocument = coder.instance.scene as? SceneDocument
    sceneDocument?.controller = self
    coder.instance.setOwner(self)
    coder.instance.register(self, as: coder.element?.id)
  }

  /// Loads the view from the controller's scene or nib. Returns false if the controller has neither.
  ///
  /// - Parameter take: receives the scene's view, which otherwise becomes the controller's `view`.
  package func loadDocumentView(take: ((UIView) -> Void)? = nil) -> Bool {
    if let sceneDocument {
      return sceneDocument.loadView(of: self) { view in take.map { $0(view) } ?? (self.view = view) }
    }
    return ControllerNib(controller: self).load()
  }
}

/// The nib of a controller's view.
@MainActor
struct ControllerNib {
  let controller: UIViewController

  /// Loads the view from the nib with which the controller was made, or from a nib with the name of its class.
  ///
  /// - Returns: False if there is no nib.
  /// - Precondition: The nib with which the controller was made exists, and its `view` outlet is connected.
  func load() -> Bool {
    guard let name = controller.nibName ?? nameOfClass else { return false }
    _ = UINib(nibName: name, bundle: controller.nibBundle).instantiate(withOwner: controller)
    guard controller.viewIfLoaded != nil else {
      fatalError(
        """
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view outlet was not set. \
        Connect the view outlet of the file's owner, whose class is \(type(of: controller)).
        """)
    }
    return true
  }

  /// [D] Without a given name: the nib with the class's name, or with that name without "Controller". It is not used if
  /// its owner is another class, of another app or of a test.
  private var nameOfClass: String? {
    let name = String(describing: type(of: controller))
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first { UINib.exists($0, in: controller.nibBundle, ownerNamed: name) }
  }
}
