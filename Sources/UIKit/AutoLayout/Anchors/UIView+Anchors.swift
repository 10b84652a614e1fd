extension UIView {
  /// The edge that reading starts from.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  /// The edge that reading ends at.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }
  /// The baseline of the first line of text, or the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .lastBaseline) }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { viewState.constraints?.guides ?? [] }

  /// Gives a guide to the view, in whose coordinates it lies from then on.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Takes a guide away from the view, with the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { viewConstraints.remove(layoutGuide) }

  /// The view less its layout margins.
  public var layoutMarginsGuide: UILayoutGuide { viewConstraints.guide(\.marginsGuide) }

  /// The view less bars and the device's edges.
  public var safeAreaLayoutGuide: UILayoutGuide { viewConstraints.guide(\.safeAreaGuide) }

  /// The view less its layout margins, no wider than text reads well.
  public var readableContentGuide: UILayoutGuide { viewConstraints.guide(\.readableGuide) }

  /// The room that a keyboard takes from the view. Without one it lies at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { viewConstraints.guide(\.keyboardGuide) }

  /// The size that asks for the smallest size the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

  /// The size that asks for a size as large as the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
