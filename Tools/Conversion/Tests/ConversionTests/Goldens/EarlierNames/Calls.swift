#sourceLocation(file: "EarlierNames/Calls.swift", line: 1)
import UIKit

/// Calls as Swift 3 and 4.0 spelled them.
class CallsViewController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.addSubview(box)
    view.bringSubviewToFront(box)
    view.sendSubviewToBack(box)
    box.frame = (view.bounds).inset(by: insets)
    let offset = UIOffset(horizontal: 5, vertical: CGFloat(6))
    print(insets.top, offset.vertical, "text".count)
    box.accessibilityTraits = UIAccessibilityTraits.button
    UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: box)
    if UIAccessibility.isVoiceOverRunning { print("spoken") }
    box.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1).isActive = true
    box.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: 
      view.leadingAnchor, multiplier: 2
    ).isActive = true
    print(NSUnderlineStyle.single.rawValue)
    NotificationCenter.default.addObserver(self, selector: Selector(_Action("inferred", { (target: CallsViewController) in { target.inferred() } }), of: CallsViewController.self), name: nil, object: self)
  }

  /// In Swift 3 a method is known to Objective-C without a word.
  func inferred() {}

  func write(_ image: UIImage?, to file: URL) throws {
    let quality: CGFloat = 0.8
    if let data = (image!).pngData() { print(data.count) }
    if let data = (image!).jpegData(compressionQuality: quality) { try data.write(to: file, options: .atomic) }
  }
}
