import CCairo
import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Layers in space: what is seen of them, in which order, and what of the transform layer itself is not.
@MainActor @Suite struct TransformLayerTests {
  private let canvas = Canvas()

  private func face(_ color: CGColor, _ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

  /// A layer of 40 by 40 in the middle of the canvas, with sublayers.
  private func space(_ layer: CALayer, _ faces: CALayer...) -> CALayer {
    layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    for face in faces { layer.addSublayer(face) }
    canvas.show { canvas.root.addSublayer(layer) }
    return layer
  }

  @Test func aLayerRotatedBackInARotatedLayerIsUndistorted() {
    let card = face(Self.red)
    let turned = space(CATransformLayer(), card)
    canvas.show {
      card.transform = turn(-.pi / 2)
      turned.transform = turn(.pi / 2)
    }
    expect(canvas.pixel(31, 31) == "ff0000" && canvas.pixel(69, 69) == "ff0000")
    expect(canvas.pixel(29, 50) == "ffffff" && canvas.pixel(71, 50) == "ffffff")
    turned.removeFromSuperlayer()
    let flat = space(CALayer(), card)
    canvas.show { flat.transform = turn(.pi / 2) }
    expectEqual(canvas.pixel(50, 50), "ffffff", "an ordinary layer is flattened, and then seen from its edge")
  }

  @Test func theNearestSublayerIsInFront() {
    let (front, back) = (face(Self.red), face(Self.blue))
    front.zPosition = 10
    back.zPosition = -10
    let card = space(CATransformLayer(), front, back)
    expectEqual(canvas.pixel(50, 50), "ff0000", "whatever the order of the sublayers")
    canvas.show { card.transform = turn(.pi) }
    expectEqual(canvas.pixel(50, 50), "0000ff")
    canvas.show { card.transform = turn(.pi * 2) }
    expectEqual(canvas.pixel(50, 50), "ff0000")
  }

  @Test func nestedTransformLayersShareOneSpace() {
    let (near, far) = (face(Self.red), face(Self.blue))
    let inner = CATransformLayer()
    inner.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    inner.zPosition = 5
    inner.addSublayer(near)
    far.zPosition = 4
    _ = space(CATransformLayer(), inner, far)
    expectEqual(canvas.pixel(50, 50), "ff0000")
    canvas.show { far.zPosition = 6 }
    expectEqual(canvas.pixel(50, 50), "0000ff")
  }

  @Test func aTransformLayerShowsOnlySublayersAndClipsNothing() {
    let wide = face(Self.red, CGRect(x: -10, y: 10, width: 20, height: 20))
    let layer = space(CATransformLayer(), wide)
    canvas.show {
      layer.backgroundColor = Self.blue
      layer.borderWidth = 4
      layer.masksToBounds = true
      layer.cornerRadius = 20
    }
    expect(canvas.pixel(50, 35) == "ffffff" && canvas.pixel(31, 31) == "ffffff")
    expect(canvas.pixel(21, 50) == "ff0000" && canvas.pixel(39, 50) == "ff0000")
    canvas.show { layer.isHidden = true }
    expectEqual(canvas.pixel(21, 50), "ffffff")
  }

  @Test func opacityFadesEachSublayerByItself() {
    let (one, other) = (face(Self.red), face(Self.blue))
    other.zPosition = 1
    let layer = space(CATransformLayer(), one, other)
    canvas.show { layer.opacity = 0.5 }
    let through = canvas.pixel(50, 50)
    expect(through == "8040bf" || through == "7f3fbf" || through == "7f40bf" || through == "8040c0", "\(through)")
    canvas.show { other.opacity = 0.5 }
    expect(canvas.pixel(50, 50) != through, "its own opacity as well")
  }

  @Test func framesOfATurningTransformLayerEqualFramesFromScratch() {
    let (front, side) = (face(Self.red), face(Self.blue))
    front.transform = CATransform3DMakeTranslation(0, 0, 20)
    side.transform = CATransform3DConcat(turn(.pi / 2), CATransform3DMakeTranslation(20, 0, 0))
    let corner = face(Self.blue, CGRect(x: 4, y: 4, width: 8, height: 8))
    front.addSublayer(corner)
    let box = space(CATransformLayer(), front, side)
    for step in 0..<24 {
      canvas.show { box.transform = turn(CGFloat(step) * .pi / 12) }
      expect(canvas.isAsFromScratch, "\(step)")
    }
    canvas.show { corner.backgroundColor = Self.red }
    expect(canvas.isAsFromScratch)
  }

  @Test func aTransformLayerInAGroupIsDrawnEqually() {
    let card = face(Self.red)
    let turned = CATransformLayer()
    turned.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    turned.addSublayer(card)
    let group = face(Self.blue, CGRect(x: 20, y: 20, width: 60, height: 60))
    group.addSublayer(turned)
    canvas.show {
      card.transform = turn(-.pi / 2)
      turned.transform = turn(.pi / 2)
      canvas.root.addSublayer(group)
    }
    let open = canvas.copy
    canvas.show { group.shouldRasterize = true }
    expectEqual(canvas.copy, open)
    expect(canvas.pixel(31, 31) == "ff0000" && canvas.pixel(22, 22) == "0000ff")
    canvas.show { card.transform = CATransform3DIdentity }
    expectEqual(canvas.pixel(50, 50), "0000ff", "seen from its edge")
  }

  @Test func hitTestFindsTheNearestSublayer() {
    let (front, back) = (face(Self.red), face(Self.blue))
    front.zPosition = 10
    back.zPosition = -10
    let card = space(CATransformLayer(), front, back)
    expect(canvas.root.hitTest(CGPoint(x: 50, y: 50)) === front)
    canvas.show { card.transform = turn(.pi) }
    expect(canvas.root.hitTest(CGPoint(x: 50, y: 50)) === back)
    expect(canvas.root.hitTest(CGPoint(x: 20, y: 50)) === canvas.root)
    expect(canvas.root.hitTest(CGPoint(x: 35, y: 75)) === canvas.root, "the layer itself is nowhere")
    let point = back.convert(CGPoint(x: 10, y: 5), to: canvas.root)
    expect(abs(point.x - 60) < 1e-9 && abs(point.y - 35) < 1e-9, "seen from behind")
    let again = canvas.root.convert(point, to: back)
    expect(abs(again.x - 10) < 1e-9 && abs(again.y - 5) < 1e-9)
  }
}
