extension UIView {
  /// The edge at which lines of text begin: the left one, or the right one in a right-to-left layout.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  /// The edge at which lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  /// The left edge, in any layout direction.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  /// The right edge, in any layout direction.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  /// The upper edge of the view's alignment rectangle.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  /// The lower edge of the view's alignment rectangle.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  /// The width of the view's alignment rectangle.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  /// The height of the view's alignment rectangle.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  /// The horizontal centre of the view's alignment rectangle.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  /// The vertical centre of the view's alignment rectangle.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }
  /// The baseline of the first line of text, or the bottom of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .lastBaseline) }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { viewState.constraints?.guides ?? [] }

  /// Adds a guide to the view, whose coordinates the guide then uses. It leaves another view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide from the view and deactivates the constraints on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { viewConstraints.remove(layoutGuide) }

  /// The area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { viewConstraints.guide(\.marginsGuide) }

  /// The area that neither bars nor the device's edges cover.
  public var safeAreaLayoutGuide: UILayoutGuide { viewConstraints.guide(\.safeAreaGuide) }

  /// The area inside the layout margins, limited to a width at which text reads well.
  public var readableContentGuide: UILayoutGuide { viewConstraints.guide(\.readableGuide) }

  /// The area that a keyboard covers. Without one it is at the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { viewConstraints.guide(\.keyboardGuide) }

  /// A target size of zero, which asks for the smallest size that the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

  /// A huge target size, which asks for the largest size that the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
