import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

@Suite struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

  @Test func insertsBesideSiblings() {
    let root = CALayer()
    let (a, b, c) = (named("a"), named("b"), named("c"))
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    root.insertSublayer(c, above: b)
    expectEqual(names(root), "bca")
    root.insertSublayer(a, at: 0)
    expectEqual(names(root), "abc")
    root.insertSublayer(a, above: c)
    expectEqual(names(root), "bca")
    root.replaceSublayer(c, with: named("d"))
    expect(names(root) == "bda" && c.superlayer == nil)
    root.sublayers = [a, c]
    expect(names(root) == "ac" && b.superlayer == nil)
  }

  @Test func aLayerHasOneSuperlayer() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    expectNil(first.sublayers)
    expect(child.superlayer === second)
  }

  @Test func sublayersOutliveTheirSuperlayer() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      expect(child.superlayer === parent)
    }
    expectNil(child.superlayer)
  }

  @Test func countsScrollContainersAmongSublayers() {
    let (root, middle, scroll) = (CALayer(), CALayer(), CALayer())
    scroll.isScrollContainer = true
    middle.addSublayer(scroll)
    root.addSublayer(middle)
    expectEqual(root.openCount, 1)
    middle.removeFromSuperlayer()
    expect(root.openCount == 0 && middle.openCount == 1)
    scroll.isScrollContainer = false
    expectEqual(middle.openCount, 0)
  }

  @Test func layoutRunsTopDownOnLayersThatNeedIt() {
    final class Recorder: NSObject, CALayerDelegate {
      var order: [String] = []
      func layoutSublayers(of layer: CALayer) { order.append(layer.name ?? "") }
    }
    let recorder = Recorder()
    let (root, child, leaf) = (named("root"), named("child"), named("leaf"))
    root.addSublayer(child)
    child.addSublayer(leaf)
    for layer in [root, child, leaf] { layer.delegate = recorder }
    root.layoutTreeIfNeeded()
    recorder.order = []
    leaf.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(recorder.order, ["root", "leaf"])
    recorder.order = []
    root.layoutIfNeeded()
    expect(recorder.order.isEmpty)
    child.bounds.size = CGSize(width: 5, height: 5)
    root.layoutTreeIfNeeded()
    expectEqual(recorder.order, ["child"])
  }

  @Test func setNeedsDisplayDrawsOnce() {
    final class Drawer: NSObject, CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.setFillColor(.black)
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let drawer = Drawer()
    let layer = CALayer()
    layer.delegate = drawer
    layer.contentsScale = 2
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
    layer.displayIfNeeded()
    expect(drawer.count == 0 && layer.contents == nil)
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expectEqual(drawer.count, 1)
    let image = layer.contents as? CGImage
    expect(image?.width == 20 && image?.height == 10)
  }

  @Test func aLayerWithoutDrawingHasNoContents() {
    final class Silent: NSObject, CALayerDelegate {}
    let silent = Silent()
    let layer = CALayer()
    layer.delegate = silent
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    expectNil(layer.contents)
  }
}
