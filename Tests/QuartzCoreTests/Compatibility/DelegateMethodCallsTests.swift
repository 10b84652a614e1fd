import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// Optional methods of a layer's and an animation's delegate, called as on Apple's platforms.
@Suite struct DelegateMethodCallsTests {
  private final class Recorder: NSObject, CALayerDelegate, CAAnimationDelegate {
    var calls: [String] = []

    func display(_ layer: CALayer) { calls.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw \(ctx.width)") }
    func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
    func layoutSublayers(of layer: CALayer) { calls.append("layoutSublayers") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      calls.append("action \(event)")
      return event == "position" ? NSNull() : nil
    }
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
  }

  private final class Silent: NSObject, CALayerDelegate, CAAnimationDelegate {}

  /// - Returns: Whether there is an action for a new position, and for a new opacity.
  private func callEverything(
    _ delegate: (any CALayerDelegate)?, _ animations: (any CAAnimationDelegate)?
  ) throws -> [Bool] {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    let context = try require(
      CGContext(
        data: nil, width: 7, height: 7, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
    delegate?.display?(layer)
    delegate?.draw?(layer, in: context)
    delegate?.layerWillDraw?(layer)
    delegate?.layoutSublayers?(of: layer)
    let position: (any CAAction)? = delegate?.action?(for: layer, forKey: "position")
    let opacity: (any CAAction)? = delegate?.action?(for: layer, forKey: "opacity")
    animations?.animationDidStart?(animation)
    animations?.animationDidStop?(animation, finished: true)
    return [position != nil, opacity != nil]
  }

  @Test func optionalMethodsReachTheDelegate() throws {
    let recorder = Recorder()
    expectEqual(try callEverything(recorder, recorder), [true, false])
    expectEqual(
      recorder.calls,
      [
        "display", "draw 7", "layerWillDraw", "layoutSublayers", "action position", "action opacity", "start",
        "stop true",
      ])
  }

  @Test func aDelegateWithoutTheMethodsHasNoActions() throws {
    let silent = Silent()
    expectEqual(try callEverything(silent, silent), [false, false])
    expectEqual(try callEverything(nil, nil), [false, false])
  }
}
