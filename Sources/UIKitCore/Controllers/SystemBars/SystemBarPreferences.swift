/// Asks controllers for the appearance of the system's bars and the allowed orientations of the scene.
///
/// A window on a desktop has no such bars, and its user decides its size. The answers are kept for apps and tests to
/// read.
@MainActor
final class SystemBarPreferences {
  private unowned let scene: UIWindowScene
  private(set) var statusBarStyle = UIStatusBarStyle.default
  private(set) var isStatusBarHidden = false
  private(set) var isHomeIndicatorHidden = false
  private(set) var orientations = UIInterfaceOrientationMask.allButUpsideDown

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// Updates the preferences from the controllers in charge of the scene's main window.
  func update() {
    updateStatusBar()
    updateHomeIndicator()
    updateOrientations()
  }

  func updateStatusBar() {
    guard let controller = statusBarController else { return }
    statusBarStyle = Self.last(of: controller) { $0.childForStatusBarStyle }.preferredStatusBarStyle
    isStatusBarHidden = Self.last(of: controller) { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  func updateHomeIndicator() {
    guard let controller = statusBarController else { return }
    let last = Self.last(of: controller) { $0.childForHomeIndicatorAutoHidden }
    isHomeIndicatorHidden = last.prefersHomeIndicatorAutoHidden
  }

  func updateOrientations() {
    if let controller = fullScreenController { orientations = controller.supportedInterfaceOrientations }
  }

  /// Asks the window for another geometry.
  func request(_ preferences: UIWindowScene.GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    GeometryRequest(scene, preferences).run(errorHandler)
  }

  /// The orientation of the scene, derived from its shape.
  var orientation: UIInterfaceOrientation {
    scene.screen.bounds.width > scene.screen.bounds.height ? .landscapeRight : .portrait
  }

  private var root: UIViewController? {
    (scene.keyWindow ?? scene.windows.last { !$0.isHidden })?.rootViewController
  }

  /// The controller that decides about the status bar: the topmost one that covers the screen or captures the decision
  /// [D].
  private var statusBarController: UIViewController? {
    root.map { root in
      Self.last(of: root) { controller in
        Self.presented(by: controller).flatMap {
          Self.coversScreen($0) || $0.modalPresentationCapturesStatusBarAppearance ? $0 : nil
        }
      }
    }
  }

  private var fullScreenController: UIViewController? {
    root.map { root in
      Self.last(of: root) { controller in Self.presented(by: controller).flatMap { Self.coversScreen($0) ? $0 : nil } }
    }
  }

  private static func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  private static func coversScreen(_ controller: UIViewController) -> Bool {
    controller.presentation.effectiveStyle == .fullScreen
  }

  private static func last(
    of controller: UIViewController, _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var controller = controller
    while let following = next(controller), following !== controller { controller = following }
    return controller
  }
}

extension UITraitCollection {
  /// The orientations that controllers allow by default [D].
  var defaultOrientations: UIInterfaceOrientationMask { userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
}

extension UIViewController {
  /// The system bars of the controller's scene; nil while its view is in no window.
  var systemBars: SystemBarPreferences? { viewIfLoaded?.window?.windowScene?.systemBars }
}
