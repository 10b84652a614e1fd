import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// An app that shows nothing says why.
@MainActor
struct LaunchDiagnosisTests {
  private func diagnosis(
    sceneDelegate: String? = nil, configuration: String? = nil, hasPropertyList: Bool = false,
    storyboard: String? = nil, windows: [LaunchDiagnosis.Window] = []
  ) -> String? {
    LaunchDiagnosis(
      appDelegate: "AppDelegate", sceneDelegate: sceneDelegate, sceneConfiguration: configuration,
      propertyList: "/app/Info.plist", hasPropertyList: hasPropertyList, storyboard: storyboard, windows: windows
    ).message
  }

  private let shown = LaunchDiagnosis.Window(isShown: true, hasRootViewController: true)

  @Test func aShownWindowWithARootControllerNeedsNoDiagnosis() {
    expectNil(diagnosis(windows: [shown]))
    expectNil(diagnosis(storyboard: "Main", windows: [.init(isShown: false, hasRootViewController: false), shown]))
  }

  @Test func diagnosisTellsWhereToCreateAWindow() {
    expectEqual(diagnosis()?.contains("application(_:didFinishLaunchingWithOptions:) of AppDelegate"), true)
    expectEqual(
      diagnosis(sceneDelegate: "SceneDelegate", configuration: "")?
        .contains("scene(_:willConnectTo:options:) of SceneDelegate"), true)
  }

  @Test func diagnosisNamesAHiddenWindow() {
    let message = diagnosis(windows: [.init(isShown: false, hasRootViewController: true)])
    expectEqual(message?.contains("AppDelegate made a window that is still hidden: call makeKeyAndVisible()"), true)
  }

  @Test func diagnosisOfAMissingRootControllerUsesUIKitsMessage() {
    let message = diagnosis(windows: [.init(isShown: true, hasRootViewController: false)])
    expectEqual(
      message?.hasPrefix(
        "Application windows are expected to have a root view controller at the end of application launch"), true)
  }

  @Test func diagnosisNamesAConfigurationWithoutDelegate() {
    let without = diagnosis(configuration: "Default Configuration")
    expectEqual(without?.contains("“Default Configuration” has no delegate, and there is no /app/Info.plist"), true)
    let with = diagnosis(configuration: "Default Configuration", hasPropertyList: true)
    expectEqual(with?.contains("/app/Info.plist names none for it that exists"), true)
  }

  @Test func diagnosisNamesTheStoryboard() {
    expectEqual(diagnosis(hasPropertyList: true, storyboard: "Main")?.contains("names the storyboard “Main”"), true)
  }

  @Test func anAppWithoutWindowsIsDiagnosedFromItsLifeCycle() {
    final class Silent: UIResponder, UIApplicationDelegate {}
    let loop = FrameLoop(stage: ApplicationLaunch.offscreenStage(LaunchOptions()), settings: SceneSettings())
    let lifeCycle = ApplicationLifeCycle()
    lifeCycle.delegate = Silent()
    lifeCycle.launch(UIApplication.shared, scene: loop.scene)
    expectEqual(
      LaunchDiagnosis(lifeCycle, loop.scene).message?.contains("didFinishLaunchingWithOptions:) of Silent"), true)
    let window = UIWindow(windowScene: loop.scene)
    window.rootViewController = UIViewController()
    expectEqual(LaunchDiagnosis(lifeCycle, loop.scene).message?.contains("still hidden"), true)
    window.makeKeyAndVisible()
    expectNil(LaunchDiagnosis(lifeCycle, loop.scene).message)
  }
}
