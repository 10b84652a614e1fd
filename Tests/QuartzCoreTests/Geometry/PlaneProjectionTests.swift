import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

struct PlaneProjectionTests {
  private let tilted = PlaneProjection(SIMD3(0.8, 0.1, 0.004), SIMD3(0, 1.1, 0.001), SIMD3(12, -7, 0.9))

  @Test func theInverseUndoesAProjection() throws {
    let back = try require(tilted.inverse)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 10), CGPoint(x: -5, y: 60)] {
      let seen = try require(tilted.place(of: point))
      let found = try require(back.place(of: seen))
      expect(abs(found.x - point.x) < 1e-6 && abs(found.y - point.y) < 1e-6)
    }
    expectNil(PlaneProjection(CGAffineTransform(scaleX: 0, y: 1)).inverse, "seen from its edge")
  }

  @Test func pointsBehindTheEyeAreNotProjected() {
    let projection = PlaneProjection(SIMD3(1, 0, 0.1), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    expectNil(projection.place(of: CGPoint(x: -20, y: 0)))
    expectEqual(projection.place(of: CGPoint(x: 10, y: 4)), CGPoint(x: 5, y: 2))
  }

  @Test func theExtentCoversAllCornersAndIsFinite() {
    let moved = PlaneProjection(CGAffineTransform(translationX: 20, y: 5))
    expectEqual(moved.extent(of: CGRect(x: 0, y: 0, width: 10, height: 10)), CGRect(x: 20, y: 5, width: 10, height: 10))
    let near = PlaneProjection(SIMD3(1, 0, -0.1), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    let extent = near.extent(of: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(extent.width <= 90 && extent.maxX >= 10)
  }
}
