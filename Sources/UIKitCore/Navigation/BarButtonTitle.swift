/// The text attributes of a bar button's title: the item's own have precedence over those of the bar's appearance.
@MainActor
struct BarButtonTitle {
  let item: UIBarButtonItem?
  let appearance: UIBarButtonItemAppearance

  func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.normal.titleTextAttributes
    if state == .disabled { attributes = appearance.disabled.titleTextAttributes }
    if state == .highlighted { attributes.merge(appearance.highlighted.titleTextAttributes) { $1 } }
    for state in [UIControl.State.normal, state] {
      attributes.merge(item?.titleTextAttributes(for: state) ?? [:]) { $1 }
    }
    return attributes
  }

  /// The colour while the button is pressed, if it has one of its own.
  var pressedColor: UIColor? {
    let own = item?.titleTextAttributes(for: .highlighted) ?? [:]
    return (own[.foregroundColor] ?? appearance.highlighted.titleTextAttributes[.foregroundColor]) as? UIColor
  }
}
