import Expectations
import Testing
import TrestleTesting
import UIKit

// Views and recognisers as apps write them from Apple's documentation.

/// A rating of five stars, drawn by hand, set by touching.
@MainActor protocol RatingViewDelegate: AnyObject {
  func ratingView(_ view: RatingView, didChange rating: Int)
}

final class RatingView: UIView {
  weak var delegate: RatingViewDelegate?

  var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      setNeedsDisplay()
      accessibilityValue = "\(rating) of 5"
      delegate?.ratingView(self, didChange: rating)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable]
    accessibilityLabel = "Rating"
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let step = bounds.width / 5
    for index in 0..<5 {
      (index < rating ? tintColor : UIColor.tertiarySystemFill).setFill()
      context.fillEllipse(in: CGRect(x: CGFloat(index) * step + 2, y: 2, width: step - 4, height: bounds.height - 4))
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    update(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    update(touches)
  }

  private func update(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let x = touch.location(in: self).x
    rating = min(5, max(0, Int(ceil(x / bounds.width * 5))))
  }
}

/// A card that is laid out by hand.
class CardView: UIView {
  let titleBar = UIView()
  let badge = UIView()
  private(set) var layoutCount = 0

  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    titleBar.backgroundColor = color
    titleBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    addSubview(titleBar)
    addSubview(badge)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.layer.borderColor = UIColor.separator.resolvedColor(with: self.traitCollection).cgColor
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    let content = bounds.inset(by: layoutMargins)
    titleBar.frame = CGRect(x: content.minX, y: content.minY, width: content.width, height: 20)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(x: isMirrored ? content.minX : content.maxX - 16, y: content.maxY - 16, width: 16, height: 16)
  }
}

/// Moves a card with the finger and lets it spring back.
final class CardMover: NSObject, UIGestureRecognizerDelegate {
  private let card: CardView
  private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("handlePan:"))
  private(set) lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0.3
    press.delegate = self
    return press
  }()

  @MainActor init(card: CardView) {
    self.card = card
    super.init()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    card.addGestureRecognizer(pan)
    card.addGestureRecognizer(press)
  }

  @MainActor func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      let translation = recognizer.translation(in: card.superview)
      card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
      recognizer.setTranslation(.zero, in: card.superview)
    case .ended, .cancelled:
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.card.transform = .identity
      }
    default:
      break
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}

extension CardMover: _ActionTarget {
  static var _actions: [_Action] { [_Action("handlePan:", CardMover.handlePan(_:))] }
}

/// A trait of an app's own, with the accessors that Apple's documentation recommends.
struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
  static let name = "theme"
  static let identifier = "example.theme"
}

extension UITraitCollection {
  var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension UIColor {
  static let themed = UIColor { $0.theme == "loud" ? .systemRed : .systemGray }

  convenience init(hex: Int) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}

extension UIView {
  func addSubviews(_ views: UIView...) {
    views.forEach(addSubview)
  }

  var firstCard: CardView? {
    (self as? CardView) ?? subviews.lazy.compactMap(\.firstCard).first
  }

  func fadeOut(completion: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in completion() })
  }
}

@MainActor
@Suite(.serialized)
struct CustomViewTests {
  @Test func aCardLaysOutItsSubviewsWithinItsMargins() {
    let card = CardView(color: UIColor(hex: 0x336699))
    card.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    card.layoutIfNeeded()
    expectEqual(card.titleBar.frame, CGRect(x: 8, y: 8, width: 184, height: 20))
    expectEqual(card.badge.frame, CGRect(x: 176, y: 76, width: 16, height: 16))
    card.semanticContentAttribute = .forceRightToLeft
    card.layoutIfNeeded()
    expectEqual(card.badge.frame.minX, 8)
  }

  @Test func registeredTraitsUpdateTheBorder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = CardView(color: .red)
    window.addSubviews(UIView(), card)
    let light = card.layer.borderColor
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    expect(card.layer.borderColor != light)
    expect(window.firstCard === card)
  }

  @Test func aCustomTraitResolvesDynamicColours() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    view.backgroundColor = .themed
    window.addSubview(view)
    let plain = view.layer.backgroundColor
    window.traitOverrides.theme = "loud"
    window.updateTraitsIfNeeded()
    expectEqual(view.traitCollection.theme, "loud")
    expect(view.layer.backgroundColor == UIColor.systemRed.cgColor && view.layer.backgroundColor != plain)
  }

  @Test func aRatingHasAnAccessibilityValueAndTheAdjustableTrait() {
    let view = RatingView()
    view.rating = 3
    expect(view.accessibilityValue == "3 of 5" && view.accessibilityTraits.contains(.adjustable))
    view.sizeToFit()
    expectEqual(view.bounds.size, CGSize(width: 120, height: 24))
  }
}
