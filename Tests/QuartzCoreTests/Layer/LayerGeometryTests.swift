import CoreGraphics
import Expectations
import QuartzCore
import Testing

@Suite struct LayerGeometryTests {
  @Test func frameSetsBoundsAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(layer.position, CGPoint(x: 60, y: 45))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.anchorPoint = .zero
    expectEqual(layer.frame.origin, CGPoint(x: 60, y: 45))
  }

  @Test func frameEnclosesARotatedLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }

  @Test func convertsThroughScrolledParents() {
    let root = CALayer()
    let scroll = CALayer()
    let row = CALayer()
    scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    scroll.bounds.origin.y = 1000
    row.frame = CGRect(x: 10, y: 1040, width: 100, height: 44)
    root.addSublayer(scroll)
    scroll.addSublayer(row)
    expectEqual(row.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 11, y: 142))
    expectEqual(root.convert(CGPoint(x: 11, y: 142), to: row), CGPoint(x: 1, y: 2))
    expectEqual(
      row.convert(CGRect(x: 0, y: 0, width: 4, height: 4), from: root), CGRect(x: -10, y: -140, width: 4, height: 4))
  }

  @Test func convertsExactlyFarFromTheOrigin() {
    let scroll = CALayer()
    let row = CALayer()
    scroll.bounds = CGRect(x: 0, y: 190_000_000, width: 300, height: 400)
    row.frame = CGRect(x: 0, y: 190_000_010.5, width: 300, height: 44)
    scroll.addSublayer(row)
    expectEqual(scroll.convert(CGPoint(x: 0, y: 190_000_012), to: row), CGPoint(x: 0, y: 1.5))
  }

  @Test func hitTestFindsTheFrontmostByDepthAndOrder() {
    let root = CALayer()
    let (a, b) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    a.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    b.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    root.addSublayer(a)
    root.addSublayer(b)
    expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    a.zPosition = 1
    expect(root.hitTest(CGPoint(x: 30, y: 30)) === a)
    a.isHidden = true
    expect(root.hitTest(CGPoint(x: 30, y: 30)) === b)
    expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    expectNil(root.hitTest(CGPoint(x: 105, y: 5)))
  }

  @Test func hitTestIgnoresClippedParts() {
    let root = CALayer()
    let inside = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inside.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    root.addSublayer(inside)
    expect(root.hitTest(CGPoint(x: 15, y: 15)) === inside)
    root.masksToBounds = true
    expectNil(root.hitTest(CGPoint(x: 15, y: 15)))
  }
}
