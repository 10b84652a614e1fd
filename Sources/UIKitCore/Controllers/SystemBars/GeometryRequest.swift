import Stage

/// Requests another orientation of a scene, for which its window exchanges width and height.
@MainActor
struct GeometryRequest {
  private let scene: UIWindowScene
  private let preferences: UIWindowScene.GeometryPreferences

  /// Apple's numbers of the errors [D].
  private enum Code: Int {
    case unsupported = 100
    case denied = 101
  }

  init(_ scene: UIWindowScene, _ preferences: UIWindowScene.GeometryPreferences) {
    self.scene = scene
    self.preferences = preferences
  }

  /// The error handler is called after this method has returned, as on iOS.
  func run(_ errorHandler: ((any Error) -> Void)?) {
    guard let stage = scene.stage else { return }
    stage.clock.schedule(after: 0, label: "a scene that turns") { [scene] _ in
      if let refusal { errorHandler?(refusal) } else if isNeeded { scene.stage.map(exchangeSides(of:)) }
    }
  }

  private var wanted: UIInterfaceOrientationMask? {
    (preferences as? UIWindowScene.GeometryPreferences.iOS)?.interfaceOrientations
  }

  private var refusal: NSError? {
    guard preferences is UIWindowScene.GeometryPreferences.iOS else {
      return error(.unsupported, "Only preferences for iOS are understood here.")
    }
    scene.systemBars.updateOrientations()
    let supported = scene.systemBars.orientations
    guard let wanted, wanted.isDisjoint(with: supported) else { return nil }
    return error(
      .denied,
      """
      None of the requested orientations are supported by the view controller. Requested: \(wanted.names); Supported: \
      \(supported.names)
      """)
  }

  private func error(_ code: Code, _ description: String) -> NSError {
    NSError(domain: UISceneErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }

  /// Whether none of the requested orientations is the present one. Orientations that a window cannot distinguish are treated as equal.
  private var isNeeded: Bool {
    guard let allowed = wanted?.intersection(scene.systemBars.orientations) else { return false }
    return allowed.isDisjoint(with: scene.interfaceOrientation.isLandscape ? .landscape : .upright)
  }

  private func exchangeSides(of stage: any Stage) {
    stage.requestSize(CGSize(width: stage.size.height, height: stage.size.width))
  }
}

extension UIInterfaceOrientationMask {
  /// The two portrait orientations, which a window cannot distinguish.
  fileprivate static var upright: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown] }

  fileprivate var names: String {
    let known: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return known.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
