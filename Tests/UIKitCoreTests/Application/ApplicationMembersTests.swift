import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitCore

/// Notifications of an app's life cycle, and queries of the device.
@MainActor @Suite(.serialized)
struct ApplicationMembersTests {
  private final class SilentDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func isNetworkActivityIndicatorVisibleKeepsItsValue() {
    let application = UIApplication()
    expect(!application.isNetworkActivityIndicatorVisible)
    application.isNetworkActivityIndicatorVisible = true
    expect(application.isNetworkActivityIndicatorVisible)
  }

  @Test func applicationIconBadgeNumberKeepsItsValue() {
    let application = UIApplication()
    expectEqual(application.applicationIconBadgeNumber, 0)
    application.applicationIconBadgeNumber = 3
    expectEqual(application.applicationIconBadgeNumber, 3)
    application.applicationIconBadgeNumber = -1
    expectEqual(application.applicationIconBadgeNumber, 0)
  }

  @Test func brightnessIsClampedToItsLimits() {
    let screen = UIScreen(stage: nil)
    expect(screen.brightness == 0.5 && !screen.isCaptured)
    screen.brightness = 0.8
    expectEqual(screen.brightness, 0.8)
    screen.brightness = 3
    expectEqual(screen.brightness, 1)
  }

  @Test func setAlternateIconNameFails() async {
    let application = UIApplication()
    expect(!application.supportsAlternateIcons && application.isProtectedDataAvailable)
    let error = await withCheckedContinuation { continuation in
      application.setAlternateIconName("Winter") { continuation.resume(returning: $0) }
    }
    expect(error.map { "\($0)".contains("Winter") } ?? false)
    expectNil(application.alternateIconName)
  }

  @Test func isIdleTimerDisabledKeepsTheScreenOn() {
    let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    let loop = FrameLoop(stage: stage)
    let application = UIApplication()
    expect(!application.isIdleTimerDisabled && !stage.keepsScreenOn)
    application.isIdleTimerDisabled = true
    expect(application.isIdleTimerDisabled && stage.keepsScreenOn)
    application.isIdleTimerDisabled = false
    expect(!stage.keepsScreenOn)
    withExtendedLifetime(loop) {}
  }

  @Test func backgroundTasksHaveUniqueIdentifiersAndUnlimitedTime() async {
    let application = UIApplication()
    let first = application.beginBackgroundTask()
    let second = await Task.detached { application.beginBackgroundTask(withName: "upload") {} }.value
    expect(first != .invalid && second != .invalid && first != second)
    expectEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
    let tasks = BackgroundTasks()
    let task = tasks.begin()
    expect(tasks.end(task) && !tasks.end(task) && !tasks.end(.invalid))
    application.endBackgroundTask(first)
    application.endBackgroundTask(second)
  }

  private final class RemoteDelegate: UIResponder, UIApplicationDelegate {
    var fail: ((any Error) -> Void)?
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { fail?(error) }
  }

  @Test func registeringForRemoteNotificationsFails() async {
    let application = UIApplication()
    let delegate = RemoteDelegate()
    application.delegate = delegate
    expect(!application.isRegisteredForRemoteNotifications)
    let message = await withCheckedContinuation { continuation in
      delegate.fail = { continuation.resume(returning: $0.localizedDescription) }
      application.registerForRemoteNotifications()
    }
    var heard = 0
    delegate.fail = { _ in heard += 1 }
    (delegate as any UIApplicationDelegate).application?(
      application, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
    expectEqual(heard, 1)
    expectEqual(message, "Remote notifications are not supported: a desktop has no service for them.")
  }

  @Test func theSettingsPageAndUniversalLinksCannotBeOpened() throws {
    let application = UIApplication()
    let settings = try require(URL(string: UIApplication.openSettingsURLString))
    expect(!application.canOpenURL(settings))
    var answers: [Bool] = []
    application.open(settings) { answers.append($0) }
    let site = try require(URL(string: "https://example.com"))
    application.open(site, options: [.universalLinksOnly: true]) { answers.append($0) }
    expectEqual(answers, [false, false])
  }

  @Test func restorationIdentifiersAreKept() {
    let controller = UIViewController()
    expect(controller.restorationIdentifier == nil && controller.view.restorationIdentifier == nil)
    controller.restorationIdentifier = "screen"
    controller.view.restorationIdentifier = "view"
    expect(controller.restorationIdentifier == "screen" && controller.view.restorationIdentifier == "view")
  }

  /// [D] Apple's names of the notifications, and that they follow the delegate's methods.
  @Test func lifeCycleNotificationsHaveApplesNamesAndOrder() {
    let application = UIApplication()
    let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 100)))
    let delegate = SilentDelegate()
    application.delegate = delegate
    let log = Log()
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.didBecomeActiveNotification, "UIApplicationDidBecomeActiveNotification"),
      (UIApplication.willResignActiveNotification, "UIApplicationWillResignActiveNotification"),
      (UIApplication.didEnterBackgroundNotification, "UIApplicationDidEnterBackgroundNotification"),
      (UIApplication.willEnterForegroundNotification, "UIApplicationWillEnterForegroundNotification"),
    ]
    nonisolated(unsafe) let unchecked = log
    let tokens = names.map { name, value in
      expectEqual(name.rawValue, value)
      return NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
        unchecked.lines.append($0.name.rawValue)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    func take() -> [String] {
      defer { log.lines = [] }
      return log.lines
    }
    application.lifeCycle.launch(application, scene: loop.scene)
    expectEqual(take(), ["UIApplicationDidBecomeActiveNotification"])
    application.lifeCycle.stageDidChange(.background, of: loop.scene, application)
    expectEqual(take(), ["UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification"])
    application.lifeCycle.stageDidChange(.active, of: loop.scene, application)
    expectEqual(take(), ["UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification"])
    application.lifeCycle.stageDidChange(.inactive, of: loop.scene, application)
    expectEqual(take(), ["UIApplicationWillResignActiveNotification"])
  }

  @Test func windowsAndConnectedScenesListTheOpenOnes() {
    let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 100)))
    expect(UIApplication.shared.connectedScenes.contains(loop.scene))
    let window = UIWindow(windowScene: loop.scene)
    window.makeKeyAndVisible()
    expect(UIApplication.shared.windows.contains(window))
    expect(UIApplication.shared.keyWindow === window && window.isKeyWindow)
    let other = UIWindow(windowScene: loop.scene)
    other.makeKeyAndVisible()
    expect(UIApplication.shared.keyWindow === other && !window.isKeyWindow)
    other.isHidden = true
  }

  /// There is no status bar in a window: it is nowhere.
  @Test func statusBarFrameIsZero() {
    expectEqual(UIApplication.shared.statusBarFrame, .zero)
  }

  @Test func statusBarOrientationFollowsTheFirstScene() {
    let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 200, height: 100)))
    let first = UIApplication.shared.connectedScenes.count == 1 ? loop.scene : SceneRegistry.scenes[0]
    expectEqual(UIApplication.shared.statusBarOrientation, first.interfaceOrientation)
    UIApplication.shared.statusBarOrientation = .portraitUpsideDown
    expectEqual(UIApplication.shared.statusBarOrientation, first.interfaceOrientation, "the screen keeps its own")
    expect(loop.scene.interfaceOrientation.isLandscape)
  }

  @Test func launchOptionsKeyForURLsHasApplesRawValue() {
    expectEqual(UIApplication.LaunchOptionsKey.url.rawValue, "UIApplicationLaunchOptionsURLKey")
  }

  /// [D] `nativeScale`: how many pixels a point has. Nothing zooms here: it is the scale.
  @Test func nativeBoundsArePointsTimesScale() {
    let loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 100, height: 200), scale: 3))
    let screen = loop.scene.screen
    expect(screen.scale == 3 && screen.nativeScale == 3)
    expectEqual(screen.nativeBounds, CGRect(x: 0, y: 0, width: 300, height: 600))
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  /// [D] The device has an idiom, and traits have the device's. Apple's numbers.
  @Test func idiomsHaveApplesRawValues() {
    let numbers: [(UIUserInterfaceIdiom, Int)] = [
      (.unspecified, -1), (.phone, 0), (.pad, 1), (.tv, 2), (.carPlay, 3), (.mac, 5), (.vision, 6),
    ]
    for (idiom, number) in numbers { expectEqual(idiom.rawValue, number) }
    for idiom in numbers.map(\.0) {
      expectEqual(UITraitCollection(userInterfaceIdiom: idiom).userInterfaceIdiom, idiom)
    }
    expect([UIUserInterfaceIdiom.phone, .pad].contains(UIDevice.current.userInterfaceIdiom))
  }

  @Test func theDeviceHasAModelAndASystem() {
    expect(!UIDevice.current.model.isEmpty && UIDevice.current.localizedModel == UIDevice.current.model)
    expectEqual(UIDevice.current.systemName, "Linux")
    expect(UIDevice.current === UIDevice.current)
  }

  /// [D] Posted with the category in its information when the user prefers another text size.
  @Test func contentSizeCategoryChangesArePosted() throws {
    expectEqual(UIContentSizeCategory.didChangeNotification.rawValue, "UIContentSizeCategoryDidChangeNotification")
    let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    let loop = FrameLoop(stage: stage)
    stage.advance(by: 0.1)
    let log = Log()
    nonisolated(unsafe) let unchecked = log
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { unchecked.lines.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "") }
    defer { NotificationCenter.default.removeObserver(token) }
    loop.scene.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.advance(by: 0.1)
    expectEqual(log.lines, [UIContentSizeCategory.accessibilityLarge.rawValue])
    loop.scene.traitOverrides.userInterfaceStyle = .dark
    stage.advance(by: 0.1)
    expectEqual(log.lines.count, 1)
    expectEqual(UITraitCollection().preferredContentSizeCategory, .unspecified)
    expectEqual(UIContentSizeCategory.unspecified.rawValue, "_UICTContentSizeCategoryUnspecified")
  }
}
