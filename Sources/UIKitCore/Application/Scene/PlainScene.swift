import Stage

/// The scene of a program that starts none, such as a suite of tests or a script that makes a window.
///
/// Its frames run in real time while the run loop of the main thread runs, as on iOS. Nothing is displayed. If the main
/// actor does not run on the main thread, as under Swift Testing on Linux, that run loop does not run, and there is no
/// such scene.
@MainActor
enum PlainScene {
  private static var loop: FrameLoop?

  /// The scene of windows that name none; nil if no run loop would run its frames.
  static var joined: UIWindowScene? {
    if let scene = SceneRegistry.appScene { return scene }
    guard Thread.isMainThread else { return nil }
    if loop == nil { start() }
    loop?.stage.clock.makeCurrent()
    return loop?.scene
  }

  private static func start() {
    let screen = UIScreen.main
    let started = FrameLoop(stage: OffscreenStage(size: screen.bounds.size, scale: screen.scale, clock: .real()))
    started.becomeAppScene()
    CurrentTraits.set(started.scene.traitCollection)
    loop = started
  }
}
