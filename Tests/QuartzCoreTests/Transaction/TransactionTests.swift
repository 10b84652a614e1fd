import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct TransactionTests {
  @Test func theInnermostTransactionsSettingsApply() {
    expectEqual(CATransaction.animationDuration(), 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.begin()
    expectEqual(CATransaction.animationDuration(), 1)
    CATransaction.setDisableActions(true)
    CATransaction.setValue(3, forKey: "own")
    expectEqual(CATransaction.value(forKey: "own") as? Int, 3)
    CATransaction.commit()
    expect(!CATransaction.disableActions() && CATransaction.value(forKey: "own") == nil)
    CATransaction.commit()
    expectEqual(CATransaction.animationDuration(), 0.25)
  }

  @Test func visibleLayersAnimateImplicitly() {
    CurrentTime.value = 0
    let canvas = Canvas()
    let box = layer(0, 0, 10, 10, 0xFF0000)
    canvas.root.addSublayer(box)
    box.position.x = 20
    expectNil(box.animationKeys(), "a layer that was not seen has nothing to animate from")
    canvas.render(at: 0)
    box.position.x = 40
    expectEqual(box.animationKeys(), ["position"])
    expectEqual(box.position.x, 40)
    canvas.render(at: 0)
    expectEqual(box.presentation()?.position.x, 20)
    canvas.render(at: 0.25)
    expectNil(box.animationKeys())
    CATransaction.withoutActions { box.position.x = 60 }
    expectNil(box.animationKeys())
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    box.opacity = 0.5
    CATransaction.commit()
    expectEqual(box.animation(forKey: "opacity")?.duration, 2)
  }

  @Test func layersInsideRowsAnimateImplicitly() {
    CurrentTime.value = 0
    let canvas = Canvas()
    let scroll = layer(0, 0, 100, 100)
    scroll.isScrollContainer = true
    let row = layer(0, 0, 100, 20, 0x00FF00)
    let dot = layer(5, 5, 10, 10, 0xFF0000)
    row.addSublayer(dot)
    scroll.addSublayer(row)
    canvas.root.addSublayer(scroll)
    canvas.render(at: 0)
    dot.position.x = 50
    expectEqual(dot.animationKeys(), ["position"])
    canvas.render(at: 0.25)
    expect(canvas.pixel(50, 10) == "ff0000" && canvas.pixel(10, 10) == "00ff00")
  }

  @Test func hiddenLayersInsideRowsAppearGradually() {
    CurrentTime.value = 0
    let canvas = Canvas()
    let scroll = layer(0, 0, 100, 100)
    scroll.isScrollContainer = true
    let row = layer(0, 0, 100, 20, 0x00FF00)
    let dot = layer(5, 5, 10, 10, 0xFF0000)
    dot.opacity = 0
    row.addSublayer(dot)
    scroll.addSublayer(row)
    canvas.root.addSublayer(scroll)
    canvas.render(at: 0)
    dot.opacity = 1
    expectEqual(dot.animationKeys(), ["opacity"])
  }

  @Test func delegatesDecideOnActions() {
    final class Delegate: NSObject, CALayerDelegate {
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return NSNull()
      }
    }
    CurrentTime.value = 0
    let canvas = Canvas()
    let box = layer(0, 0, 10, 10, 0xFF0000)
    canvas.root.addSublayer(box)
    canvas.render(at: 0)
    let delegate = Delegate()
    box.delegate = delegate
    box.opacity = 0.5
    box.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    expectEqual(delegate.asked, ["opacity", "bounds", "position"])
    expectNil(box.animationKeys())
  }

  @Test func theCompletionBlockWaitsForItsAnimations() {
    CurrentTime.value = 0
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("empty") }
    CATransaction.commit()
    expectEqual(log, ["empty"])

    let canvas = Canvas()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.5
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    canvas.root.add(animation, forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    animation.duration = 0.25
    canvas.root.add(animation, forKey: "b")
    CATransaction.commit()
    CATransaction.commit()
    canvas.render(at: 0.2)
    expectEqual(log, ["empty"])
    canvas.render(at: 0.25)
    expectEqual(log, ["empty", "inner"])
    canvas.render(at: 0.5)
    expectEqual(log, ["empty", "inner", "outer"])
  }

  @Test func threadsHaveTheirOwnTransactions() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    nonisolated(unsafe) var other = true
    let thread = Thread { other = CATransaction.disableActions() }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    expect(!other && CATransaction.disableActions())
    CATransaction.commit()
  }
}
