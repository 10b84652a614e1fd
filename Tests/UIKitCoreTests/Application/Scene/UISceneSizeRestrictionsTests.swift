import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore

/// Limits of the size of a scene's window.
@MainActor @Suite(.serialized) struct UISceneSizeRestrictionsTests {
  private let stage = OffscreenStage(size: CGSize(width: 390, height: 600), scale: 1)
  private let loop: FrameLoop
  private let restrictions: UISceneSizeRestrictions

  init() throws {
    loop = FrameLoop(stage: stage)
    restrictions = try require(loop.scene.sizeRestrictions)
  }

  @Test func aSceneHasNoLimitsAtFirst() {
    expectEqual(restrictions.minimumSize, .zero)
    expect(restrictions.maximumSize.width > 100_000)
    expect(loop.scene.sizeRestrictions === restrictions)
  }

  @Test func aWindowOutsideOfTheLimitsChangesItsSize() {
    restrictions.minimumSize = CGSize(width: 500, height: 400)
    expectEqual(stage.size, CGSize(width: 500, height: 600))
    restrictions.maximumSize = CGSize(width: 700, height: 500)
    expectEqual(stage.size, CGSize(width: 500, height: 500))
    expectEqual(loop.scene.coordinateSpace.bounds.size, CGSize(width: 500, height: 500))
    stage.requestSize(CGSize(width: 1000, height: 100))
    expectEqual(stage.size, CGSize(width: 700, height: 400))
  }
}
