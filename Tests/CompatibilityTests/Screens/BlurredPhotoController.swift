import UIKit

/// A caption on frosted glass over a picture, and text that changes with a transition, as Apple's documentation of
/// `UIVisualEffectView` and `CATransition` describes them.
final class BlurredPhotoController: UIViewController {
  let imageView = UIImageView()
  let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.backgroundColor = .systemTeal
    view.addSubview(imageView)

    blurView.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    blurView.layer.cornerRadius = 12
    blurView.clipsToBounds = true
    caption.text = "Before"
    caption.frame = blurView.bounds.insetBy(dx: 12, dy: 12)
    caption.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blurView.contentView.addSubview(caption)
    view.addSubview(blurView)
  }

  func showNext(_ text: String) {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 0.4
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    caption.layer.add(transition, forKey: kCATransition)
    caption.text = text
  }

  func crossDissolve(to text: String, completion: ((Bool) -> Void)? = nil) {
    UIView.transition(
      with: caption, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.caption.text = text }, completion: completion)
  }

  func remove() {
    UIView.animate(withDuration: 0.2) { self.blurView.effect = nil }
  }
}
