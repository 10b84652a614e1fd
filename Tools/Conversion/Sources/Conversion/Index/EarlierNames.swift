/// The names that UIKit's types, constants and methods had in Swift 4.0, which Xcode still takes in that mode, and their names
/// since.
enum EarlierNames {
  /// The name now of a type, or of a constant outside of types.
  static func current(_ name: String) -> String? { types[name] ?? constants[name] ?? macros[name] }

  /// The name now of a method or property.
  static func currentMember(_ name: String) -> String? { members[name] }

  /// The current name of a notification that was a static member of `Notification.Name`.
  static func notification(_ name: String) -> String? { notifications[name] }

  private static let types: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "RunLoopMode": "RunLoop.Mode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIActivityType": "UIActivity.ActivityType",
    "UIAlertActionStyle": "UIAlertAction.Style", "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType", "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment", "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State", "UIDatePickerMode": "UIDatePicker.Mode",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits", "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State", "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode", "UISearchBarStyle": "UISearchBar.Style",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITabBarSystemItem": "UITabBarItem.SystemItem", "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition", "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UIViewAnimationCurve": "UIView.AnimationCurve", "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
  ]

  private static let constants: [String: String] = [
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UIAccessibilityAnnouncementNotification": "UIAccessibility.Notification.announcement",
    "UIAccessibilityLayoutChangedNotification": "UIAccessibility.Notification.layoutChanged",
    "UIAccessibilityScreenChangedNotification": "UIAccessibility.Notification.screenChanged",
    "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIAccessibilityTraitHeader": "UIAccessibilityTraits.header",
    "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
    "UIAccessibilityTraitLink": "UIAccessibilityTraits.link",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
    "UIAccessibilityTraitNotEnabled": "UIAccessibilityTraits.notEnabled",
    "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
    "UIAccessibilityTraitStaticText": "UIAccessibilityTraits.staticText",
    "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow", "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow", "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
    "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewIndexSearch": "UITableView.indexSearch", "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
  ]

  /// Constants of C that Apple's headers have, and Linux's lack, as values of the types that Swift gives them.
  private static let macros: [String: String] = [
    "HUGE": "Float.greatestFiniteMagnitude", "MAXFLOAT": "Float.greatestFiniteMagnitude",
    "MSEC_PER_SEC": "UInt64(1_000)", "NSEC_PER_MSEC": "UInt64(1_000_000)", "NSEC_PER_SEC": "UInt64(1_000_000_000)",
    "NSEC_PER_USEC": "UInt64(1_000)", "NSIntegerMax": "Int.max", "NSIntegerMin": "Int.min",
    "USEC_PER_SEC": "UInt64(1_000_000)",
  ]

  /// Functions that are initialisers now, with their labels.
  static let initializers: [String: (type: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
  ]

  /// Functions that are methods of their first argument now.
  static let functions: [String: String] = [
    "UIImagePNGRepresentation": "pngData()", "UIImageJPEGRepresentation": "jpegData(compressionQuality:",
    "UIEdgeInsetsInsetRect": "inset(by:",
  ]

  /// Functions without arguments that are properties now.
  static let queries: [String: String] = [
    "CFAbsoluteTimeGetCurrent": "Date.timeIntervalSinceReferenceDate",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
  ]

  /// Methods whose label is a part of their name now.
  static let methods: [String: String] = [
    "bringSubview(toFront:)": "bringSubviewToFront", "sendSubview(toBack:)": "sendSubviewToBack",
  ]

  /// Methods whose name has been cut since, with the label of their first argument.
  static let labelled: [String: (method: String, label: String)] = [
    "constraintEqualToSystemSpacingAfter": ("constraint", "equalToSystemSpacingAfter"),
    "constraintEqualToSystemSpacingBelow": ("constraint", "equalToSystemSpacingBelow"),
    "constraintGreaterThanOrEqualToSystemSpacingAfter": ("constraint", "greaterThanOrEqualToSystemSpacingAfter"),
    "constraintGreaterThanOrEqualToSystemSpacingBelow": ("constraint", "greaterThanOrEqualToSystemSpacingBelow"),
    "constraintLessThanOrEqualToSystemSpacingAfter": ("constraint", "lessThanOrEqualToSystemSpacingAfter"),
    "constraintLessThanOrEqualToSystemSpacingBelow": ("constraint", "lessThanOrEqualToSystemSpacingBelow"),
  ]

  private static let members: [String: String] = [
    "addChildViewController": "addChild", "atomicWrite": "atomic", "childViewControllers": "children",
    "commonModes": "common", "defaultRunLoopMode": "default", "removeFromParentViewController": "removeFromParent",
    "styleDouble": "double", "styleSingle": "single", "styleThick": "thick", "toParentViewController": "toParent",
  ]

  private static let notifications: [String: String] = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
    "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
  ]
}
