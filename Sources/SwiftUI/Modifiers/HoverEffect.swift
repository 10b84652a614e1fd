import UIKit

/// How a view changes while the pointer is over it.
///
/// Documentation: `SwiftUI/HoverEffect`.
public struct HoverEffect: Sendable {
  enum Kind: Sendable { case automatic, highlight, lift }
  let kind: Kind
  /// The change that suits the view.
  public static let automatic = HoverEffect(kind: .automatic)
  /// A pale background appears.
  public static let highlight = HoverEffect(kind: .highlight)
  /// The view rises over a shadow.
  public static let lift = HoverEffect(kind: .lift)

  @MainActor
  func effect(on view: UIView) -> UIPointerEffect {
    let preview = UITargetedPreview(view: view)
    return switch kind {
    case .automatic: .automatic(preview)
    case .highlight: .highlight(preview)
    case .lift: .lift(preview)
    }
  }
}

/// Changes a view under the pointer.
@MainActor
private final class HoverFollower: NSObject, UIPointerInteractionDelegate {
  var effect = HoverEffect.automatic
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view = interaction.view, view.superview != nil else { return nil }
    return UIPointerStyle(effect: effect.effect(on: view))
  }
}

extension EnvironmentValues {
  private struct HoverKey: EnvironmentKey { static let defaultValue = true }
  /// Whether views change under the pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverKey.self] }
    set { self[HoverKey.self] = newValue }
  }
}

extension View {
  /// Changes the view while the pointer is over it.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { hoverEffect(effect, isEnabled: true) }

  /// Changes the view while the pointer is over it, if enabled.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(
      ContainedModifier { view, environment in
        view.takesPointer = true
        let follower = view.kept as? HoverFollower ?? HoverFollower()
        if view.kept !== follower {
          view.kept = follower
          view.addInteraction(follower.interaction)
        }
        follower.effect = effect
        follower.interaction.isEnabled = isEnabled && environment.isEnabled && environment.isHoverEffectEnabled
      })
  }

  /// Disables hover effects in the view.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}
