import Stage

/// A scene that shows windows on a stage.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  final lazy var presenter = WindowPresenter(self)
  final private(set) lazy var systemBars = SystemBarPreferences(self)
  private lazy var statusBar = UIStatusBarManager(scene: self)
  private lazy var restrictions = UISceneSizeRestrictions(scene: self)

  /// A scene of windows; UIKit makes scenes.
  public override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen that the scene is on.
  open var screen: UIScreen { presenter.screen }

  /// The coordinates of the scene, in which its windows have their frames.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The windows of the scene, in the order in which they joined it.
  open var windows: [UIWindow] { presenter.windows }

  /// The scene's window that gets keys.
  open var keyWindow: UIWindow? { presenter.keyWindow }

  /// The scene's status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  /// The orientation of the scene, derived from its shape, since a window has no other [?].
  open var interfaceOrientation: UIInterfaceOrientation { systemBars.orientation }

  /// The scene's geometry at this moment.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// The limits of the window's size.
  open var sizeRestrictions: UISceneSizeRestrictions? { restrictions }

  /// Requests another geometry, which takes effect later.
  ///
  /// A window is rotated by exchanging its width and height, if its orientation is not a requested one; the user may
  /// resize it again.
  ///
  /// - Parameter errorHandler: Called if the request is refused: the controller in front supports none of the
  ///   orientations, or the preferences are not those of iOS.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    systemBars.request(geometryPreferences, errorHandler)
  }

  /// The traits that windows inherit.
  open var traitCollection: UITraitCollection { presenter.traits.collection }

  /// The traits that the scene sets for its windows. They take effect with the next frame.
  open var traitOverrides: UITraitOverrides {
    get { presenter.traits.overrides }
    set { presenter.setTraitOverrides(newValue) }
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  override func titleDidChange(_ title: String) { presenter.stage?.setTitle(title) }
}

extension UIWindowScene {
  /// The stage that shows the scene; nil before it has one.
  package var stage: (any Stage)? { presenter.stage }
}
