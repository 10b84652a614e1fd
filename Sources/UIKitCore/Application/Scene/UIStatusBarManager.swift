/// The state of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the controller in charge prefers.
  open var statusBarStyle: UIStatusBarStyle { scene?.systemBars.statusBarStyle ?? .default }

  /// Whether the controller in charge hides the status bar.
  open var isStatusBarHidden: Bool { scene?.systemBars.isStatusBarHidden ?? false }

  /// The frame of the status bar in the scene: empty, since a window has none.
  open var statusBarFrame: CGRect { .zero }
}
