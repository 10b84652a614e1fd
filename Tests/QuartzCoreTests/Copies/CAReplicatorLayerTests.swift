import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Copies of sublayers: their places, colours and times.
@MainActor @Suite(.serialized) struct CAReplicatorLayerTests {
  private let canvas = Canvas()
  private let replicator = CAReplicatorLayer()
  private let dot = layer(10, 10, 10, 10, 0xFF0000)

  init() {
    CurrentTime.value = 0
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.addSublayer(dot)
    canvas.show { canvas.root.addSublayer(replicator) }
  }

  /// Shows a frame of a time.
  private func show(at time: CFTimeInterval) {
    CurrentTime.value = time
    canvas.render(at: time)
  }

  @Test func theDefaultsShowTheSublayersAsTheyAre() {
    expect(replicator.instanceCount == 1 && replicator.instanceDelay == 0 && !replicator.preservesDepth)
    expect(CATransform3DIsIdentity(replicator.instanceTransform) && replicator.instanceColor == .white)
    expect(canvas.pixel(15, 15) == "ff0000" && canvas.pixel(35, 15) == "ffffff")
  }

  @Test func eachCopyIsMovedAgainstTheOneBefore() {
    canvas.show {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
    }
    expect(canvas.pixel(15, 15) == "ff0000" && canvas.pixel(35, 20) == "ff0000" && canvas.pixel(55, 25) == "ff0000")
    expect(canvas.pixel(75, 30) == "ffffff" && canvas.pixel(35, 12) == "ffffff")
    expect(canvas.isAsFromScratch)
    canvas.show { replicator.instanceCount = 0 }
    expectEqual(canvas.pixel(15, 15), "ffffff")
  }

  @Test func copiesTurnAboutTheMiddleOfTheBounds() {
    canvas.show {
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    for (x, y) in [(15, 15), (85, 15), (85, 85), (15, 85)] { expectEqual(canvas.pixel(x, y), "ff0000") }
  }

  @Test func coloursAreMultipliedAndChangeFromCopyToCopy() {
    canvas.show {
      dot.backgroundColor = color(0xFFFFFF)
      canvas.root.backgroundColor = color(0x000000)
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      replicator.instanceRedOffset = -0.5
      replicator.instanceGreenOffset = 0.5
      replicator.instanceBlueOffset = 0.2
    }
    expectEqual([15, 35, 55].map { canvas.pixel($0, 15) }, ["ff8000", "80ff33", "00ff66"])
    canvas.show {
      replicator.instanceColor = .white
      replicator.instanceRedOffset = 0
      replicator.instanceGreenOffset = 0
      replicator.instanceBlueOffset = 0
      replicator.instanceAlphaOffset = -0.5
    }
    expectEqual([15, 35, 55].map { canvas.pixel($0, 15) }, ["ffffff", "808080", "000000"])
    expect(canvas.isAsFromScratch)
  }

  @Test func animationsOfCopiesRunLater() {
    canvas.show {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceDelay = 1
    }
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 15
    move.toValue = 75
    move.duration = 3
    move.fillMode = .backwards
    CurrentTime.value = 0
    dot.add(move, forKey: nil)
    show(at: 2)
    // Forty, twenty and no points of the way.
    expect(canvas.pixel(15, 55) == "ff0000" && canvas.pixel(35, 35) == "ff0000" && canvas.pixel(55, 15) == "ff0000")
    expect(canvas.pixel(35, 55) == "ffffff" && canvas.pixel(55, 35) == "ffffff")
    expect(canvas.isAsFromScratch)
  }

  @Test func copiesFinishWhenTheSublayerItselfHas() {
    canvas.show {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceDelay = 1
    }
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 15
    move.toValue = 75
    move.duration = 3
    CurrentTime.value = 0
    dot.add(move, forKey: "move")
    show(at: 0)
    show(at: 3)
    expect(canvas.pixel(15, 15) == "ff0000" && dot.animationKeys() == nil, "the dot itself is where it belongs")
    expect(canvas.pixel(35, 55) == "ff0000" && canvas.pixel(55, 35) == "ff0000")
    expectEqual(canvas.compositor.animationsEnd, 5)
    show(at: 4.5)
    expect(canvas.pixel(35, 15) == "ff0000" && canvas.pixel(55, 65) == "ff0000")
    expect(canvas.compositor.hasRunningAnimations)
    show(at: 5.1)
    expectEqual([15, 35, 55].map { canvas.pixel($0, 15) }, ["ff0000", "ff0000", "ff0000"])
    expect(!canvas.compositor.hasRunningAnimations && dot.animations == nil)
  }

  @Test func theReplicatorsOwnValuesAreAnimated() {
    canvas.show { replicator.instanceCount = 2 }
    let spread = CABasicAnimation(keyPath: "instanceTransform")
    spread.fromValue = CATransform3DIdentity
    spread.toValue = CATransform3DMakeTranslation(40, 0, 0)
    spread.duration = 2
    CurrentTime.value = 0
    replicator.add(spread, forKey: nil)
    show(at: 1)
    expect(canvas.pixel(35, 15) == "ff0000" && canvas.pixel(55, 15) == "ffffff")
  }

  @Test func nestedReplicatorsMultiplyCopiesAndDelays() {
    let outer = CAReplicatorLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    canvas.show {
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      replicator.instanceDelay = 1
      outer.instanceCount = 2
      outer.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
      outer.instanceDelay = 2
      outer.addSublayer(replicator)
      canvas.root.addSublayer(outer)
    }
    let move = CABasicAnimation(keyPath: "position.y")
    move.fromValue = 15
    move.toValue = 75
    move.duration = 6
    CurrentTime.value = 0
    dot.add(move, forKey: nil)
    show(at: 5)
    expectEqual(
      [(15, 65), (35, 55), (55, 45), (75, 35)].map { canvas.pixel($0.0, $0.1) }, Array(repeating: "ff0000", count: 4))
  }

  @Test func depthDecidesTheOrderOnlyIfItIsPreserved() {
    canvas.show {
      dot.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, -50)
      replicator.instanceRedOffset = -1
    }
    expectEqual(canvas.pixel(50, 30), "000000", "the later copy is in front")
    canvas.show { replicator.preservesDepth = true }
    expect(canvas.pixel(50, 30) == "ff0000" && canvas.pixel(65, 30) == "000000")
  }

  @Test func copiesInPerspectiveBecomeSmaller() {
    var far = CATransform3DIdentity
    far.m34 = -1 / 100
    canvas.show {
      dot.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
      replicator.sublayerTransform = far
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -100)
      replicator.instanceRedOffset = -1
    }
    expect(canvas.pixel(50, 50) == "000000" && canvas.pixel(42, 42) == "000000" && canvas.pixel(37, 37) == "ff0000")
  }

  @Test func onlyTheSublayerItselfIsHit() {
    canvas.show {
      replicator.instanceCount = 2
      replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    }
    expect(
      replicator.hitTest(CGPoint(x: 15, y: 15)) === dot && replicator.hitTest(CGPoint(x: 35, y: 15)) === replicator)
  }

  @Test func aClippedReplicatorCutsItsCopies() {
    canvas.show {
      replicator.frame = CGRect(x: 0, y: 0, width: 30, height: 100)
      replicator.masksToBounds = true
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(15, 0, 0)
    }
    expect(canvas.pixel(27, 15) == "ff0000" && canvas.pixel(32, 15) == "ffffff")
  }

  @Test func aPresentationCopyHasTheShownValues() throws {
    replicator.instanceCount = 5
    replicator.instanceDelay = 0.5
    let copy = CAReplicatorLayer(layer: replicator)
    expect(copy.instanceCount == 5 && copy.instanceDelay == 0.5)
  }
}
