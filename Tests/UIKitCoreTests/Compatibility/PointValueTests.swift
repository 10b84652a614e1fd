import Expectations
import ScreenTesting
import Testing
import UIKit

/// Points and sizes among objects are found by either of their names.
@Suite struct PointValueTests {
  @Test func valuesAndPointsCastIntoEachOther() {
    let point = CGPoint(x: 1, y: 2)
    let change: [String: Any] = ["value": NSValue(cgPoint: point), "point": point]
    for key in ["value", "point"] {
      expectEqual(change[key] as? CGPoint, point)
      expectEqual((change[key] as? NSValue)?.cgPointValue, point)
      expectNil(change[key] as? CGSize)
    }
  }

  @Test func valuesAndSizesCastIntoEachOther() {
    let size = CGSize(width: 3, height: 4)
    let change: [String: Any] = ["value": NSValue(cgSize: size), "size": size]
    for key in ["value", "size"] {
      expectEqual(change[key] as? CGSize, size)
      expectEqual((change[key] as? NSValue)?.cgSizeValue, size)
      expect(change[key] as? CGRect == nil && change[key] as? CGPoint == nil)
    }
  }

  @Test func numbersCastToNeitherPointsNorSizes() {
    let number: Any = NSNumber(value: 3)
    expect(number as? CGPoint == nil && number as? CGSize == nil)
  }

  /// [C] The usual way to shake a view.
  @MainActor @Test func animationsTakePointsAsValues() throws {
    let root = UIViewController()
    let screen = VirtualScreen(root: root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    screen.advance(0.1)
    let shake = CABasicAnimation(keyPath: "position")
    shake.duration = 1
    shake.fromValue = NSValue(cgPoint: CGPoint(x: 100, y: 5))
    shake.toValue = NSValue(cgPoint: CGPoint(x: 200, y: 5))
    view.layer.add(shake, forKey: "position")
    screen.advance(0.5)
    expect(abs(try require(view.layer.presentation()).position.x - 150) < 3)
    screen.advance(0.6)
    expectEqual(view.layer.presentation()?.position.x, 5)
  }
}
