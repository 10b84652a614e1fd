/// A view in one line, as logs show it.
@MainActor
struct ViewDescription {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  var text: String {
    var parts = ["frame = \(Self.rect(view.frame))"]
    if !view.transform.isIdentity { parts.append("transform") }
    if view.alpha != 1 { parts.append("alpha = \(Self.number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if let identifier = view.accessibilityIdentifier { parts.append("identifier = \(identifier)") }
    return "<\(type(of: view)): \(parts.joined(separator: "; "))>"
  }

  private static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height)))"
  }

  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
