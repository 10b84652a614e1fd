import Stage

/// The states of the app, and the order in which delegates and observers learn of a change.
///
/// If scenes have delegates, those are informed of activation and of the background, instead of the app's own delegate.
/// Notifications are posted either way [D].
@MainActor
final class ApplicationLifeCycle {
  /// The app object, made on first use.
  static var application: UIApplication {
    if let made { return made }
    let application = UIApplication()
    made = application
    return application
  }

  private static var made: UIApplication?

  /// Makes the app object, of the app's own class if it has one.
  static func start(_ type: AnyClass?) -> UIApplication {
    guard let type else { return application }
    guard let application = ObjectMaking.make(type) as? UIApplication else {
      fatalError("The principal class \(type) is not a subclass of UIApplication.")
    }
    made = application
    return application
  }

  var delegate: (any UIApplicationDelegate)? {
    didSet { CarriedTables.app = delegate.map { type(of: $0) } }
  }
  private(set) var state = UIApplication.State.inactive
  private(set) var scenesHaveDelegates = false
  /// How many calls of `beginIgnoringInteractionEvents()` have not ended.
  private(set) var ignoring = 0

  private lazy var significantTime = SignificantTime { [weak self] in self?.timeDidChange() }

  private(set) var keepsScreenOn = false

  func setKeepsScreenOn(_ keeps: Bool) {
    keepsScreenOn = keeps
    for scene in SceneRegistry.scenes { scene.presenter.stage?.setKeepsScreenOn(keeps) }
  }

  func ignore(_ isBeginning: Bool) { ignoring = max(0, ignoring + (isBeginning ? 1 : -1)) }

  var delegateResponder: UIResponder? { delegate as? UIResponder }

  var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  var layoutDirection: UIUserInterfaceLayoutDirection {
    traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private var traits: UITraitCollection { SceneRegistry.appScene?.traitCollection ?? .current }

  private func post(_ name: NSNotification.Name, _ object: AnyObject) {
    NotificationPosting.post(name, object: object)
  }
}

// MARK: - Starting

extension ApplicationLifeCycle {
  /// The app's start, up to the point where its first scene is active.
  func launch(_ application: UIApplication, scene: UIWindowScene) {
    ElementClass.appModule = SceneManifest.appModule
    let finish = { [self] in
      _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    }
    let storyboard = SceneManifest.appStoryboard.map { UIStoryboard(name: $0, bundle: nil) }
    if let main = MainStoryboard(storyboard, in: scene) { main.show(delegate: delegate, finish) } else { finish() }
    post(UIApplication.didFinishLaunchingNotification, application)
    connect(scene, application)
    enterForeground(scene, application, isLaunch: true)
    activate(scene, application)
    significantTime.start()
  }

  /// Called when a new day has begun.
  func timeDidChange() {
    let application = Self.application
    // [D] Observers are told first.
    post(UIApplication.significantTimeChangeNotification, application)
    delegate?.applicationSignificantTimeChange(application)
  }

  private func connect(_ scene: UIWindowScene, _ application: UIApplication) {
    let options = UIScene.ConnectionOptions()
    if let configuration = configuration(for: scene.session, options, application) {
      scene.session.storedConfiguration = configuration
      scenesHaveDelegates = true
      scene.delegate = configuration.delegateClass.flatMap(sceneDelegate)
    }
    scene.state = .foregroundInactive
    scene.session.stateRestorationActivity = scenesHaveDelegates ? restoration.activity : nil
    let connect: () -> Void = {
      scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    }
    let storyboard = scenesHaveDelegates ? scene.session.configuration.storyboard : nil
    if let main = MainStoryboard(storyboard, in: scene) {
      main.show(delegate: scene.delegate, connect)
    } else {
      connect()
    }
    post(UIScene.willConnectNotification, scene)
    if let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
  }

  private var restoration: SceneRestoration { SceneRestoration(defaults: .standard) }

  /// The configuration by the delegate or the property list; `nil` for an app without scenes.
  private func configuration(
    for session: UISceneSession, _ options: UIScene.ConnectionOptions, _ application: UIApplication
  ) -> UISceneConfiguration? {
    let answer = delegate?.application(application, configurationForConnecting: session, options: options)
    if let answer, answer !== SceneManifest.unimplemented { return answer }
    return SceneManifest.main.map { _ in UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
  }

  private func sceneDelegate(_ type: AnyClass) -> any UISceneDelegate {
    guard let delegate = ObjectMaking.make(type) as? any UISceneDelegate else {
      fatalError("The scene delegate's class \(type) does not conform to UISceneDelegate.")
    }
    return delegate
  }
}

// MARK: - Changing

extension ApplicationLifeCycle {
  /// Called when the scene's window gained or lost the user's attention.
  func stageDidChange(_ activity: StageActivity, of scene: UIWindowScene, _ application: UIApplication) {
    switch activity {
    case .active:
      enterForeground(scene, application, isLaunch: false)
      activate(scene, application)
    case .inactive:
      enterForeground(scene, application, isLaunch: false)
      deactivate(scene, application)
    case .background:
      deactivate(scene, application)
      enterBackground(scene, application)
    }
  }

  /// Called when the scene's window is closed, which ends the app.
  func terminate(_ scene: UIWindowScene, _ application: UIApplication) {
    stageDidChange(.background, of: scene, application)
    scene.state = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification, application)
    keepDefaults()
  }

  /// The system is short of memory: calls the app's delegate, then the scene's controllers, then observers [?].
  func receiveMemoryWarning(_ application: UIApplication, _ loop: FrameLoop) {
    delegate?.applicationDidReceiveMemoryWarning(application)
    loop.receiveMemoryWarning()
  }

  /// Writes the user defaults to disk, as iOS does automatically; Foundation for Linux does so only on request.
  private func keepDefaults() { UserDefaults.standard.synchronize() }

  private func activate(_ scene: UIWindowScene, _ application: UIApplication) {
    guard scene.state == .foregroundInactive else { return }
    scene.state = .foregroundActive
    state = .active
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    if !scenesHaveDelegates { delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, application)
  }

  private func deactivate(_ scene: UIWindowScene, _ application: UIApplication) {
    guard scene.state == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    if !scenesHaveDelegates { delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification, application)
    scene.state = .foregroundInactive
    state = .inactive
  }

  private func enterBackground(_ scene: UIWindowScene, _ application: UIApplication) {
    guard scene.state == .foregroundInactive else { return }
    scene.state = .background
    state = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    NSUserActivity.current.map(ResponderActivities.update)
    if scenesHaveDelegates { restoration.keep(scene) }
    if !scenesHaveDelegates { delegate?.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification, application)
    keepDefaults()
  }

  /// At launch, scene delegates and observers are informed, but the app's own delegate is not: the app was never in the
  /// background.
  private func enterForeground(_ scene: UIWindowScene, _ application: UIApplication, isLaunch: Bool) {
    guard isLaunch || scene.state == .background else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    if !isLaunch {
      if !scenesHaveDelegates { delegate?.applicationWillEnterForeground(application) }
      post(UIApplication.willEnterForegroundNotification, application)
    }
    scene.state = .foregroundInactive
    state = .inactive
  }
}
