@_spi(UIKitFloors) import UIKitCore

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final let reuse = HeaderFooterReuse()
  private(set) lazy var content = HeaderFooterContent(host: self)
  private(set) lazy var configuration = ViewConfiguration<ConfigurationUpdateHandler>(host: self)

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

  /// A background view, as large as the header or footer; nil by default.
  open var backgroundView: UIView? {
    get { content.backgroundView }
    set { content.backgroundView = newValue }
  }

  // MARK: Configurations

  /// The shown configuration; nil for a title or views that the app adds to `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { configuration.setContent(newValue) }
  }

  /// Empty content that suits the list and the present state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    ownContentConfiguration.updated(for: configurationState)
  }

  /// Whether the content is updated automatically to the view's state. True by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.automaticallyUpdatesContent }
    set { configuration.automaticallyUpdatesContent = newValue }
  }

  /// The background of the content; nil if the app uses a background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { configuration.setBackground(newValue) }
  }

  /// The background that suits the list and the present state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listHeader().updated(for: configurationState)
  }

  /// Whether the background is updated automatically to the view's state. True by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.automaticallyUpdatesBackground }
    set { configuration.automaticallyUpdatesBackground = newValue }
  }

  /// The state for configurations. Overrides add custom states to that of `super`.
  open var configurationState: UIViewConfigurationState { ownConfigurationState }

  /// Asks for an update before the next layout.
  open func setNeedsUpdateConfiguration() { configuration.setNeedsUpdate() }

  /// Updates the configurations to a state. Overrides set their own configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) { configuration.update(for: state) }

  /// Called in every update, after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set { configuration.updateHandler = newValue }
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    HeaderFooterAccessibility(view: self)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configuration.setNeedsUpdate()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configuration.updateIfNeeded()
    configuration.layOut(in: bounds)
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
