import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Progress views that follow a `Progress`.
@MainActor @Suite(.serialized) struct ObservedProgressTests {
  private let view = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4))
  private let controller = UIViewController()
  private let screen: MountedScreen
  private let progress = Progress(totalUnitCount: 10)

  init() throws {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
  }

  @Test func theProgressViewFollowsItsObservedProgress() throws {
    progress.completedUnitCount = 2
    controller.view.addSubview(view)
    expectNil(view.observedProgress)
    view.observedProgress = progress
    expect(abs(view.progress - 0.2) < 0.001, "at once")
    try screen.settle()
    progress.completedUnitCount = 5
    screen.advance(by: 0.2)
    expectEqual(view.progress, 0.5)
    progress.completedUnitCount = 10
    screen.advance(by: 0.2)
    expectEqual(view.progress, 1)
    try screen.settle()
  }

  @Test func observedProgressIsReadWhenTheViewEntersAWindow() throws {
    view.observedProgress = progress
    progress.completedUnitCount = 4
    screen.advance(by: 0.5)
    expectEqual(view.progress, 0)
    controller.view.addSubview(view)
    expect(abs(view.progress - 0.4) < 0.001)
  }

  @Test func theProgressViewStaysOnceNothingIsObserved() throws {
    controller.view.addSubview(view)
    view.observedProgress = progress
    progress.completedUnitCount = 3
    screen.advance(by: 0.2)
    view.observedProgress = nil
    progress.completedUnitCount = 8
    screen.advance(by: 0.5)
    expect(abs(view.progress - 0.3) < 0.001)
    view.progress = 0.7
    expectEqual(view.progress, 0.7)
  }
}
