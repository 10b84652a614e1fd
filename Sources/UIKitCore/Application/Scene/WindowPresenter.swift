import Stage

/// The windows of one scene: their order in front of one another, their traits and their size.
@MainActor
final class WindowPresenter {
  private final class Entry {
    weak var window: UIWindow?
    /// The window while it is visible: the app's scene retains it until it is hidden or leaves the scene, even if the
    /// app releases it [C]. Scenes mounted by tests retain none: their windows belong to the tests.
    var visible: UIWindow?

    init(_ window: UIWindow) {
      self.window = window
    }
  }

  /// Holds the windows' layers, the front one last.
  let rootLayer = CALayer()
  var traits = TraitState()
  private(set) var screen = UIScreen(stage: nil)
  private(set) weak var stage: (any Stage)?
  /// Called after a window's first responder changed, which decides whether text is taken.
  var onFirstResponderChange: ((UIWindow) -> Void)?
  /// Called after the caret of a window moved.
  var onCaretMove: ((UIWindow) -> Void)?

  private unowned let scene: UIWindowScene
  private var entries: [Entry] = []
  private var settings = SceneSettings()

  init(_ scene: UIWindowScene) {
    self.scene = scene
    rootLayer.backgroundColor = UIColor.black.cgColor
  }

  /// Puts the scene on a stage.
  func attach(to stage: any Stage, settings: SceneSettings) {
    self.stage = stage
    self.settings = settings
    screen = UIScreen(stage: stage)
    stageDidResize()
    updateTraits()
  }

  /// The windows of the scene, in the order in which they joined it.
  var windows: [UIWindow] { entries.compactMap(\.window) }

  /// Lays out the visible windows, from the back to the front.
  func layoutWindows() {
    for entry in entries {
      guard let window = entry.window, !window.isHidden else { continue }
      window.layoutIfNeeded()
    }
  }

  /// Keeps the windows alive for this turn: the app may release them in a call from one of their views.
  func keepWindows() {
    for entry in entries { Turn.keep(entry.window) }
  }

  /// The visible windows, the front one first.
  var frontToBack: [UIWindow] {
    windows.enumerated()
      .filter { !$0.element.isHidden }
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The window that receives keys: the scene's key window, or its front window if it has no key window.
  var keyReceiver: UIWindow? { keyWindow ?? frontToBack.first }
}

// MARK: - Windows

extension WindowPresenter: WindowHost {
  /// Adds a window to the scene.
  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window))
    window.traits.inherit(traits.collection)
    windowOrderDidChange(window)
  }

  func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
  }

  func windowOrderDidChange(_ window: UIWindow) {
    let isKept = !window.isHidden && SceneRegistry.appScene === scene
    entries.first { $0.window === window }?.visible = isKept ? window : nil
    let layers = frontToBack.reversed().map(\.layer)
    let current = rootLayer.sublayers ?? []
    guard layers.count != current.count || !zip(layers, current).allSatisfy({ $0 === $1 }) else { return }
    CATransaction.withoutActions {
      rootLayer.sublayers = layers
    }
  }

  func firstResponderDidChange(in window: UIWindow, from previous: UIResponder?) {
    onFirstResponderChange?(window)
  }

  func caretDidMove(in window: UIWindow) {
    onCaretMove?(window)
  }

  func open(_ url: URL) { UIApplication.shared.open(url) }
}

// MARK: - Size and traits

extension WindowPresenter {
  /// Windows that filled the scene fill it again.
  func stageDidResize() {
    guard let stage else { return }
    let bounds = CGRect(origin: .zero, size: stage.size)
    let old = rootLayer.bounds
    CATransaction.withoutActions {
      rootLayer.bounds = bounds
      rootLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let coming = sceneTraits?.overridden(by: traits.overrides)
    for window in windows where window.frame.size == old.size {
      window.root.resize(to: bounds.size, traits: coming?.overridden(by: window.traitOverrides)) {
        updateTraits()
        window.frame = bounds
      }
    }
    DeviceState.shared.sceneDidResize(scene)
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    traits.overrides = overrides
    traits.needsUpdate = true
    stage?.clock.requestFrame()
  }

  /// Applies trait overrides that were set since the last frame.
  func updateTraitsIfNeeded() {
    if traits.needsUpdate { updateTraits() }
  }

  /// The present traits of the stage, overridden by the settings.
  private var sceneTraits: UITraitCollection? {
    stage.map { SceneTraits.collection(size: $0.size, scale: $0.scale, traits: $0.traits, settings: settings) }
  }

  /// Computes the traits and passes them to the windows.
  func updateTraits() {
    guard let collection = sceneTraits else { return }
    // Equal traits keep their object, so that views see no change.
    let isSame = collection.isEqual(traits.inherited) && !traits.needsUpdate
    guard !isSame, let previous = traits.adopt(collection) else { return }
    traits.inherited = collection
    for window in windows { window.traits.inherit(traits.collection) }
    scene.traitCollectionDidChange(previous)
    postTextSize(after: previous)
  }

  /// [D] Posts the notification of a changed text size. The first traits of a scene are not a change.
  private func postTextSize(after previous: UITraitCollection) {
    let category = traits.collection.preferredContentSizeCategory
    guard ![category, .unspecified].contains(previous.preferredContentSizeCategory) else { return }
    NotificationPosting.post(
      UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    LargeContentStatus.textSizeDidChange(from: previous, to: traits.collection)
  }
}

extension CATransaction {
  /// Changes layers without implicit animations.
  static func withoutActions(_ body: () -> Void) {
    begin()
    setDisableActions(true)
    body()
    commit()
  }
}
