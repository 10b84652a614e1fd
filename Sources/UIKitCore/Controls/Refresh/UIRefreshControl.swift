/// The spinner above a scroll view's content that turns while newer content is loaded.
///
/// Pulling the content far enough sends `.valueChanged`. Members only forward: `RefreshCycle` keeps the state,
/// `RefreshFace` shows it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  final lazy var cycle = RefreshCycle(control: self)
  final lazy var face = RefreshFace(control: self)

  /// A control to assign to a scroll view's `refreshControl`.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: RefreshFace.height))
    face.setUp()
  }

  /// A refresh control; the scroll view chooses its frame, and `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    face.setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    face.setUp()
  }

  /// Whether a refresh is under way.
  open var isRefreshing: Bool { cycle.isRefreshing }

  /// A title below the spinner.
  open var attributedTitle: NSAttributedString? {
    get { face.title }
    set {
      face.title = newValue
      noteAppearance(\.attributedTitle, newValue)
    }
  }

  /// Begins a refresh without a pull. Sends no event and does not scroll. Does nothing without a window.
  open func beginRefreshing() { cycle.begin() }

  /// Ends the refresh: the content moves back to its position.
  open func endRefreshing() { cycle.end() }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.layOut()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.updateColor()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    RefreshAccessibility(view: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.size(fitting: size) }

  open override var intrinsicContentSize: CGSize { face.size(fitting: bounds.size) }
}
