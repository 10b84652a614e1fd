/// A view in the place of a keyboard, or above one, with a keyboard's looks.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The looks of an input view.
  public enum Style: Int, Sendable {
    /// None but the view's own.
    case `default` = 0
    /// The background of a keyboard.
    case keyboard = 1
  }

  private let style: Style

  /// A view with the given frame and looks.
  public init(frame: CGRect, inputViewStyle: Style) {
    style = inputViewStyle
    super.init(frame: frame)
    showGround()
  }

  /// A view of the default looks.
  public override init(frame: CGRect) {
    style = .default
    super.init(frame: frame)
  }

  /// A view of the default looks, as of a document of Interface Builder.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  private func showGround() {
    guard style == .keyboard else { return }
    let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.isUserInteractionEnabled = false
    addSubview(ground)
  }

  /// The looks that the view was made with.
  open var inputViewStyle: Style { style }

  /// Whether the view is as high as its constraints make it, whatever its frame says. The default is false.
  open var allowsSelfSizing = false
}
