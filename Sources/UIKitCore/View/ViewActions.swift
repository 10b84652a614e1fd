/// The animations of changes to views' layers.
@MainActor
enum ViewActions {
  /// Ends the layer's search for an action: outside of animation blocks views change at once.
  private static let none = NSNull()

  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard let group = ViewAnimations.current, group.duration > 0, let property = AnimatableProperty(rawValue: key),
      isShown(layer)
    else { return none }
    return ViewAction(group, property, oldValue: oldValue(of: property, layer, group))
  }

  /// A view outside of a window changes at once: it is invisible, and no clock runs for it.
  private static func isShown(_ layer: CALayer) -> Bool {
    (layer.delegate as? UIView)?.windowReference != nil
  }

  /// The start value of the animation: the set value if several animations blend, otherwise the shown value.
  private static func oldValue(
    of property: AnimatableProperty, _ layer: CALayer, _ group: ViewAnimationGroup
  ) -> AnimatableProperty.Value {
    let replaces = group.options.contains(.beginFromCurrentState) && group.keyframe == nil
    guard !property.isAdditive || replaces else { return property.value(layer) }
    let shown =
      property == .backdrop
      ? layer.presentationBackdrop ?? LayerBackdrop.clear : property.value(layer.presentation() ?? layer)
    if replaces { removeAnimations(of: property, from: layer) }
    return shown
  }

  private static func removeAnimations(of property: AnimatableProperty, from layer: CALayer) {
    for key in layer.animationKeys() ?? [] where key == property.key || key.hasPrefix("\(property.key)-") {
      layer.removeAnimation(forKey: key)
    }
  }
}

/// Adds the animation of one change to the block in which the change is made.
@MainActor
private final class ViewAction: @preconcurrency CAAction {
  private let group: ViewAnimationGroup
  private let property: AnimatableProperty
  private let oldValue: AnimatableProperty.Value

  init(_ group: ViewAnimationGroup, _ property: AnimatableProperty, oldValue: AnimatableProperty.Value) {
    self.group = group
    self.property = property
    self.oldValue = oldValue
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    group.animate(layer, property, from: oldValue)
  }
}

extension UIView: @preconcurrency CALayerDelegate, @preconcurrency LayerContentDrawing {}
