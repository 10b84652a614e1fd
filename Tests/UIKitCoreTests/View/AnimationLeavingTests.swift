import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A view goes in each call that animations, layout and drawing make, and nothing stops.
@MainActor @Suite(.serialized) struct AnimationLeavingTests {
  private final class Told: UIView {
    weak var holdings: Holdings?

    override func layoutSubviews() {
      super.layoutSubviews()
      holdings?.tell()
    }
    override func draw(_ rect: CGRect) { holdings?.tell("draw") }
    override func didMoveToWindow() { holdings?.tell() }
    override func didMoveToSuperview() { holdings?.tell() }
    override func willMove(toWindow newWindow: UIWindow?) { holdings?.tell("willMove(toWindow:)") }
    override func willMove(toSuperview newSuperview: UIView?) { holdings?.tell("willMove(toSuperview:)") }
    override func didAddSubview(_ subview: UIView) { holdings?.tell() }
    override func willRemoveSubview(_ subview: UIView) { holdings?.tell() }
    override func safeAreaInsetsDidChange() { holdings?.tell() }
    override func tintColorDidChange() { holdings?.tell() }
    override func updateConstraints() {
      super.updateConstraints()
      holdings?.tell()
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      holdings?.tell("hitTest")
      return super.hitTest(point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { holdings?.tell("touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { holdings?.tell("touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { holdings?.tell("touchesEnded") }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { holdings?.tell("pressesBegan") }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { holdings?.tell("pressesEnded") }
    override func becomeFirstResponder() -> Bool {
      holdings?.tell()
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      holdings?.tell()
      return super.resignFirstResponder()
    }
  }

  @Test func theScreenMayBeReleasedInAnimationCallbacks() throws {
    try Use(
      name: "animations",
      calls: [
        "completion", "spring", "keyframes", "transition", "animator", "animator's animations", "layoutSubviews()",
        "touchesBegan", "touchesMoved", "touchesEnded", "pressesBegan", "updateConstraints()",
        "becomeFirstResponder()", "hitTest", "animation",
      ],
      build: { holdings in
        let view = Told()
        view.holdings = holdings
        holdings.show(view, frame: CGRect(x: 20, y: 20, width: 200, height: 200))
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func view() -> UIView? { holdings.view.object }
        func done(_ name: String) -> @MainActor (Bool) -> Void { { [weak holdings] _ in holdings?.tell(name) } }
        if view() != nil {
          UIView.animate(
            withDuration: 0.3,
            animations: { [weak holdings] in
              holdings?.view.object?.alpha = 0.5
              holdings?.tell("animation")
              holdings?.view.object?.frame.size.width = 150
              holdings?.view.object?.layoutIfNeeded()
            }, completion: done("completion"))
        }
        screen.advance(by: 0.5)
        if let view = view() {
          UIView.animate(
            withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { [weak view] in view?.center.x += 20 }, completion: done("spring"))
        }
        screen.advance(by: 1)
        if let view = view() {
          UIView.animateKeyframes(
            withDuration: 0.3, delay: 0,
            animations: { [weak view] in
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view?.center.x += 20 }
            }, completion: done("keyframes"))
        }
        screen.advance(by: 1)
        if let view = view() {
          UIView.transition(
            with: view, duration: 0.3, options: .transitionCrossDissolve,
            animations: { [weak view] in view?.addSubview(UIView()) }, completion: done("transition"))
        }
        screen.advance(by: 1)
        if view() != nil {
          let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [weak holdings] in
            holdings?.view.object?.alpha = 1
            holdings?.tell("animator's animations")
          }
          animator.addCompletion { [weak holdings] _ in holdings?.tell("animator") }
          holdings.watch("animator", animator)
          animator.startAnimation()
        }
        screen.advance(by: 1)
        view()?.setNeedsUpdateConstraints()
        view()?.setNeedsDisplay()
        view()?.tintColor = .red
        view()?.subviews.first?.removeFromSuperview()
        screen.advance(frames: 2)
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 150))
        view()?.becomeFirstResponder()
        screen.press(.keyboardA)
        view()?.resignFirstResponder()
        screen.advance(frames: 2)
      }
    ).leaveAtEachCall()
  }

  /// Draws and lays out a layer, and hears of its animations.
  private final class LayerTeller: NSObject, CALayerDelegate, CAAnimationDelegate, @unchecked Sendable {
    nonisolated(unsafe) weak var holdings: Holdings?
    /// Whether the layer goes alone, in the call of this name.
    nonisolated(unsafe) var leavesAlone: String?
    nonisolated(unsafe) var layer: CALayer?

    private nonisolated func tell(_ name: String = #function) {
      MainActor.assumeIsolated {
        holdings?.tell(name)
        guard leavesAlone == name, holdings?.counts[name] != nil, let gone = layer else { return }
        layer = nil
        gone.removeFromSuperlayer()
      }
    }

    nonisolated func draw(_ layer: CALayer, in ctx: CGContext) { tell() }
    nonisolated func layerWillDraw(_ layer: CALayer) { tell() }
    nonisolated func layoutSublayers(of layer: CALayer) { tell() }
    nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      tell()
      return nil
    }
    nonisolated func animationDidStart(_ anim: CAAnimation) { tell() }
    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell() }
  }

  private static let layerCalls = [
    "draw(_:in:)", "layerWillDraw(_:)", "layoutSublayers(of:)",
  ]

  private static func showLayer(_ holdings: Holdings, leavesAlone: String? = nil) {
    let view = UIView()
    let teller = LayerTeller()
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.addSublayer(CALayer())
    layer.delegate = teller
    (teller.holdings, teller.layer, teller.leavesAlone) = (holdings, layer, leavesAlone)
    view.layer.addSublayer(layer)
    holdings.watch("layer", layer)
    holdings.hold(teller)
    holdings.screen.paintsFrames = true
    holdings.show(view, frame: CGRect(x: 20, y: 20, width: 200, height: 200))
  }

  private static func useLayer(_ holdings: Holdings) {
    let screen = holdings.screen
    @MainActor func layer() -> CALayer? { holdings.held(LayerTeller.self)?.layer }
    layer()?.setNeedsDisplay()
    layer()?.setNeedsLayout()
    screen.advance(frames: 2)
    layer()?.opacity = 0.5
    screen.advance(by: 0.5)
    if let layer = layer() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 0.2
      animation.delegate = holdings.held(LayerTeller.self)
      layer.add(animation, forKey: "opacity")
    }
    screen.advance(by: 0.5)
    layer()?.displayIfNeeded()
    layer()?.layoutIfNeeded()
    screen.advance(frames: 2)
  }

  @Test func aLayerMayBeReleasedInItsCallbacks() throws {
    for call in Self.layerCalls {
      let holdings = Holdings()
      Self.showLayer(holdings, leavesAlone: call)
      Self.useLayer(holdings)
      holdings.settle()
      expect(holdings.counts[call] != nil)
      expect(!holdings.remaining.contains("layer"), "\(call)")
      holdings.end()
    }
  }
}
