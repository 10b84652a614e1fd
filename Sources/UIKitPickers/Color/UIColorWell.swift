import ListCore
import QuartzCore

/// A control for a colour: a disc in a ring of all hues. A tap opens a colour picker; a chosen colour sends
/// `valueChanged`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private final let face = ColorWellFace(frame: .zero)
  private final lazy var opening = ColorWellOpening(self)

  /// A well without a colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A well without a colour, as from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(face)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = SystemWord.color.text
    addAction(UIAction { [weak self] _ in self?.opening.open() }, for: .touchUpInside)
  }

  /// The title of the picker; nil, the default, shows “Colors”.
  open var title: String?

  /// Whether the user chooses how opaque the colour is. The default is true.
  open var supportsAlpha = true

  /// The colour; nil, the default, for none. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet {
      face.color = selectedColor
      accessibilityValue = selectedColor.map(ColorGrid.name)
    }
  }

  /// Called when the user has chosen a colour.
  final func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    face.frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
  }

  open override var isHighlighted: Bool {
    didSet { face.alpha = isHighlighted ? 0.5 : 1 }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ColorWellFace.size }

  open override var intrinsicContentSize: CGSize { ColorWellFace.size }
}

/// Presents the picker of a colour well.
@MainActor
final class ColorWellOpening: NSObject, UIColorPickerViewControllerDelegate {
  private unowned let well: UIColorWell

  init(_ well: UIColorWell) { self.well = well }

  func open() {
    let responders = sequence(first: well as UIResponder, next: \.next)
    guard let presenter = responders.lazy.compactMap({ $0 as? UIViewController }).first,
      presenter.presentedViewController == nil
    else { return }
    let picker = UIColorPickerViewController()
    if let title = well.title { picker.title = title }
    picker.supportsAlpha = well.supportsAlpha
    if let color = well.selectedColor { picker.selectedColor = color }
    picker.delegate = self
    // [C] A popover at the well if there is space, otherwise a sheet of half height.
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = well
    picker.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    presenter.present(picker, animated: true)
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well.choose(color) }
}

/// The disc of a well's colour in its ring.
final class ColorWellFace: UIView {
  /// The well's size, the width of its ring and the gap within, in points [C].
  static let size = CGSize(width: 28, height: 28)
  private static let ring: CGFloat = 3
  private static let gap: CGFloat = 2

  private let hues = CAGradientLayer()
  private let hole = CAShapeLayer()
  private let disc = CALayer()

  var color: UIColor? { didSet { showColor() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hues.type = .conic
    hues.startPoint = CGPoint(x: 0.5, y: 0.5)
    hues.endPoint = CGPoint(x: 0.5, y: 0)
    hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
    hole.fillColor = nil
    hole.strokeColor = UIColor.black.cgColor
    hole.lineWidth = Self.ring
    hues.mask = hole
    layer.addSublayer(hues)
    layer.addSublayer(disc)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  private func showColor() {
    disc.isHidden = color == nil
    disc.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hues.frame = bounds
    hole.frame = bounds
    hole.path = UIBezierPath(ovalIn: bounds.insetBy(dx: Self.ring / 2, dy: Self.ring / 2)).cgPath
    disc.frame = bounds.insetBy(dx: Self.ring + Self.gap, dy: Self.ring + Self.gap)
    disc.cornerRadius = disc.bounds.width / 2
  }
}
