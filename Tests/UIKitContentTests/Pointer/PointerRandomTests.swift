import Expectations
import Foundation
import Fuzzing
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Views under a pointer that moves at random while the app changes them.
@MainActor @Suite(.serialized) struct PointerRandomTests {
  private final class Counting: NSObject, UIPointerInteractionDelegate {
    /// Regions that the pointer has entered and not left.
    var entered = 0
    var faults: [String] = []
    var giveNoRegion = false
    var effect = 0

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      if interaction.view == nil { faults.append("asked without a view") }
      return giveNoRegion ? nil : defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      guard let view = interaction.view, view.window != nil else { return nil }
      let preview = UITargetedPreview(view: view)
      switch effect {
      case 0: return UIPointerStyle(effect: .lift(preview))
      case 1: return UIPointerStyle(effect: .highlight(preview))
      case 2: return UIPointerStyle(effect: .hover(preview))
      default: return nil
      }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      entered += 1
      if entered != 1 { faults.append("entered \(entered) times") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      entered -= 1
      if entered != 0 { faults.append("left without having been entered") }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6]) func pointerEffectsLeaveNoTraceAfterExit(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 440), scale: 1)
    screen.paintsFrames = false
    let delegates = (0..<4).map { _ in Counting() }
    let views = delegates.indices.map { index in
      let view = UIView(frame: CGRect(x: 20 + 70 * index, y: 60 + 20 * index, width: 90, height: 60))
      view.addInteraction(UIPointerInteraction(delegate: delegates[index]))
      controller.view.addSubview(view)
      return view
    }
    for step in 0..<200 {
      let chosen = number(0..<views.count)
      let interaction = views[chosen].interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first
      switch number(0..<14) {
      case 0: views[chosen].removeFromSuperview()
      case 1: controller.view.addSubview(views[chosen])
      case 2: views[chosen].isHidden.toggle()
      case 3: interaction?.isEnabled.toggle()
      case 4: interaction?.invalidate()
      case 5: delegates[chosen].giveNoRegion.toggle()
      case 6: delegates[chosen].effect = number(0..<4)
      case 7: views[chosen].frame.origin = CGPoint(x: number(0..<230), y: number(20..<300))
      case 8: screen.tap(at: CGPoint(x: number(0..<320), y: number(0..<440)))
      default: screen.hover(at: CGPoint(x: number(0..<320), y: number(0..<440)))
      }
      screen.advance(frames: number(0..<20))
      guard step % 20 == 19 else { continue }
      screen.hover(at: nil)
      screen.advance(by: 1)
      for (index, delegate) in delegates.enumerated() {
        let place = "seed \(seed), step \(step), view \(index)"
        expectEqual(delegate.faults, [], "\(place)")
        expectEqual(delegate.entered, 0, "\(place)")
        expect(views[index].transform == .identity && views[index].alpha == 1, "\(place)")
      }
      let others = controller.view.subviews.filter { view in !views.contains(view) }
      expect(others.isEmpty, "seed \(seed), step \(step): a highlight was left")
    }
  }
}
