import UIKit

/// Calls as Swift 3 and 4.0 spelled them.
class CallsViewController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    view.addSubview(box)
    view.bringSubview(toFront: box)
    view.sendSubview(toBack: box)
    box.frame = UIEdgeInsetsInsetRect(view.bounds, insets)
    let offset = UIOffsetMake(5, CGFloat(6))
    print(insets.top, offset.vertical, "text".characters.count)
    box.accessibilityTraits = UIAccessibilityTraitButton
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, box)
    if UIAccessibilityIsVoiceOverRunning() { print("spoken") }
    box.topAnchor.constraintEqualToSystemSpacingBelow(view.topAnchor, multiplier: 1).isActive = true
    box.leadingAnchor.constraintGreaterThanOrEqualToSystemSpacingAfter(
      view.leadingAnchor, multiplier: 2
    ).isActive = true
    print(NSUnderlineStyle.styleSingle.rawValue)
    NotificationCenter.default.addObserver(self, selector: #selector(inferred), name: nil, object: self)
  }

  /// In Swift 3 a method is known to Objective-C without a word.
  func inferred() {}

  func write(_ image: UIImage?, to file: URL) throws {
    let quality: CGFloat = 0.8
    if let data = UIImagePNGRepresentation(image!) { print(data.count) }
    if let data = UIImageJPEGRepresentation(image!, quality) { try data.write(to: file, options: .atomicWrite) }
  }
}
