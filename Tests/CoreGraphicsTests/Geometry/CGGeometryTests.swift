import CoreGraphics
import Expectations
import Testing

struct CGGeometryTests {
  @Test func equalToAgreesWithTheOperator() {
    let point = CGPoint(x: 1, y: 2)
    expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(CGPoint(x: 2, y: 1)))
    let size = CGSize(width: 3, height: 4)
    expect(size.equalTo(CGSize(width: 3, height: 4)) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    expect(rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)) && !rect.equalTo(rect.offsetBy(dx: 1, dy: 0)))
  }
}
