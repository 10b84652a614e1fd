import Stage

/// Runs one scene on one stage: sends events to windows, and lays out, draws and composes a frame when one is due.
///
/// The order within a frame: motions and timers (run by the clock), animations, traits, layout, drawing, composition,
/// presentation. No frame is requested while nothing changes.
@MainActor package final class FrameLoop {
  package let scene: UIWindowScene
  package let stage: any Stage
  package let compositor = LayerCompositor()

  /// Called when the user closes the window.
  var onCloseRequest: (() -> Void)?
  /// Called when the stage gained or lost the user's attention.
  var onActivityChange: ((StageActivity) -> Void)?

  /// How many frames were presented or found unchanged.
  package private(set) var frameCount = 0

  private lazy var pointers = PointerInput(scene.presenter)
  private lazy var drops = DropInput(scene.presenter)
  private lazy var keys = KeyInput(scene.presenter)
  private lazy var text = TextInput(stage)

  /// A scene without windows on a stage. `UIWindow(windowScene: loop.scene)` adds one.
  package convenience init(stage: any Stage, settings: SceneSettings = SceneSettings()) {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    self.init(scene: scene, stage: stage, settings: settings)
  }

  init(scene: UIWindowScene, stage: any Stage, settings: SceneSettings) {
    self.scene = scene
    self.stage = stage
    scene.presenter.attach(to: stage, settings: settings)
    SceneRegistry.add(scene)
    scene.presenter.onFirstResponderChange = { [weak self] window in
      self?.text.firstResponderDidChange(in: window)
    }
    scene.presenter.onCaretMove = { [weak self] window in self?.text.caretDidMove(in: window) }
    stage.delegate = self
    stage.clock.makeCurrent()
    stage.clock.onTurn = { [weak scene] in scene?.presenter.keepWindows() }
    compositor.clock = stage.clock
    compositor.rootLayer = scene.presenter.rootLayer
  }

  /// Descriptions of the pending frames, animations and timers of this stage. Empty at rest.
  package var pendingWork: [String] {
    stage.clock.pendingWork + (compositor.hasRunningAnimations ? ["an animation"] : [])
  }

  /// Makes this the app's own scene: windows that name no scene join it, and its screen is `UIScreen.main`.
  package func becomeAppScene() {
    SceneRegistry.appScene = scene
  }

  /// Ends the loop; the stage is left open.
  package func invalidate() {
    stage.delegate = nil
    compositor.rootLayer = nil
    SceneRegistry.remove(scene)
  }
}

// MARK: - Frames

extension FrameLoop: StageDelegate {
  package func stageWantsFrame(_ stage: any Stage, at time: CFTimeInterval) {
    frameCount += 1
    let previous = CurrentTraits.exchange(scene.traitCollection)
    compositor.stepAnimations(at: time)
    scene.presenter.updateTraitsIfNeeded()
    scene.presenter.layoutWindows()
    stage.withFrameBuffer { buffer in
      compositor.render(into: buffer, scale: stage.scale, at: time)
    }
    CurrentTraits.set(previous)
  }

  package func stageDidResize(_ stage: any Stage) {
    compositor.invalidateAll()
    withTraits {
      scene.presenter.stageDidResize()
      scene.presenter.updateTraits()
    }
  }

  package func stageDidLoseContents(_ stage: any Stage) {
    compositor.invalidateAll()
  }

  package func stageDidChangeTraits(_ stage: any Stage) {
    withTraits { scene.presenter.updateTraits() }
  }

  package func stage(_ stage: any Stage, didChange activity: StageActivity) {
    withTraits { onActivityChange?(activity) }
  }

  package func stageDidRequestClose(_ stage: any Stage) {
    withTraits { onCloseRequest?() }
  }

  package func stage(_ stage: any Stage, didReceive event: StageEvent) {
    withTraits {
      switch event {
      case .pointer(let event): pointers.handle(event)
      case .scroll(let event): pointers.handle(event)
      case .hover(let event): pointers.handle(event)
      case .key(let event):
        if !keys.handle(event) { text.handle(event, in: scene.presenter.keyReceiver) }
      case .text(let string): if !keys.stopsText { text.insert(string, into: scene.presenter.keyReceiver) }
      case .composition(let event): text.compose(event, in: scene.presenter.keyReceiver)
      case .drag(let event): drops.handle(event)
      case .drop(let event): drops.handle(event)
      }
    }
  }

  /// Calls app code with the scene's traits as the current ones, if no view sets others.
  private func withTraits(_ body: () -> Void) {
    Turn.run(on: self) {
      scene.presenter.keepWindows()
      let previous = CurrentTraits.exchange(scene.traitCollection)
      body()
      CurrentTraits.set(previous)
    }
  }
}
