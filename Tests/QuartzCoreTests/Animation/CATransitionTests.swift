import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

@Suite(.serialized) struct CATransitionTests {
  private let canvas = Canvas(width: 40, height: 20)
  private let layer = CALayer()
  private let clock = StillClock()

  /// Stands where the test puts it.
  private final class StillClock: MediaClock {
    var mediaTime: CFTimeInterval = 0
    func requestFrame() {}
    @MainActor func startTicking(_ block: @escaping @MainActor (CFTimeInterval) -> Void) -> any MediaTicker {
      preconditionFailure("nothing ticks here")
    }
  }

  /// A layer at (10, 5) of 20 by 10, red on its left half, on white.
  init() {
    canvas.compositor.clock = clock
    layer.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let left = CALayer()
    left.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    left.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(left)
    canvas.show { canvas.root.addSublayer(layer) }
  }

  private func run(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, _ adjust: (CATransition) -> Void = { _ in }
  ) {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    adjust(transition)
    clock.mediaTime = canvas.time
    layer.add(transition, forKey: "some key")
    // What changes is never told to the transition: everything is green afterwards.
    canvas.show {
      layer.sublayers = nil
      layer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    }
  }

  /// The colours at the middle of the layer's four quarters, from left to right.
  private var row: [String] { [12, 17, 22, 27].map { canvas.pixel($0, 10) } }

  private let red = "ff0000"
  private let blue = "0000ff"
  private let green = "00ff00"

  @Test func aFadeBlendsFromOldToNewContent() {
    run(.fade)
    expectEqual(row, [red, red, blue, blue], "at first it looks as before")
    canvas.render(at: 0.5)
    expect(row[0] == "808000" || row[0] == "7f7f00" || row[0] == "7f8000" || row[0] == "807f00", "\(row)")
    expect(canvas.pixel(5, 10) == "ffffff" && canvas.pixel(35, 10) == "ffffff")
    canvas.render(at: 1)
    expectEqual(row, [green, green, green, green])
    expectNil(layer.animationKeys())
    expect(canvas.isAsFromScratch)
  }

  @Test func aTransitionHasItsOwnKey() {
    run(.fade)
    expectEqual(layer.animationKeys(), [kCATransition])
    run(.push)
    expectEqual(layer.animationKeys(), [kCATransition], "a layer has one at a time")
  }

  @Test func pushMovesOldAndNewContentTogether() {
    run(.push, .fromRight)
    canvas.render(at: 0.5)
    expectEqual(row, [blue, blue, green, green])
    expectEqual(canvas.pixel(5, 10), "ffffff", "nothing is seen outside of the layer")
  }

  @Test func pushFromTheLeftRunsTheOtherWay() {
    run(.push, .fromLeft)
    canvas.render(at: 0.5)
    expectEqual(row, [green, green, red, red])
  }

  @Test func moveInMovesNewContentOverTheOld() {
    run(.moveIn, .fromRight)
    canvas.render(at: 0.5)
    expectEqual(row, [red, red, green, green])
  }

  @Test func revealMovesOldContentOffTheNew() {
    run(.reveal, .fromRight)
    canvas.render(at: 0.5)
    expectEqual(row, [blue, blue, green, green])
  }

  @Test func transitionsRunVertically() {
    run(.moveIn, .fromTop)
    canvas.render(at: 0.5)
    expect(canvas.pixel(12, 7) == green && canvas.pixel(12, 12) == red)
    canvas.render(at: 2)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    canvas.render()
    run(.moveIn, .fromBottom)
    canvas.render(at: 2.5)
    expect(canvas.pixel(12, 7) == red && canvas.pixel(12, 12) == green)
  }

  @Test func startAndEndProgressLimitTheTransition() {
    run(.push, .fromRight) {
      $0.startProgress = 0.5
      $0.endProgress = 0.75
    }
    expectEqual(row, [blue, blue, green, green])
    canvas.render(at: 0.999)
    expectEqual(row, [blue, green, green, green])
  }

  @Test func aHiddenLayerIsVisibleDuringItsTransition() {
    run(.push, .fromRight)
    canvas.show { layer.isHidden = true }
    canvas.render(at: 0.5)
    expectEqual(row, [blue, blue, "ffffff", "ffffff"])
    canvas.render(at: 1)
    expectEqual(row, Array(repeating: "ffffff", count: 4))
  }

  @Test func theDelegateIsCalledAndCopiesKeepAllProperties() {
    final class Listener: NSObject, CAAnimationDelegate {
      var ended: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended.append(flag) }
    }
    let listener = Listener()
    run(.fade) { $0.delegate = listener }
    let kept = layer.animation(forKey: kCATransition) as? CATransition
    expect(kept?.duration == 1 && kept?.type == .fade)
    layer.removeAllAnimations()
    canvas.render()
    expectEqual(listener.ended, [false])
    expectEqual(row, [green, green, green, green])
  }
}
