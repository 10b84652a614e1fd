/// Finds out why an app that has been launched shows nothing.
@MainActor
struct LaunchDiagnosis {
  /// A window at the end of the launch.
  struct Window {
    var isShown: Bool
    var hasRootViewController: Bool
  }

  /// The class of the app's delegate; nil if the app named none.
  var appDelegate: String?
  /// The class name of the scene's delegate; nil if the scene has none.
  var sceneDelegate: String?
  /// The name of the scene configuration that the app's delegate or its property list gave; nil for an app without
  /// scenes.
  var sceneConfiguration: String?
  /// The path of the app's property list, whether the file exists or not.
  var propertyList: String
  var hasPropertyList: Bool
  /// The storyboard that the property list names as the app's or the scene's main one.
  var storyboard: String?
  var windows: [Window]

  /// A message for standard error; nil if a window with a controller is shown.
  var message: String? {
    let shown = windows.filter(\.isShown)
    guard !shown.contains(where: \.hasRootViewController) else { return nil }
    if !shown.isEmpty {
      return """
        Application windows are expected to have a root view controller at the end of application launch. Set \
        rootViewController of the window that \(maker) makes.
        """
    }
    return "no window was shown by the end of the launch. " + cause
  }

  private var cause: String {
    if !windows.isEmpty {
      return "\(maker.capitalizedFirst) made a window that is still hidden: call makeKeyAndVisible() on it."
    }
    if let storyboard {
      return """
        \(propertyList) names the storyboard “\(storyboard)”, whose initial view controller was not shown: mark a \
        scene of it as the initial one, or make a window in code, set its rootViewController and call \
        makeKeyAndVisible() on it, in \(place).
        """
    }
    if let sceneConfiguration, sceneDelegate == nil {
      let entry =
        sceneConfiguration.isEmpty ? "The scene's configuration" : "The scene configuration “\(sceneConfiguration)”"
      let list =
        hasPropertyList ? "\(propertyList) names none for it that exists" : "there is no \(propertyList) that names one"
      return """
        \(entry) has no delegate, and \(list). Set delegateClass of the configuration that \
        application(_:configurationForConnecting:options:) answers, or name the class there as Module.Class.
        """
    }
    return "Make one, set its rootViewController and call makeKeyAndVisible() on it, in \(place)."
  }

  /// The object that should have made the window.
  private var maker: String { sceneDelegate ?? appDelegate ?? "the app" }

  /// The method that should have made the window.
  private var place: String {
    if let sceneDelegate { return "scene(_:willConnectTo:options:) of \(sceneDelegate)" }
    if let appDelegate { return "application(_:didFinishLaunchingWithOptions:) of \(appDelegate)" }
    return
      "the app delegate's application(_:didFinishLaunchingWithOptions:), and name the delegate's class to UIApplicationMain"
  }
}

extension LaunchDiagnosis {
  /// The diagnosis of the running app.
  init(_ lifeCycle: ApplicationLifeCycle, _ scene: UIWindowScene) {
    appDelegate = lifeCycle.delegate.map { String(describing: type(of: $0)) }
    sceneDelegate = scene.delegate.map { String(describing: type(of: $0)) }
    sceneConfiguration = lifeCycle.scenesHaveDelegates ? scene.session.configuration.name ?? "" : nil
    propertyList = SceneManifest.propertyListPath
    hasPropertyList = FileManager.default.fileExists(atPath: propertyList)
    storyboard = SceneManifest.mainStoryboard
    windows = scene.windows.map {
      Window(isShown: !$0.isHidden, hasRootViewController: $0.rootViewController != nil)
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
