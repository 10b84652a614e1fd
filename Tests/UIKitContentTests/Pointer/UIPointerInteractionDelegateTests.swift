import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// The calls of pointer interactions: a view goes in each, and their order.
@MainActor @Suite(.serialized) struct UIPointerInteractionDelegateTests {
  private let trace = GoldenTrace()
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  private final class Teller: NSObject, UIPointerInteractionDelegate {
    weak var holdings: Holdings?

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      holdings?.tell()
      return request.location.x < 100
        ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 100, height: 60)) : defaultRegion
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      holdings?.tell()
      // A preview needs a view that is in a window still.
      return interaction.view.flatMap { view in
        view.window.map { _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
      }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      holdings?.tell()
      animator.addAnimations { [weak holdings] in holdings?.tell("animation") }
      animator.addCompletion { [weak holdings] _ in holdings?.tell("completion") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { holdings?.tell() }
  }

  @Test func theScreenMayBeReleasedInPointerCallbacks() throws {
    try Use(
      name: "pointer",
      calls: [
        "pointerInteraction(_:regionFor:defaultRegion:)", "pointerInteraction(_:styleFor:)",
        "pointerInteraction(_:willEnter:animator:)", "pointerInteraction(_:willExit:animator:)", "animation",
        "completion",
      ],
      build: { holdings in
        let teller = Teller()
        teller.holdings = holdings
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.addInteraction(UIPointerInteraction(delegate: teller))
        holdings.hold(teller)
        holdings.show(view, frame: CGRect(x: 60, y: 100, width: 160, height: 60))
      },
      perform: { holdings in
        let screen = holdings.screen
        for x in [80.0, 90, 200, 300, 120] {
          screen.hover(at: CGPoint(x: x, y: 120))
          screen.advance(by: 0.4)
        }
        screen.hover(at: nil)
        screen.advance(by: 0.4)
      }
    ).leaveAtEachCall()
  }

  // MARK: The order of the calls, as a file beside this one

  private final class Pointing: NSObject, UIPointerInteractionDelegate {
    let note: (String) -> Void

    private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0)" } ?? "none" }

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      note("regionFor \(Int(request.location.x)),\(Int(request.location.y))")
      let half = CGRect(x: request.location.x < 80 ? 0 : 80, y: 0, width: 80, height: 60)
      return UIPointerRegion(rect: half, identifier: request.location.x < 80 ? "left" : "right")
    }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      note("styleFor \(name(region))")
      return UIPointerStyle(shape: .verticalBeam(length: 20))
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      note("willEnter \(name(region))")
      animator.addAnimations { [note] in note("enter animations") }
      animator.addCompletion { [note] in note("enter completion \($0)") }
    }
    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      note("willExit \(name(region))")
      animator.addCompletion { [note] in note("exit completion \($0)") }
    }
  }

  @Test func pointerCallbacksMatchTheirTrace() {
    let recorder = trace.recorder
    let delegate = Pointing { recorder.note(method: $0) }
    let view = UIView(frame: CGRect(x: 60, y: 100, width: 160, height: 60))
    view.backgroundColor = .systemBlue
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    screen.advance(frames: 2)
    func hover(_ heading: String, _ point: CGPoint?) {
      trace.during(heading) {
        screen.hover(at: point)
        screen.advance(by: 0.5)
      }
    }
    hover("over the left part", CGPoint(x: 80, y: 120))
    hover("further within it", CGPoint(x: 90, y: 120))
    hover("over the right part", CGPoint(x: 180, y: 120))
    trace.during("invalidated") {
      interaction.invalidate()
      screen.advance(by: 0.5)
    }
    hover("beside the view", CGPoint(x: 300, y: 300))
    hover("over the view again", CGPoint(x: 180, y: 120))
    trace.during("disabled") {
      interaction.isEnabled = false
      screen.advance(by: 0.5)
    }
    trace.during("enabled") {
      interaction.isEnabled = true
      screen.advance(by: 0.5)
    }
    hover("out of the window", nil)
    hover("in it again", CGPoint(x: 80, y: 120))
    trace.during("the view is taken away") {
      view.removeFromSuperview()
      screen.hover(at: CGPoint(x: 80, y: 121))
      screen.advance(by: 0.5)
    }
    expectGolden(trace.text, "pointer")
  }
}
