import CoreGraphics
import Expectations
import Testing

@Suite struct GeometryDescriptionTests {
  @Test func geometryIsDescribedByItsNumbers() {
    expectEqual("\(CGPoint(x: 1, y: 2.5))", "(1.0, 2.5)")
    expectEqual("\(CGSize(width: 3, height: 4))", "(3.0, 4.0)")
    expectEqual("\(CGRect(x: 0, y: 1, width: 2, height: 3))", "(0.0, 1.0, 2.0, 3.0)")
  }
}
