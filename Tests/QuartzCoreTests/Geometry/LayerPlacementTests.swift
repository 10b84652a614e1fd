import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Layers in perspective: their position in the frame, their pixels and their hits.
@MainActor @Suite struct LayerPlacementTests {
  private let canvas = Canvas()
  private let card = layer(30, 30, 40, 40, 0xFF0000)

  private static var perspective: CATransform3D {
    var result = CATransform3DIdentity
    result.m34 = -1 / 100
    return result
  }

  /// Turned by a third of a right angle, with its left side in front: 17.3 points from the middle in the plane, 10 in depth.
  private static var turned: CATransform3D { CATransform3DRotate(perspective, .pi / 6, 0, 1, 0) }

  private func show() { canvas.show { canvas.root.addSublayer(card) } }

  /// The lines of a column that are red.
  private func height(_ x: Int) -> Int { (0..<100).count { canvas.pixel(x, $0) == "ff0000" } }

  @Test func theNearerSideIsHigherAndFurtherOut() throws {
    card.transform = Self.turned
    show()
    // By similar triangles: the left edge is at 50 - 17.32 / 0.9 and 40 / 0.9 high, the right one at 50 + 17.32 / 1.1.
    let row = (0..<100).filter { canvas.pixel($0, 50) == "ff0000" }
    let (left, right) = try (require(row.first), require(row.last))
    expect(abs(left - 31) <= 1 && abs(right - 65) <= 1)
    expect(abs(height(left + 1) - 44) <= 2 && abs(height(right - 1) - 36) <= 2)
    expect(canvas.isAsFromScratch)
  }

  @Test func aSuperlayerGivesItsSublayersAPerspective() {
    card.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    let other = layer(0, 0, 10, 10, 0x0000FF)
    other.zPosition = 50
    canvas.root.sublayerTransform = Self.perspective
    canvas.show { canvas.root.addSublayer(other) }
    show()
    expect(abs(height(33) - 44) <= 2 && abs(height(64) - 36) <= 2)
    // Half as far from the eye, it is twice as large and as far from the middle: from -50 to -30.
    expectEqual(canvas.pixel(2, 2), "ffffff")
    canvas.show { other.position = CGPoint(x: 30, y: 30) }
    expectEqual(canvas.pixel(10, 10), "0000ff")
    expectEqual(canvas.pixel(1, 1), "0000ff")
    expectEqual(canvas.pixel(22, 22), "ffffff")
  }

  @Test func aTransformLayerShowsItsSublayersInPerspective() {
    let space = CATransformLayer()
    space.frame = canvas.root.bounds
    space.transform = Self.perspective
    card.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    space.addSublayer(card)
    canvas.show { canvas.root.addSublayer(space) }
    expect(abs(height(33) - 44) <= 2 && abs(height(64) - 36) <= 2)
  }

  @Test func aGroupDrawsSublayersInPerspective() {
    let group = layer(0, 0, 100, 100)
    group.opacity = 0.999
    group.addSublayer(card)
    card.transform = Self.turned
    canvas.show { canvas.root.addSublayer(group) }
    let near = (0..<100).count { canvas.pixel(33, $0) != "ffffff" }
    let far = (0..<100).count { canvas.pixel(64, $0) != "ffffff" }
    expect(abs(near - 44) <= 2 && abs(far - 36) <= 2)
  }

  /// As a card that flips in a cell of its size: the picture of the cell is narrower than the flat card.
  @Test func aGroupAsNarrowAsTheTurnedLayerShowsAllOfIt() {
    let group = layer(0, 0, 0, 0)
    group.opacity = 0.999
    card.addSublayer(layer(0, 0, 3, 40, 0x0000FF))
    card.addSublayer(layer(37, 0, 3, 40, 0x00FF00))
    card.transform = CATransform3DRotate(Self.perspective, .pi / 3, 0, 1, 0)
    group.addSublayer(card)
    canvas.show { canvas.root.addSublayer(group) }
    let row = (0..<100).map { canvas.pixel($0, 50) }.filter { $0 != "ffffff" }
    // From 50 - 10 / 0.83 to 50 + 10 / 1.17.
    expect(abs(row.count - 21) <= 2)
    let ends = [row.first?.suffix(2), row.last?.dropFirst(2).prefix(2)]
    expectEqual(ends, ["ff", "ff"], "blue at the left, green at the right: \(row)")
  }

  @Test func everyStepOfATurnPaintsWhatChanged() {
    show()
    card.addSublayer(layer(5, 5, 10, 10, 0x00FF00))
    for step in 0...12 {
      canvas.show { card.transform = CATransform3DRotate(Self.perspective, CGFloat(step) * .pi / 12, 0, 1, 0) }
      expect(canvas.isAsFromScratch, "step \(step)")
    }
    expectEqual(canvas.pixel(60, 40), "00ff00", "the back is a mirror image")
    canvas.show { card.position.x += 5 }
    expect(canvas.isAsFromScratch)
  }

  @Test func aLayerIsDrawnOnceForAllStepsOfATurn() {
    card.addSublayer(layer(5, 5, 10, 10, 0x00FF00))
    card.transform = Self.turned
    show()
    let drawn = canvas.compositor.counters.rasterisedLayers
    for step in 1...5 {
      canvas.show { card.transform = CATransform3DRotate(Self.perspective, CGFloat(step) * 0.1, 0, 1, 0) }
    }
    expectEqual(canvas.compositor.counters.rasterisedLayers, drawn)
  }

  @Test func oneSidedLayersShowNoBack() {
    card.isDoubleSided = false
    card.transform = CATransform3DRotate(Self.perspective, .pi * 0.4, 0, 1, 0)
    show()
    expectEqual(canvas.pixel(50, 50), "ff0000")
    canvas.show { card.transform = CATransform3DRotate(Self.perspective, .pi * 0.6, 0, 1, 0) }
    expectEqual(canvas.pixel(50, 50), "ffffff")
    canvas.show { card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
    expectEqual(canvas.pixel(50, 50), "ffffff")
    canvas.show { card.isDoubleSided = true }
    expectEqual(canvas.pixel(50, 50), "ff0000")
  }

  /// By similar triangles: the middle of the layer's left edge is seen 17.32 / 0.9 points left of the middle.
  @Test func pointsOfASuperlayerAreConvertedInPerspective() {
    card.transform = Self.turned
    show()
    let x: CGFloat = 50 - 20 * cos(.pi / 6) / 0.9
    let point = card.convert(CGPoint(x: x, y: 50), from: canvas.root)
    expect(abs(point.x) < 0.001 && abs(point.y - 20) < 0.001, "\(point)")
    let corner = canvas.root.convert(CGPoint(x: x, y: 50 - 20 / 0.9), to: card)
    expect(abs(corner.x) < 0.001 && abs(corner.y) < 0.001, "\(corner)")
  }

  @Test func hitsFollowThePerspective() {
    card.transform = Self.turned
    show()
    expect(canvas.root.hitTest(CGPoint(x: 33, y: 29)) === card, "the near side is higher than the layer")
    expect(canvas.root.hitTest(CGPoint(x: 64, y: 31)) === canvas.root)
    expect(canvas.root.hitTest(CGPoint(x: 64, y: 50)) === card)
    card.transform = CATransform3DRotate(Self.perspective, .pi / 2, 0, 1, 0)
    expect(canvas.root.hitTest(CGPoint(x: 50, y: 50)) === canvas.root, "it is seen from its edge")
  }
}
