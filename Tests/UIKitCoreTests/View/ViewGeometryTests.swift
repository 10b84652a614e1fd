import Expectations
import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
  @Test func frameBoundsAndCenterFollowEachOther() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(view.frame, CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 60)
    expectEqual(view.frame, CGRect(x: 75, y: 70, width: 50, height: 60))
  }

  @Test func transformsApplyAroundTheCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100))
    expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func pointsConvertThroughScrolledViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 200, width: 20, height: 20))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    scrolled.bounds.origin.y = 180
    expectEqual(leaf.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 61, y: 72))
    expectEqual(leaf.convert(CGPoint(x: 61, y: 72), from: root), CGPoint(x: 1, y: 2))
    expectEqual(leaf.convert(leaf.bounds, to: nil), CGRect(x: 60, y: 70, width: 20, height: 20))
  }

  @Test func layerClassDecidesTheLayersType() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Custom: CALayer {}
    final class Holder: UIView {
      override class var layerClass: AnyClass { Custom.self }
    }
    expect(Gradient().layer is CAGradientLayer && Holder().layer is Custom)
  }

  @Test func convertingToNilMeansTheWindow() {
    let window = UIWindow(frame: CGRect(x: 40, y: 40, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    expectEqual(view.convert(CGPoint.zero, to: nil), CGPoint(x: 10, y: 10))
  }

  @Test func hitTestingFindsTheFrontmostTouchableView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    expect(hit(50, 50) === front && hit(10, 10) === back && hit(90, 10) === root && hit(150, 10) == nil)
    front.isHidden = true
    expect(hit(50, 50) === back)
    front.isHidden = false
    front.alpha = 0.005
    expect(hit(50, 50) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    expect(hit(50, 50) === back)
  }

  @Test func pointInsideMayEnlargeTheTouchArea() {
    final class Generous: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let small = Generous(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(small)
    expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === small)
    expect(root.hitTest(CGPoint(x: 25, y: 35), with: nil) === root)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 44, height: 44) }
    }
    let view = Square(frame: CGRect(x: 7, y: 9, width: 10, height: 10))
    view.sizeToFit()
    expectEqual(view.frame, CGRect(x: 7, y: 9, width: 44, height: 44))
  }

  @Test func layoutHappensOnceForAnyNumberOfRequests() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.layouts = 0
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    expectEqual(view.layouts, 2)
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    expectEqual(view.layouts, 2, "moving a view does not lay it out")
  }
}
