import CoreGraphics
import Testing

@testable import UIKit

private class Plain: UIView {
  override func layoutSubviews() {}
}

private class Drawing: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class BelowDrawing: Drawing {}

@MainActor
struct DrawingOverrideTests {
  @Test func onlyClassesThatOverrideDrawAreDrawn() {
    #expect(!DrawingOverride.draws(UIView.self))
    #expect(!DrawingOverride.draws(Plain.self))
    #expect(!DrawingOverride.draws(UIWindow.self))
    #expect(DrawingOverride.draws(Drawing.self))
    #expect(DrawingOverride.draws(BelowDrawing.self))
  }

  @Test func aViewThatDrawsDrawsItsLayer() {
    let (drawing, plain) = (Drawing(), Plain())
    #expect(drawing.layer.contentDrawing === drawing)
    #expect(plain.layer.contentDrawing == nil)
  }
}
