import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore

/// Notes what a delegate is told, in order.
@MainActor private final class LifeLog {
  var lines: [String] = []

  static var current = LifeLog()
}

private class RecordingAppDelegate: UIResponder, UIApplicationDelegate {
  func note(_ line: String) { LifeLog.current.lines.append(line) }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    note("app willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    note("app didFinishLaunching")
    return true
  }

  /// Declared here because a method that only a subclass adds is not found: the class that conforms decides.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneManifest.unimplemented
  }

  func applicationDidBecomeActive(_ application: UIApplication) { note("app didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { note("app willResignActive") }
  func applicationWillEnterForeground(_ application: UIApplication) { note("app willEnterForeground") }
  func applicationDidEnterBackground(_ application: UIApplication) { note("app didEnterBackground") }
  func applicationWillTerminate(_ application: UIApplication) { note("app willTerminate") }
}

private final class RecordingSceneAppDelegate: RecordingAppDelegate {
  override func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    note("app configurationForConnecting")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }
}

private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func note(_ line: String) { LifeLog.current.lines.append(line) }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    note("scene willConnect \(session.configuration.name ?? "")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("scene didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("scene didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { note("scene willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { note("scene willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("scene didEnterBackground") }
}

private final class OldAppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    LifeLog.current.lines.append("app didFinishLaunching, the old way")
  }
}

@MainActor @Suite struct ApplicationLifeCycleTests {
  let application = UIApplication()
  let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 100)))
  private let log = LifeLog()

  private func launch(_ delegate: any UIApplicationDelegate) {
    // Not in the initialiser: another test may run between that and this one's body.
    LifeLog.current = log
    application.delegate = delegate
    application.lifeCycle.launch(application, scene: loop.scene)
  }

  private func change(_ activity: StageActivity) {
    log.lines = []
    application.lifeCycle.stageDidChange(activity, of: loop.scene, application)
  }

  @Test func launchingWithoutScenesCallsTheAppDelegateInOrder() {
    launch(RecordingAppDelegate())
    expectEqual(log.lines, ["app willFinishLaunching", "app didFinishLaunching", "app didBecomeActive"])
    expectEqual(application.applicationState, .active)
    expectEqual(loop.scene.activationState, .foregroundActive)
  }

  @Test func launchingWithScenesCallsTheDelegatesInOrder() throws {
    launch(RecordingSceneAppDelegate())
    expectEqual(
      log.lines,
      [
        "app willFinishLaunching", "app didFinishLaunching", "app configurationForConnecting",
        "scene willConnect Default", "scene willEnterForeground", "scene didBecomeActive",
      ])
    let delegate = try require(loop.scene.delegate as? RecordingSceneDelegate)
    expectEqual(loop.scene.windows, [delegate.window])
    expect(loop.scene.session.scene === loop.scene)
  }

  @Test func olderLaunchMethodIsCalledWithoutTheNewer() {
    launch(OldAppDelegate())
    expectEqual(log.lines, ["app didFinishLaunching, the old way"])
  }

  @Test func anAppLaunchesWithoutADelegate() {
    application.lifeCycle.launch(application, scene: loop.scene)
    expectEqual(application.applicationState, .active)
  }

  @Test func anAppWithoutScenesResignsAndBecomesActive() {
    launch(RecordingAppDelegate())
    change(.inactive)
    expectEqual(log.lines, ["app willResignActive"])
    expectEqual(application.applicationState, .inactive)
    change(.active)
    expectEqual(log.lines, ["app didBecomeActive"])
    change(.background)
    expectEqual(log.lines, ["app willResignActive", "app didEnterBackground"])
    expectEqual(application.applicationState, .background)
    change(.active)
    expectEqual(log.lines, ["app willEnterForeground", "app didBecomeActive"])
    change(.active)
    expectEqual(log.lines, [], "nothing changed")
  }

  @Test func scenesEnterBackgroundAndForeground() {
    launch(RecordingSceneAppDelegate())
    change(.background)
    expectEqual(log.lines, ["scene willResignActive", "scene didEnterBackground"])
    expectEqual(loop.scene.activationState, .background)
    change(.inactive)
    expectEqual(log.lines, ["scene willEnterForeground"])
    change(.active)
    expectEqual(log.lines, ["scene didBecomeActive"])
  }

  @Test func closingTheWindowTerminatesTheApp() {
    launch(RecordingSceneAppDelegate())
    log.lines = []
    application.lifeCycle.terminate(loop.scene, application)
    expectEqual(
      log.lines,
      [
        "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "app willTerminate",
      ])
  }

  @Test("the window's close button ends the program, with a sheet half-way up that may not be dismissed")
  func theCloseButtonEndsTheProgramDuringASheet() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
      atexit { MainActor.assumeIsolated { print(LifeLog.current.lines.joined(separator: ", ")) } }
      let application = UIApplication()
      let stage = OffscreenStage(size: CGSize(width: 390, height: 844))
      let loop = FrameLoop(stage: stage)
      application.delegate = RecordingSceneAppDelegate()
      ApplicationLaunch.follow(loop, application)
      application.lifeCycle.launch(application, scene: loop.scene)
      let window = try require((loop.scene.delegate as? RecordingSceneDelegate)?.window)
      let root = UIViewController()
      window.rootViewController = root
      stage.advance(by: 0.1)
      let sheet = UIViewController()
      sheet.isModalInPresentation = true
      root.present(sheet, animated: true)
      stage.advance(by: 0.1)
      guard sheet.isBeingPresented else { exit(3) }
      LifeLog.current.lines = []
      stage.requestClose()
      exit(4)
    }
    let output = String(decoding: try require(result).standardOutputContent, as: UTF8.self)
    expect(
      output.contains("scene willResignActive, scene didEnterBackground, scene didDisconnect, app willTerminate\n"),
      "\(output)")
  }

  @Test(
    "defaults that an app sets as it terminates are saved without synchronize",
    .enabled(if: FileManager.default.isWritableFile(atPath: NSHomeDirectory()), "defaults are files of the home folder")
  )
  func userDefaultsAreSavedOnTermination() async throws {
    let key = "ApplicationLifeCycleTests-\(UUID().uuidString)"
    await #expect(processExitsWith: .success) { @MainActor [key = key as String] in
      final class SavingDelegate: UIResponder, UIApplicationDelegate {
        var key = ""
        func applicationWillTerminate(_ application: UIApplication) {
          UserDefaults.standard.set("kept", forKey: key)
        }
      }
      let application = UIApplication()
      let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
      let loop = FrameLoop(stage: stage)
      let delegate = SavingDelegate()
      delegate.key = key
      application.delegate = delegate
      ApplicationLaunch.follow(loop, application)
      application.lifeCycle.launch(application, scene: loop.scene)
      stage.requestClose()
      exit(4)
    }
    await #expect(processExitsWith: .success) { [key = key as String] in
      let value = UserDefaults.standard.string(forKey: key)
      UserDefaults.standard.removeObject(forKey: key)
      UserDefaults.standard.synchronize()
      exit(value == "kept" ? 0 : 5)
    }
  }

  @Test func lifeCycleNotificationsFollowTheDelegateCalls() {
    let scene = loop.scene
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didActivateNotification, object: scene, queue: nil
    ) { _ in MainActor.assumeIsolated { LifeLog.current.lines.append("notification didActivate") } }
    defer { NotificationCenter.default.removeObserver(token) }
    launch(RecordingSceneAppDelegate())
    expectEqual(log.lines.suffix(2), ["scene didBecomeActive", "notification didActivate"])
  }

  @Test func responderChainEndsAtTheDelegate() {
    let delegate = RecordingAppDelegate()
    launch(delegate)
    expect(application.next === delegate)
    expect(loop.scene.next === UIApplication.shared)
  }
}

@MainActor @Suite struct SceneManifestTests {
  private func manifest(_ delegate: String) -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate]
          ]
        ],
      ] as [String: Any]
    ]
  }

  @Test func propertyListsWithoutScenesHaveNoManifest() {
    expectNil(SceneManifest([:]))
    expectNil(SceneManifest(["CFBundleName": "App"]))
  }

  @Test func sceneConfigurationsAreFoundByNameAndRole() throws {
    let list = manifest(NSStringFromClass(ApplicationPlainSceneDelegate.self))
    let found = try require(SceneManifest(list))
    expect(
      found.configuration(named: nil, role: .windowApplication)?.delegateClass is ApplicationPlainSceneDelegate.Type)
    expect(found.configuration(named: "Default Configuration", role: .windowApplication) != nil)
    expectNil(found.configuration(named: "Other", role: .windowApplication))
    expectNil(found.configuration(named: nil, role: UISceneSession.Role(rawValue: "Car")))
  }

  @Test(arguments: ["ApplicationPlainSceneDelegate", "$(PRODUCT_MODULE_NAME).ApplicationPlainSceneDelegate"])
  func delegateClassesWithoutAModuleAreFoundInTheAppsModule(name: String) throws {
    let found = try require(SceneManifest(manifest(name), module: "UIKitCoreTests"))
    let entry = try require(found.configuration(named: nil, role: .windowApplication))
    expect(entry.delegateClass is ApplicationPlainSceneDelegate.Type)
  }

  @Test func aMissingSceneDelegateClassGivesNil() throws {
    let found = try require(SceneManifest(manifest("Nowhere.Nothing")))
    expectNil(try require(found.configuration(named: nil, role: .windowApplication)).delegateClass)
  }
}

final class ApplicationPlainSceneDelegate: UIResponder, UIWindowSceneDelegate {}
