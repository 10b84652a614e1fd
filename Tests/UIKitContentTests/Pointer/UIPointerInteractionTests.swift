import Expectations
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Pointer interactions: regions, effects and what they leave behind, life times.
@MainActor @Suite(.serialized) struct UIPointerInteractionTests {
  @MainActor private final class Styler: NSObject, UIPointerInteractionDelegate {
    var effect: (UITargetedPreview) -> UIPointerEffect = { .lift($0) }
    var shape: UIPointerShape?
    var isStyleEnabled = true
    private(set) var calls: [String] = []
    var whenEntered: () -> Void = {}

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      calls.append("style")
      guard let view = interaction.view else { return nil }
      let style = UIPointerStyle(effect: effect(UITargetedPreview(view: view)), shape: shape)
      style.isEnabled = isStyleEnabled
      return style
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      calls.append("enter")
      whenEntered()
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { calls.append("exit") }
  }

  private let controller = UIViewController()
  private let card = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 60))
  private let styler = Styler()
  private let interaction: UIPointerInteraction
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 300, height: 300), scale: 1)
    card.backgroundColor = .systemBlue
    controller.view.addSubview(card)
    interaction = UIPointerInteraction(delegate: styler)
    card.addInteraction(interaction)
    screen.advance(frames: 2)
  }

  private func point(_ isInside: Bool) {
    screen.hover(at: isInside ? CGPoint(x: 100, y: 90) : CGPoint(x: 280, y: 280))
    screen.advance(by: 0.5)
  }

  private var others: [UIView] { controller.view.subviews.filter { $0 !== card } }

  @Test func aLiftEffectEndsWhenThePointerExits() {
    point(true)
    expect(abs(card.frame.width - 112) < 0.001 && abs(card.frame.height - 67.2) < 0.001, "six points at each end")
    expect(card.center == CGPoint(x: 110, y: 90) && card.layer.shadowOpacity > 0)
    expect(others.isEmpty)
    point(false)
    expect(card.frame == CGRect(x: 60, y: 60, width: 100, height: 60) && card.layer.shadowOpacity == 0)
    expectEqual(styler.calls, ["style", "enter", "exit"])
  }

  @Test func theAppsTransformOutlivesALiftEffect() {
    point(true)
    card.transform = CGAffineTransform(rotationAngle: 1)
    point(false)
    expectEqual(card.transform, CGAffineTransform(rotationAngle: 1))
  }

  @Test func aHighlightEffectLiesBehindTheView() throws {
    styler.effect = { .highlight($0) }
    point(true)
    let ground = try require(others.first)
    expect(controller.view.subviews.firstIndex(of: ground)! < controller.view.subviews.firstIndex(of: card)!)
    expect(ground.frame == CGRect(x: 56, y: 56, width: 108, height: 68) && ground.alpha == 1)
    expect(!ground.isUserInteractionEnabled && ground.layer.cornerRadius == UIPointerShape.defaultCornerRadius)
    expectEqual(card.transform, .identity)
    point(false)
    expect(others.isEmpty)
  }

  @Test func pointerShapesShapeTheHighlight() throws {
    styler.effect = { .highlight($0) }
    styler.shape = .roundedRect(CGRect(x: 40, y: 50, width: 140, height: 80), radius: 20)
    point(true)
    expect(
      others.first?.frame == CGRect(x: 40, y: 50, width: 140, height: 80) && others.first?.layer.cornerRadius == 20)
    point(false)
    styler.shape = .path(UIBezierPath(rect: CGRect(x: 50, y: 50, width: 60, height: 70)))
    point(true)
    expectEqual(others.first?.frame, CGRect(x: 50, y: 50, width: 60, height: 70))
  }

  @Test func hoverEffectsApplyTintShadowAndScale() throws {
    styler.effect = { .hover($0, preferredTintMode: .overlay, prefersShadow: true, prefersScaledContent: false) }
    point(true)
    let ground = try require(others.first)
    expect(ground.frame == card.frame && card.transform == .identity && card.layer.shadowOpacity > 0)
    expect(controller.view.subviews.firstIndex(of: ground)! > controller.view.subviews.firstIndex(of: card)!)
    point(false)
    styler.effect = { .hover($0, preferredTintMode: .none) }
    point(true)
    expect(others.isEmpty && card.frame.width > 100 && card.layer.shadowOpacity == 0)
  }

  @Test func theAutomaticPointerEffectSuitsTheView() {
    styler.effect = { .automatic($0) }
    point(true)
    expect(card.frame.width > 100 && others.isEmpty, "a small view with a ground is lifted")
    point(false)
    card.backgroundColor = nil
    point(true)
    expect(card.frame.width == 100 && others.count == 1, "one without is highlighted")
    point(false)
    card.frame = CGRect(x: 0, y: 0, width: 260, height: 200)
    point(true)
    expect(others.first?.frame == card.frame.insetBy(dx: 0, dy: 0) || card.frame.width > 260, "a large one is tinted")
  }

  @Test func aDisabledPointerStyleHasNoEffect() {
    styler.isStyleEnabled = false
    point(true)
    expect(card.frame.width == 100 && others.isEmpty && styler.calls == ["style", "enter"])
  }

  @Test func withoutADelegateThePointerEffectIsAutomatic() {
    card.removeInteraction(interaction)
    let plain = UIPointerInteraction(delegate: nil)
    card.addInteraction(plain)
    point(true)
    expect(card.frame.width > 100 && plain.view === card && plain.delegate == nil)
    card.removeInteraction(plain)
    screen.advance(by: 0.5)
    expect(card.frame.width == 100 && plain.view == nil)
  }

  @Test func thePointerEffectOutlastsAPress() {
    point(true)
    screen.tap(at: CGPoint(x: 100, y: 90))
    screen.advance(by: 0.5)
    expect(card.frame.width > 100 && styler.calls == ["style", "enter"])
  }

  @Test func aViewMayBeRemovedWhenThePointerEnters() {
    styler.whenEntered = { [card] in card.removeFromSuperview() }
    point(true)
    point(true)
    point(false)
    expect(card.superview == nil && others.isEmpty)
  }

  @Test func pointerInteractionsAreReleasedWithTheirView() {
    weak var left: UIPointerInteraction?
    do {
      let view = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
      let interaction = UIPointerInteraction(delegate: styler)
      left = interaction
      view.addInteraction(interaction)
      controller.view.addSubview(view)
      screen.hover(at: CGPoint(x: 220, y: 220))
      screen.advance(by: 0.5)
      view.removeFromSuperview()
    }
    point(false)
    expectNil(left)
  }

  @Test func pointerRegionsDifferByRectAndIdentifier() {
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 5, height: 5), identifier: "a")
    expect(region.rect.width == 5 && region.identifier == AnyHashable("a") && region.differs(from: nil))
    expect(!region.differs(from: UIPointerRegion(rect: region.rect, identifier: "a")))
    expect(region.differs(from: UIPointerRegion(rect: region.rect)) && !region.differs(from: region))
  }
}
