/// The orientation of the device, derived from the shape of the app's window, and its identifier.
@MainActor
final class DeviceState {
  static let shared = DeviceState()

  private var requests = 0
  private var last = UIDeviceOrientation.unknown

  var isGenerating: Bool { requests > 0 }

  /// [C] Known even without a request for notifications, as UIKit makes such a request itself.
  var orientation: UIDeviceOrientation {
    guard let scene = SceneRegistry.appScene ?? SceneRegistry.scenes.last else { return .unknown }
    return Self.orientation(of: scene)
  }

  /// The orientation for a scene's shape. A device turned to the left has an interface turned to the right [D].
  private static func orientation(of scene: UIWindowScene) -> UIDeviceOrientation {
    scene.screen.bounds.width > scene.screen.bounds.height ? .landscapeLeft : .portrait
  }

  func begin() {
    requests += 1
    if requests == 1 { last = orientation }
  }

  func end() { requests = max(0, requests - 1) }

  /// Called after a scene's size changed.
  func sceneDidResize(_ scene: UIWindowScene) {
    guard isGenerating, SceneRegistry.appScene ?? scene === scene else { return }
    let orientation = Self.orientation(of: scene)
    guard orientation != last else { return }
    last = orientation
    NotificationPosting.post(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  // MARK: Identifier

  private static let key = "UIDeviceIdentifierForVendor"

  /// Made on first use, and kept in the app's user defaults.
  func identifier(in defaults: UserDefaults = .standard) -> UUID {
    if let known = defaults.string(forKey: Self.key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    defaults.set(made.uuidString, forKey: Self.key)
    return made
  }
}
