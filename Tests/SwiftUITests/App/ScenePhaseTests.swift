import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScenePhaseTests {
  private struct Root: App {
    static var trace: [ScenePhase] = []
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Text("here") }.onChange(of: phase) { Root.trace.append($0) }
    }
  }

  @Test func scenePhaseFollowsNotificationsOfTheApp() throws {
    let hosted = Hosted(AppView(app: Root()))
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    try hosted.screen.settle()
    NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
    try hosted.screen.settle()
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    try hosted.screen.settle()
    expectEqual(Root.trace.suffix(2), [.background, .active])
    expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }
}
