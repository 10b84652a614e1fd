import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// A layer of an app's own, with a property that its copies take over.
private final class DialLayer: CALayer {
  var angle: CGFloat
  private(set) var copies = 0

  override init() {
    angle = 1
    super.init()
  }

  override init(layer: Any) {
    angle = (layer as? DialLayer)?.angle ?? 0
    super.init(layer: layer)
    copies += 1
  }

  required init?(coder: NSCoder) {
    angle = 0
    super.init(coder: coder)
  }
}

/// Inherits every initialiser.
private final class PlainLayer: CALayer {
  var number = 4
}

/// Draws a shape, with an initialiser of its own alone.
private final class BadgeLayer: CAShapeLayer {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

@MainActor @Suite(.serialized) struct PresentationTests {
  private func show(_ layer: CALayer) -> Canvas {
    CurrentTime.value = 0
    let canvas = Canvas()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.root.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 25
    animation.duration = 1
    layer.add(animation, forKey: nil)
    canvas.render(at: 0.5)
    return canvas
  }

  @Test func aCustomLayerIsCopiedByInitLayer() throws {
    let layer = DialLayer()
    layer.angle = 2.5
    let canvas = show(layer)
    let presentation = try require(layer.presentation())
    expect(type(of: presentation) == DialLayer.self)
    expectEqual(presentation.angle, 2.5)
    expectEqual(presentation.copies, 1)
    expectEqual(presentation.position.x, 15)
    expect(presentation.model() === layer)
    expectNil(presentation.presentation())
    expectEqual(layer.copies, 0)
    withExtendedLifetime(canvas) {}
  }

  @Test func aLayerThatInheritsInitLayerIsCopiedWithDefaultValues() throws {
    let layer = PlainLayer()
    layer.number = 9
    let canvas = show(layer)
    let presentation = try require(layer.presentation())
    expectEqual(presentation.number, 4)
    expectEqual(presentation.position.x, 15)
    withExtendedLifetime(canvas) {}
  }

  @Test func presentationLayersOfShapesAndGradientsKeepTheirValues() throws {
    let layer = CAShapeLayer()
    layer.lineWidth = 7
    let canvas = show(layer)
    expectEqual(try require(layer.presentation()).lineWidth, 7)
    let gradient = CAGradientLayer()
    gradient.startPoint = CGPoint(x: 0.25, y: 0)
    let second = show(gradient)
    expectEqual(try require(gradient.presentation()).startPoint.x, 0.25)
    withExtendedLifetime((canvas, second)) {}
  }

  @Test func aLayerWithoutInitLayerStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let canvas = Canvas()
        let layer = BadgeLayer(count: 3)
        canvas.root.addSublayer(layer)
        canvas.render(at: 0)
        _ = layer.presentation()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Use of unimplemented initializer 'init(layer:)'"))
  }
}
