import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct PathTests {
  @Test func relativeArcsExtendByTheirDelta() {
    func box(_ start: Double, _ delta: Double) -> CGRect {
      var path = Path()
      path.addRelativeArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .degrees(start), delta: .degrees(delta))
      return path.boundingRect
    }
    func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) < 0.1 && abs(a.minY - b.minY) < 0.1 && abs(a.maxX - b.maxX) < 0.1
        && abs(a.maxY - b.maxY) < 0.1
    }
    // From the right, clockwise and the other way round.
    expect(isNear(box(0, 90), CGRect(x: 50, y: 50, width: 10, height: 10)))
    expect(isNear(box(0, -90), CGRect(x: 50, y: 40, width: 10, height: 10)))
    expect(isNear(box(0, 180), CGRect(x: 40, y: 50, width: 20, height: 10)))
  }
}
