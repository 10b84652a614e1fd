/// Shows a configuration while there is no content.
///
/// Members only forward to `ContentUnavailableParts`.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  final lazy var parts = ContentUnavailableParts(view: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view that shows a configuration.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(frame: .zero)
    parts.show(configuration)
  }

  /// A view without content, as there are no archives of such views here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// The shown configuration, a content-unavailable configuration. Another type is refused and reported.
  open var configuration: any UIContentConfiguration {
    get { parts.configuration }
    set { parts.take(newValue) }
  }

  /// Whether content that is higher than the view can be scrolled. True by default.
  open var isScrollEnabled: Bool {
    get { parts.scrollView.isScrollEnabled }
    set { parts.scrollView.isScrollEnabled = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.size(within: size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    parts.size(within: targetSize)
  }
}
