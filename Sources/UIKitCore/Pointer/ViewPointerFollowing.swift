import Foundation
import Stage

/// The pointer over the view of an interaction: in which region it is, and the effect there.
@MainActor
final class ViewPointerFollowing: PointerFollowing {
  private unowned let interaction: UIPointerInteraction
  weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the delegate is asked; false for an interaction that was made without one, which has the automatic effect.
  var asksDelegate = true
  weak var view: UIView?
  private var region: UIPointerRegion?
  /// The region that the delegate returned for the present position, until it is entered.
  private var next: UIPointerRegion?
  private var effect: PointerEffectDisplay?
  /// The last position of the pointer in the window, while it is over the view.
  private var place: (point: CGPoint, modifiers: UIKeyModifierFlags)?
  private(set) var shape = StagePointer.system
  weak var pointer: (any PointerShapeOwner)?
  /// Called when the pointer enters or leaves a region, with whether it is in one.
  var regionDidChange: ((Bool) -> Void)?

  init(interaction: UIPointerInteraction) { self.interaction = interaction }

  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled { invalidate() } else { leaveRegion() }
    }
  }

  func willMove() {
    leave()
    view = nil
  }

  // MARK: The pointer

  func wants(_ point: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
    guard isEnabled, let view else { return false }
    next = region(in: view, at: (point, modifiers))
    if next != nil { place = (point, modifiers) }
    return next != nil
  }

  func follow() {
    guard let next else { return }
    self.next = nil
    // The delegate may have removed the view from its window when it was asked for a region.
    guard view?.window != nil else { return }
    if next.differs(from: region) {
      leaveRegion()
      enter(next)
    }
  }

  func leave() {
    place = nil
    leaveRegion()
  }

  func invalidate() {
    guard let place else { return }
    leaveRegion()
    if wants(place.point, modifiers: place.modifiers) { follow() }
  }

  private func region(
    in view: UIView, at place: (point: CGPoint, modifiers: UIKeyModifierFlags)
  ) -> UIPointerRegion? {
    let location = view.convert(place.point, from: nil)
    let whole = UIPointerRegion(rect: view.bounds)
    guard asksDelegate else { return whole.rect.contains(location) ? whole : nil }
    guard let delegate else { return nil }
    Turn.keep(interaction)
    let request = UIPointerRegionRequest(location: location, modifiers: place.modifiers)
    let region = delegate.pointerInteraction(interaction, regionFor: request, defaultRegion: whole)
    return region.flatMap { $0.rect.contains(location) ? $0 : nil }
  }

  private func enter(_ next: UIPointerRegion) {
    // The delegate may have removed the view in a previous call.
    guard let view, view.window != nil else { return }
    Turn.keep(interaction)
    let style =
      asksDelegate
      ? delegate?.pointerInteraction(interaction, styleFor: next)
      : UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    // The delegate may have removed the view from its window.
    guard self.view === view, view.window != nil else { return }
    region = next
    regionDidChange?(true)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(interaction, willEnter: next, animator: animator)
    show(style, animator)
    animator.run()
  }

  private func show(_ style: UIPointerStyle?, _ animator: PointerAnimator) {
    shape = .system
    if let style, style.isEnabled {
      switch style.kind {
      case .effect(let effect, let outline):
        self.effect = PointerEffectDisplay(effect, outline)
        self.effect?.show(animator)
      case .shape(.verticalBeam): shape = .verticalBeam
      case .shape: shape = .system
      case .hidden: shape = .hidden
      case .system: break
      }
    }
    pointer?.pointerShapeDidChange()
  }

  private func leaveRegion() {
    guard let left = region else { return }
    region = nil
    shape = .system
    let animator = PointerAnimator()
    effect?.hide(animator)
    effect = nil
    Turn.keep(interaction)
    delegate?.pointerInteraction(interaction, willExit: left, animator: animator)
    animator.run()
    regionDidChange?(false)
    pointer?.pointerShapeDidChange()
  }
}
