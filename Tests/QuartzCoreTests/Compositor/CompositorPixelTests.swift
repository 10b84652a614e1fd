import CCairo
import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Pixels that follow from geometry alone.
@MainActor @Suite struct CompositorPixelTests {
  private func solidImage(_ hex: UInt32, _ width: Int, _ height: Int) -> CGImage {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))!
    let cairo = cairo_create(surface)
    cairo_set_source_rgb(
      cairo, Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return CGImage(surface: surface)
  }

  private func canvas(_ scale: CGFloat = 1, _ layers: CALayer...) -> Canvas {
    let canvas = Canvas(scale: scale)
    for layer in layers { canvas.root.addSublayer(layer) }
    canvas.render(at: 0)
    return canvas
  }

  @Test func aFillCoversItsPixelsAndNoOthers() {
    let canvas = canvas(2, layer(5, 10, 20, 15, 0xFF0000))
    expect(canvas.pixel(10, 20) == "ff0000" && canvas.pixel(49, 49) == "ff0000")
    expect(canvas.pixel(9, 20) == "ffffff" && canvas.pixel(50, 49) == "ffffff")
    expect(canvas.pixel(10, 19) == "ffffff" && canvas.pixel(49, 50) == "ffffff")
  }

  @Test func aLayerWithANullFrameIsNotDrawn() {
    let lost = layer(0, 0, 20, 15, 0x0000FF)
    lost.frame = .null
    let inner = layer(0, 0, 5, 5, 0x0000FF)
    inner.transform = CATransform3DMakeScale(0, 0, 1)
    lost.addSublayer(inner)
    lost.addSublayer(layer(0, 0, 5, 5, 0x0000FF))
    let canvas = canvas(1, layer(5, 10, 20, 15, 0xFF0000), lost)
    expect(canvas.pixel(6, 11) == "ff0000" && canvas.pixel(0, 0) == "ffffff")
  }

  @Test func laterAndHigherLayersAreInFront() {
    let (a, b) = (layer(0, 0, 20, 20, 0xFF0000), layer(10, 10, 20, 20, 0x00FF00))
    let canvas = canvas(1, a, b)
    expectEqual(canvas.pixel(15, 15), "00ff00")
    canvas.show { a.zPosition = 1 }
    expectEqual(canvas.pixel(15, 15), "ff0000")
  }

  @Test func opacityFadesAGroupAsOne() {
    let group = layer(0, 0, 20, 20, 0xFF0000)
    group.addSublayer(layer(10, 10, 10, 10, 0x0000FF))
    group.opacity = 0.5
    let canvas = canvas(1, group)
    expectEqual(canvas.pixel(5, 5), "ff7f7f")
    expectEqual(canvas.pixel(15, 15), "7f7fff", "no red shines through the blue sublayer")
  }

  @Test func translucentFillsBlend() {
    let canvas = canvas(1, layer(0, 0, 20, 20, 0x000000))
    let veil = layer(0, 0, 10, 10)
    veil.backgroundColor = color(0xFF0000, alpha: 0.5)
    canvas.root.addSublayer(veil)
    canvas.render()
    expect(canvas.pixel(5, 5) == "800000" && canvas.pixel(15, 15) == "000000")
  }

  @Test func masksToBoundsClipsSublayers() {
    let box = layer(10, 10, 20, 20, 0xFFFF00)
    box.masksToBounds = true
    box.addSublayer(layer(10, 10, 40, 40, 0xFF0000))
    let canvas = canvas(1, box)
    expect(canvas.pixel(25, 25) == "ff0000" && canvas.pixel(35, 35) == "ffffff")
    canvas.show { box.masksToBounds = false }
    expectEqual(canvas.pixel(35, 35), "ff0000")
  }

  @Test func roundedCornersClipBackgroundAndSublayersWithSmoothEdges() {
    let box = layer(0, 0, 40, 40, 0xFF0000)
    box.cornerRadius = 20
    box.masksToBounds = true
    box.addSublayer(layer(0, 0, 40, 40, 0x0000FF))
    let canvas = canvas(1, box)
    expect(canvas.pixel(20, 20) == "0000ff" && canvas.pixel(1, 1) == "ffffff")
    let edge = (0..<20).map { canvas.pixel($0, $0) }
    expect(edge.contains { $0 != "ffffff" && $0 != "0000ff" }, "no antialiased pixel on the diagonal: \(edge)")
  }

  @Test func onlyMaskedCornersAreRound() {
    let box = layer(0, 0, 40, 40, 0xFF0000)
    box.cornerRadius = 20
    box.maskedCorners = [.layerMinXMinYCorner]
    let canvas = canvas(1, box)
    expectEqual(canvas.pixel(0, 0), "ffffff")
    expect(canvas.pixel(39, 0) == "ff0000" && canvas.pixel(0, 39) == "ff0000" && canvas.pixel(39, 39) == "ff0000")
  }

  @Test func bordersAreDrawnInsideAndInFront() {
    let box = layer(10, 10, 20, 20, 0xFFFFFF)
    box.borderWidth = 2
    box.borderColor = color(0x00FF00)
    box.addSublayer(layer(0, 0, 20, 20, 0xFF0000))
    let canvas = canvas(1, box)
    expect(canvas.pixel(9, 15) == "ffffff" && canvas.pixel(10, 15) == "00ff00" && canvas.pixel(11, 15) == "00ff00")
    expect(canvas.pixel(12, 15) == "ff0000" && canvas.pixel(28, 28) == "00ff00")
  }

  @Test func shadowsAreOffsetAndBlurred() {
    let box = layer(30, 30, 20, 20, 0xFF0000)
    box.shadowOpacity = 1
    box.shadowRadius = 4
    box.shadowOffset = CGSize(width: 0, height: 10)
    let canvas = canvas(1, box)
    expectEqual(canvas.pixel(40, 40), "ff0000")
    let column = [52, 56, 60, 64, 68].map { Int(canvas.pixel(40, $0).prefix(2), radix: 16)! }
    expect(column == column.sorted() && column[0] < 60 && column[4] > 200, "\(column)")
    expectEqual(canvas.pixel(40, 20), "ffffff")
  }

  @Test func masksShowOnlyTheCoveredPart() {
    let box = layer(0, 0, 40, 40, 0xFF0000)
    box.mask = layer(10, 10, 10, 10, 0x000000)
    let canvas = canvas(1, box)
    expectEqual(canvas.pixel(15, 15), "ff0000")
    expect(canvas.pixel(5, 5) == "ffffff" && canvas.pixel(25, 25) == "ffffff")
    canvas.show { box.mask?.position.x += 10 }
    expect(canvas.pixel(15, 15) == "ffffff" && canvas.pixel(25, 15) == "ff0000")
  }

  @Test func transformsRotateAboutTheAnchorPoint() {
    let bar = layer(20, 30, 40, 20, 0xFF0000)
    bar.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let canvas = canvas(1, bar)
    expect(canvas.pixel(40, 22) == "ff0000" && canvas.pixel(40, 58) == "ff0000")
    expect(canvas.pixel(22, 40) == "ffffff" && canvas.pixel(58, 40) == "ffffff")
  }

  @Test(arguments: [
    (CALayerContentsGravity.topLeft, 10, 40, "bottom left in names, so the lower left corner: the axis points up"),
    (.bottomRight, 40, 10, "the upper right corner"), (.center, 25, 25, "the middle"), (.bottomLeft, 10, 10, "corner"),
  ])
  func contentsAreAlignedByTheirGravity(_ gravity: CALayerContentsGravity, _ x: Int, _ y: Int, _ note: String) {
    let box = layer(5, 5, 40, 40)
    box.contents = solidImage(0x0000FF, 10, 10)
    box.contentsGravity = gravity
    let canvas = canvas(1, box)
    expectEqual(canvas.pixel(x, y), "0000ff", "\(note)")
    let covered = canvas.copy.filter { $0 == 0x0000FF }.count
    expectEqual(covered, 100)
  }

  @Test func aLayerInPerspectiveMayBeLargerThanAPicture() {
    let floor = layer(-6000, 10, 12_000, 20, 0x0000FF)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100_000
    floor.transform = CATransform3DRotate(transform, 0.1, 0, 1, 0)
    let canvas = canvas(1, floor)
    expect(canvas.pixel(10, 20) == "0000ff" && canvas.pixel(30, 20) == "0000ff")
    expect(canvas.pixel(10, 5) == "ffffff" && canvas.pixel(10, 35) == "ffffff")
  }

  @Test func contentsGravityResizesToFillOrFit() {
    let box = layer(0, 0, 40, 20)
    box.contents = solidImage(0x0000FF, 10, 10)
    let canvas = canvas(1, box)
    expectEqual(canvas.copy.filter { $0 == 0x0000FF }.count, 800)
    canvas.show { box.contentsGravity = .resizeAspect }
    expectEqual(canvas.copy.filter { $0 == 0x0000FF }.count, 400)
    canvas.show { box.contentsGravity = .resizeAspectFill }
    expectEqual(canvas.pixel(20, 29), "0000ff", "covers more than the bounds")
    canvas.show { box.masksToBounds = true }
    expectEqual(canvas.copy.filter { $0 == 0x0000FF }.count, 800)
  }

  @Test func contentsCenterStretchesOnlyTheMiddle() {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 6, 6)!
    let data = cairo_image_surface_get_data(surface)!
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<6 {
      for x in 0..<6 {
        let isEdge = x == 0 || y == 0 || x == 5 || y == 5
        UnsafeMutableRawPointer(data + y * stride + x * 4).storeBytes(of: isEdge ? 0xFF0000 : 0x0000FF, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    let box = layer(0, 0, 60, 60)
    box.magnificationFilter = .nearest
    box.contents = CGImage(surface: surface)
    box.contentsCenter = CGRect(x: 1.0 / 6, y: 1.0 / 6, width: 4.0 / 6, height: 4.0 / 6)
    let canvas = canvas(1, box)
    expect(canvas.pixel(0, 30) == "ff0000" && canvas.pixel(1, 30) == "0000ff")
    expect(canvas.pixel(59, 30) == "ff0000" && canvas.pixel(58, 58) == "0000ff")
  }

  @Test func adjacentLayersMeetWithoutASeam() {
    let (a, b) = (layer(0, 0, 10.3, 10, 0xFF0000), layer(10.3, 0, 10, 10, 0xFF0000))
    let canvas = canvas(1, a, b)
    expect((0..<20).allSatisfy { canvas.pixel($0, 5) == "ff0000" })
  }

  @Test func renderInContextDrawsTheModel() {
    CurrentTime.value = 0
    let box = layer(0, 0, 10, 10, 0xFF0000)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    box.add(fade, forKey: nil)
    box.stepAnimations(at: 0.5)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 20, 20)!
    box.render(in: CGContext(surface: surface, scale: 2))
    cairo_surface_flush(surface)
    let data = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    expectEqual(data.load(as: UInt32.self) & 0xFF_FFFF, 0xFF0000)
    expectEqual(box.shown.opacity, 0.5)
    cairo_surface_destroy(surface)
  }
}
