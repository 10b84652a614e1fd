import QuartzCore

/// The properties of layers that documents and apps name.
extension CALayer: _KeyValueTarget {
  @preconcurrency @MainActor
  public static var _properties: [_Property] {
    [
      _Property("backgroundColor", \CALayer.backgroundColor), _Property("borderColor", \CALayer.borderColor),
      _Property("borderWidth", \CALayer.borderWidth), _Property("cornerRadius", \CALayer.cornerRadius),
      _Property("masksToBounds", \CALayer.masksToBounds), _Property("opacity", \CALayer.opacity),
      _Property("shadowColor", \CALayer.shadowColor), _Property("shadowOffset", \CALayer.shadowOffset),
      _Property("shadowOpacity", \CALayer.shadowOpacity), _Property("shadowRadius", \CALayer.shadowRadius),
      _Property("zPosition", \CALayer.zPosition),
    ]
  }
}

/// The properties of views that documents and apps name.
@MainActor
enum SystemProperties {
  static var view: [_Property] {
    [
      _Property("layer", \UIView.layer), _Property("backgroundColor", \UIView.backgroundColor),
      _Property("tintColor", \UIView.tintColor), _Property("alpha", \UIView.alpha),
      _Property("hidden", \UIView.isHidden), _Property("tag", \UIView.tag), _Property("frame", \UIView.frame),
      _Property("bounds", \UIView.bounds), _Property("center", \UIView.center),
      _Property("clipsToBounds", \UIView.clipsToBounds),
      _Property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      _Property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      _Property("accessibilityLabel", \UIView.accessibilityLabel),
      _Property("accessibilityHint", \UIView.accessibilityHint),
      _Property("accessibilityValue", \UIView.accessibilityValue),
      _Property("isAccessibilityElement", \UIView.isAccessibilityElement), _Property("opaque", \UIView.isOpaque),
      _Property("transform", \UIView.transform), _Property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      _Property("exclusiveTouch", \UIView.isExclusiveTouch),
      _Property("autoresizesSubviews", \UIView.autoresizesSubviews),
      _Property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
      _Property("layoutMargins", \UIView.layoutMargins), _Property("superview", \UIView.superview),
      _Property("subviews", \UIView.subviews), _Property("window", \UIView.window),
      .number("contentMode", \UIView.contentMode),
      .number("semanticContentAttribute", \UIView.semanticContentAttribute),
      .number("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
    ]
  }

  static var label: [_Property] {
    [
      _Property("text", \UILabel.text), _Property("textColor", \UILabel.textColor), _Property("font", \UILabel.font),
      _Property("numberOfLines", \UILabel.numberOfLines), _Property("attributedText", \UILabel.attributedText),
      _Property("shadowColor", \UILabel.shadowColor),
      _Property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      _Property("minimumScaleFactor", \UILabel.minimumScaleFactor),
      _Property("highlightedTextColor", \UILabel.highlightedTextColor),
      .number("textAlignment", \UILabel.textAlignment), .number("lineBreakMode", \UILabel.lineBreakMode),
    ]
  }
}

extension UIGestureRecognizer: _KeyValueTarget {
  @preconcurrency @MainActor
  public static var _properties: [_Property] {
    [
      _Property("delegate", \UIGestureRecognizer.delegate), _Property("enabled", \UIGestureRecognizer.isEnabled),
    ]
  }
}
