/// A view in one line, as logs of UIKit show it [C].
@MainActor
struct ViewDescription {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var text: String {
    var parts = ["frame = \(Self.rect(view.frame))"]
    if let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text, !text.isEmpty {
      parts.append("text = '\(text)'")
    }
    if !view.transform.isIdentity { parts.append("transform") }
    if view.alpha != 1 { parts.append("alpha = \(Self.number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if let mask = Self.name(of: view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let identifier = view.accessibilityIdentifier { parts.append("identifier = \(identifier)") }
    parts.append("layer = \(ObjectDescription.text(of: view.layer))")
    return ObjectDescription.text(of: view, parts)
  }

  /// Such as `W+H`; nil for the empty mask.
  private static func name(of mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let parts = names.filter { mask.contains($0.0) }.map(\.1)
    return parts.isEmpty ? nil : parts.joined(separator: "+")
  }

  private static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
