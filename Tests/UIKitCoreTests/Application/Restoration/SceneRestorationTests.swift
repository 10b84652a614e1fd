import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitCore

/// Activities of scenes that are there again in the next run of the app.
@MainActor @Suite(.serialized) struct SceneRestorationTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    static var answers = true
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
      Self.log.append("connects with \(activity?.userInfo?["row"] as? Int ?? -1)")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = Rows()
      window.makeKeyAndVisible()
      self.window = window
      scene.userActivity = activity ?? NSUserActivity(activityType: "org.example.rows")
      window.rootViewController?.userActivity = scene.userActivity
      if let activity { window.rootViewController?.restoreUserActivityState(activity) }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Self.answers ? scene.userActivity : nil }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      Self.log.append("restores \(stateRestorationActivity.activityType)")
    }
  }

  private final class Rows: UIViewController {
    var row = 0
    func choose(_ row: Int) {
      self.row = row
      userActivity?.needsSave = true
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["row": row])
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      row = activity.userInfo?["row"] as? Int ?? 0
    }
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  /// One run of the app, to its end.
  private func run(_ use: (Rows) -> Void) {
    let application = UIApplication()
    let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 100)))
    application.delegate = AppDelegate()
    application.lifeCycle.launch(application, scene: loop.scene)
    if let rows = loop.scene.windows.first?.rootViewController as? Rows { use(rows) }
    application.lifeCycle.terminate(loop.scene, application)
  }

  @Test func stateRestorationActivityIsRestoredInTheNextRun() {
    defer { UserDefaults.standard.removeObject(forKey: SceneRestoration.key) }
    UserDefaults.standard.removeObject(forKey: SceneRestoration.key)
    SceneDelegate.log = []
    SceneDelegate.answers = true
    run { $0.choose(7) }
    var row = -1
    run { row = $0.row }
    expectEqual(row, 7)
    expectEqual(SceneDelegate.log, ["connects with -1", "connects with 7", "restores org.example.rows"])
    SceneDelegate.answers = false
    run { _ in }
    SceneDelegate.log = []
    run { _ in }
    expectEqual(SceneDelegate.log, ["connects with -1"], "nothing was kept")
  }

  @Test func restorationActivitiesKeepPropertyListValuesAndURLs() throws {
    let name = "SceneRestorationTests"
    let defaults = try require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let scene = UIScene(
      session: UISceneSession(
        role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: UIScene.ConnectionOptions())
    let delegate = SceneDelegate()
    SceneDelegate.answers = true
    scene.delegate = delegate
    let activity = NSUserActivity(activityType: "org.example.page")
    activity.title = "Page"
    activity.webpageURL = URL(string: "https://example.org/page")
    activity.requiredUserInfoKeys = ["row"]
    activity.userInfo = [
      "row": 3, "names": ["a", "b"], "place": try require(URL(string: "https://example.org")), "view": NSObject(),
    ]
    scene.userActivity = activity
    SceneRestoration(defaults: defaults).keep(scene)
    let kept = try require(SceneRestoration(defaults: defaults).activity)
    expect(kept.activityType == "org.example.page" && kept.title == "Page" && kept.webpageURL == activity.webpageURL)
    expect(kept.userInfo?["row"] as? Int == 3 && kept.userInfo?["names"] as? [String] == ["a", "b"])
    expect(kept.userInfo?["place"] as? URL == URL(string: "https://example.org") && kept.userInfo?["view"] == nil)
    expectEqual(kept.requiredUserInfoKeys, ["row"])
    scene.userActivity = nil
    SceneRestoration(defaults: defaults).keep(scene)
    expectNil(SceneRestoration(defaults: defaults).activity)
  }
}
