/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final let reuse = HeaderFooterReuse()
  private(set) lazy var content = HeaderFooterContent(host: self)

  /// A view for use under an identifier; without one it is never used again.
  public init(reuseIdentifier: String?) {
    super.init(frame: CellMetrics.initialFrame)
    setUp(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(reuseIdentifier: nil)
  }

  /// The name under which the table view keeps the view for reuse.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Called before the table view hands out the view again.
  open func prepareForReuse() {}

  /// The view to add content to.
  open var contentView: UIView { content.view }

  /// The title.
  open var textLabel: UILabel? { content.textLabel }

  /// A second text, shown in grouped tables' footers.
  open var detailTextLabel: UILabel? { content.detailTextLabel }

  /// What lies behind the content.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { content.backgroundView = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
