import ListCore

/// Lets the user choose a colour from a board of greys and hues, and how opaque it is.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  private final let board = ColorBoard(frame: .zero)

  /// A picker whose colour is white.
  public init() {
    super.init(nibName: nil, bundle: nil)
    title = SystemWord.colors.text
    preferredContentSize = Self.size
  }

  /// A picker from a storyboard, whose colour is white.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if title == nil { title = SystemWord.colors.text }
    preferredContentSize = Self.size
  }

  /// The size in a popover, in points [?].
  private static let size = CGSize(width: 340, height: 460)

  /// Informed when the user chooses a colour and when the picker closes; not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The chosen colour. Setting it does not call the delegate.
  open var selectedColor: UIColor {
    get { board.color }
    set { board.color = newValue }
  }

  /// Whether the user chooses how opaque the colour is. The default is true; if false, chosen colours are opaque.
  open var supportsAlpha: Bool {
    get { board.supportsAlpha }
    set { board.supportsAlpha = newValue }
  }

  open override var title: String? {
    didSet { board.title.text = title }
  }

  open override func loadView() {
    board.backgroundColor = .systemBackground
    view = board
    board.title.text = title
    board.onChoice = { [weak self] in self?.didChoose($0, goesOn: $1) }
    board.closing.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  private func didChoose(_ color: UIColor, goesOn: Bool) {
    delegate?.colorPickerViewController(self, didSelect: color, continuously: goesOn)
  }
}

/// Informed of the colours that the user chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called with each chosen colour; `continuously` is true while the finger is still moving. By default calls
  /// `colorPickerViewControllerDidSelectColor(_:)`.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called only if `colorPickerViewController(_:didSelect:continuously:)` is not implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the picker was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
