import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct HoverGestureTests {
  private func phases(_ content: (@escaping (HoverPhase) -> Void) -> some View) throws -> [HoverPhase] {
    var phases: [HoverPhase] = []
    let hosted = Hosted(content { phases.append($0) }, width: 200, height: 200)
    for point in [CGPoint(x: 60, y: 70), CGPoint(x: 80, y: 90), CGPoint(x: 5, y: 5)] {
      hosted.screen.hover(at: point)
      try hosted.screen.settle()
    }
    return phases
  }

  @Test func thePlacesOfThePointerAreTold() throws {
    let phases = try phases { action in
      Color.blue.frame(width: 100, height: 100).onContinuousHover { action($0) }
    }
    expectEqual(phases, [.active(CGPoint(x: 10, y: 20)), .active(CGPoint(x: 30, y: 40)), .ended])
  }

  @Test func placesAreThoseOfTheSpace() throws {
    let phases = try phases { action in
      Color.blue.frame(width: 100, height: 100).onContinuousHover(coordinateSpace: .global) { action($0) }
    }
    expectEqual(phases, [.active(CGPoint(x: 60, y: 70)), .active(CGPoint(x: 80, y: 90)), .ended])
  }

  @Test func anEntryIsToldOnce() throws {
    var hovers: [Bool] = []
    _ = try phases { _ in Color.blue.frame(width: 100, height: 100).onHover { hovers.append($0) } }
    expectEqual(hovers, [true, false])
  }
}
