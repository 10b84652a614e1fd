import Foundation

/// The pointer over a button.
@MainActor
final class ButtonPointer: NSObject {
  private unowned let button: UIButton
  private var interaction: UIPointerInteraction?
  private(set) var isHovered = false
  var provider: UIButton.PointerStyleProvider? { didSet { interaction?.invalidate() } }

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  var isEnabled: Bool {
    get { interaction != nil }
    set {
      guard newValue != isEnabled else { return }
      if newValue {
        let interaction = UIPointerInteraction(delegate: self)
        interaction.following.regionDidChange = { [weak self] in self?.isHovered = $0 }
        self.interaction = interaction
        button.addInteraction(interaction)
      } else if let interaction {
        button.removeInteraction(interaction)
        self.interaction = nil
      }
    }
  }
}

extension ButtonPointer: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button.isEnabled ? defaultRegion : nil }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard button.superview != nil else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return provider.map { $0(button, effect, shape) } ?? UIPointerStyle(effect: effect)
  }
}
