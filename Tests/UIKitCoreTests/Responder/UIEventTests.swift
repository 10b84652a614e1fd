import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite struct UIEventTests {
  @Test func touchesHaveOneCoalescedAndNoPredictedTouch() {
    let touch = UITouch(type: .direct, window: nil, location: .zero, timestamp: 1)
    let other = UITouch(type: .pencil, window: nil, location: .zero, timestamp: 1)
    let event = UIEvent(type: .touches, timestamp: 1)
    event.touches = [touch]
    expectEqual(event.coalescedTouches(for: touch), [touch])
    expectEqual(event.predictedTouches(for: touch), [])
    expectNil(event.coalescedTouches(for: other))
    expectNil(event.predictedTouches(for: other))
    expect(touch.force == 0 && touch.maximumPossibleForce == 0 && other.type == .stylus)
  }
}
