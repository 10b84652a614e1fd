import Expectations
import QuartzCore
import Testing

@MainActor @Suite struct LayerLayoutTests {
  /// A layer that asks for layout again whenever it was laid out, as often as it is told to.
  final class RestlessLayer: CALayer {
    var restlessness = 0
    private(set) var layoutCount = 0

    override func layoutSublayers() {
      layoutCount += 1
      if layoutCount <= restlessness { setNeedsLayout() }
    }
  }

  @Test func layoutThatRequestsLayoutIsRepeated() {
    let layer = RestlessLayer()
    layer.restlessness = 5
    layer.setNeedsLayout()
    layer.layoutTreeIfNeeded()
    expectEqual(layer.layoutCount, 6)
    expect(!layer.needsLayout())
  }

  /// Puts a new sublayer in the place of its old one, and resizes itself, each time.
  final class RebuildingLayer: CALayer {
    private(set) var layoutCount = 0

    override func layoutSublayers() {
      layoutCount += 1
      sublayers?.forEach { $0.removeFromSuperlayer() }
      addSublayer(CALayer())
      bounds.size.height += 1
    }
  }

  @Test func changesDuringALayersOwnLayoutRequestNoOther() {
    let layer = RebuildingLayer()
    layer.setNeedsLayout()
    layer.layoutTreeIfNeeded()
    expect(layer.layoutCount == 1 && layer.sublayers?.count == 1 && !layer.needsLayout())
    layer.addSublayer(CALayer())
    expect(layer.needsLayout())
    layer.layoutTreeIfNeeded()
    expect(layer.layoutCount == 2 && layer.sublayers?.count == 1)
    layer.bounds.size.width = 10
    expect(layer.needsLayout())
  }

  @Test func layoutThatNeverSettlesIsStopped() {
    let root = CALayer()
    let layer = RestlessLayer()
    root.addSublayer(layer)
    layer.restlessness = .max
    layer.setNeedsLayout()
    root.layoutTreeIfNeeded()
    expect((2...1000).contains(layer.layoutCount))
    expect(!layer.needsLayout())
    // What asks again later is laid out again.
    let count = layer.layoutCount
    layer.restlessness = 0
    layer.setNeedsLayout()
    root.layoutTreeIfNeeded()
    expectEqual(layer.layoutCount, count + 1)
  }
}
