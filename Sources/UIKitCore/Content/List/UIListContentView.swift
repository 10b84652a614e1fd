/// Shows the content of a list's row, header or footer.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  package final lazy var parts = ListContentParts(view: self)

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A view that shows a configuration.
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(frame: CellMetrics.initialFrame)
    parts.show(configuration)
  }

  /// A view of an empty row, as there are no archives of such views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The shown configuration, a list content configuration. Another type is refused and reported.
  open var configuration: any UIContentConfiguration {
    get { parts.configuration }
    set { parts.take(newValue) }
  }

  /// The rectangle of the first text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { parts.textLayoutGuide }

  /// The rectangle of the second text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondaryTextLayoutGuide }

  /// The rectangle of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { parts.imageLayoutGuide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.place()
  }

  open override var intrinsicContentSize: CGSize { parts.size(width: .greatestFiniteMagnitude) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.size(width: size.width) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    parts.fittingSize(targetSize, horizontalFittingPriority)
  }
}
