import CAllocations
import CoreGraphics
import Expectations
import Testing
import UIKit

@testable import UIKitCore

private class Plain: UIView {
  override func layoutSubviews() {}
}

private class Drawing: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class BelowDrawing: Drawing {}

@MainActor
struct DrawingOverrideTests {
  @Test func onlyOverridesOfDrawAreDetected() {
    expect(!DrawingOverride.draws(UIView.self))
    expect(!DrawingOverride.draws(Plain.self))
    expect(!DrawingOverride.draws(UIWindow.self))
    expect(DrawingOverride.draws(Drawing.self))
    expect(DrawingOverride.draws(BelowDrawing.self))
  }

  @Test func aDrawingViewDrawsItsLayersContents() {
    let (drawing, plain) = (Drawing(), Plain())
    expect(drawing.layer.contentDrawing === drawing)
    expectNil(plain.layer.contentDrawing)
  }

  /// To find out that nobody draws no bitmap as large as the view is made.
  @Test func aViewWithoutDrawCreatesNoBitmap() {
    let view = Plain(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    view.setNeedsDisplay()
    expect(view.layer.needsDisplay())
    let before = allocation_count_of_thread()
    view.layer.displayIfNeeded()
    expectEqual(allocation_count_of_thread(), before)
    expect(view.layer.contents == nil && !view.layer.needsDisplay())
  }

  @Test func aCustomLayerClassDrawsItself() {
    final class DrawnLayer: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(gray: 0, alpha: 1))
        ctx.fill(bounds)
      }
    }
    final class View: UIView {
      override class var layerClass: AnyClass { DrawnLayer.self }
    }
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    expect(view.layer.contents != nil)
  }
}
