import UIKit

/// A square that is tapped, dragged and pressed, with gestures that wait for one another.
final class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
  override class var _actions: [_Action] { super._actions + actions }

  let square = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 120))
  let counter = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
  private(set) var events: [String] = []
  private var origin = CGPoint.zero

  private lazy var singleTap = UITapGestureRecognizer(target: self, action: "handleTap:")
  private lazy var doubleTap = UITapGestureRecognizer(target: self, action: "handleDoubleTap:")
  private lazy var pan = UIPanGestureRecognizer(target: self, action: "handlePan:")
  private lazy var press = UILongPressGestureRecognizer(target: self, action: "handlePress:")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    square.backgroundColor = .systemTeal
    square.layer.cornerRadius = 12
    square.isUserInteractionEnabled = true
    view.addSubview(square)
    counter.text = "Tap the square"
    counter.adjustsFontSizeToFitWidth = true
    view.addSubview(counter)
    doubleTap.numberOfTapsRequired = 2
    singleTap.require(toFail: doubleTap)
    pan.maximumNumberOfTouches = 1
    press.minimumPressDuration = 0.5
    press.delegate = self
    for recognizer in [singleTap, doubleTap, pan, press] { square.addGestureRecognizer(recognizer) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer === pan
  }

  func handleTap(_ recognizer: UITapGestureRecognizer) {
    events.append("tap \(recognizer.location(in: square))")
    counter.text = "Tapped"
  }

  func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
    events.append("double tap")
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: [.curveEaseOut]
    ) {
      self.square.transform = self.square.transform.rotated(by: .pi / 2)
    } completion: { finished in
      self.events.append("turned \(finished)")
    }
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      origin = square.center
      events.append("pan began")
    case .changed:
      let translation = recognizer.translation(in: view)
      square.center = CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)
    case .ended, .cancelled, .failed:
      events.append("pan ended \(recognizer.velocity(in: view).x > 0 ? "right" : "left")")
    default:
      break
    }
  }

  func handlePress(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began {
      events.append("press")
      square.backgroundColor = .systemPink
    }
  }
}
