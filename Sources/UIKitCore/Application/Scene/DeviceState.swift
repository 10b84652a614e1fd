/// The orientation of the device, derived from the shape of the app's window, and its identifier.
@MainActor
final class DeviceState {
  static let shared = DeviceState()

  private var requests = 0
  private var last = UIDeviceOrientation.unknown

  var isGenerating: Bool { requests > 0 }

  /// [C] It is known whether or not notifications were asked for, as UIKit asks for them itself.
  var orientation: UIDeviceOrientation {
    guard let scene = SceneRegistry.appScene ?? SceneRegistry.scenes.last else { return .unknown }
    return Self.orientation(of: scene)
  }

  /// A device on its left side has an interface that is turned to the right [D].
  private static func orientation(of scene: UIWindowScene) -> UIDeviceOrientation {
    scene.screen.bounds.width > scene.screen.bounds.height ? .landscapeLeft : .portrait
  }

  func begin() {
    requests += 1
    if requests == 1 { last = orientation }
  }

  func end() { requests = max(0, requests - 1) }

  /// A scene has another size.
  func sceneDidResize(_ scene: UIWindowScene) {
    guard isGenerating, SceneRegistry.appScene ?? scene === scene else { return }
    let orientation = Self.orientation(of: scene)
    guard orientation != last else { return }
    last = orientation
    NotificationPosting.post(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  // MARK: Identifier

  private static let key = "UIDeviceIdentifierForVendor"

  /// Made when it is first asked for, and kept with the app's settings.
  func identifier(in defaults: UserDefaults = .standard) -> UUID {
    if let known = defaults.string(forKey: Self.key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    defaults.set(made.uuidString, forKey: Self.key)
    return made
  }
}
