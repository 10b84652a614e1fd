@_spi(UIKitFloors) import UIKitCore

/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, CellWithSegues {
  private(set) lazy var content = CollectionCellContent(host: self)
  private(set) lazy var appearance = CollectionCellAppearance(host: self)
  private(set) lazy var configuration = ViewConfiguration<ConfigurationUpdateHandler>(host: self)

  open override class var _properties: [_Property] { super._properties + ListProperties.collectionCell }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.attach()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.attach()
    coder.decode(CollectionCellDecoding.self, into: self)
  }

  package final var selectionSegue: SegueTemplate?
  package final var accessorySegue: SegueTemplate?

  // MARK: Content

  /// The view to add content to.
  open var contentView: UIView { content.view }

  /// The background view; nil by default.
  open var backgroundView: UIView? {
    get { appearance.backgroundView }
    set { appearance.backgroundView = newValue }
  }

  /// The view between the background and the content while the cell is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    get { appearance.selectedBackgroundView }
    set { appearance.selectedBackgroundView = newValue }
  }

  // MARK: State

  /// Whether the cell's item is selected. The collection view sets it; overrides change the cell's look.
  open var isSelected: Bool {
    get { appearance.isSelected }
    set { appearance.isSelected = newValue }
  }

  /// Whether a finger is on the cell. The collection view sets it; overrides change the cell's look.
  open var isHighlighted: Bool {
    get { appearance.isHighlighted }
    set { appearance.isHighlighted = newValue }
  }

  /// Called when the cell's item is lifted, dragged, and dropped or put back. Overrides change the cell's look.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration that makes the cell's content view; nil, the default, leaves `contentView` to the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { configuration.setContent(newValue) }
  }

  /// Whether the content is updated automatically to the cell's state. True by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.automaticallyUpdatesContent }
    set { configuration.automaticallyUpdatesContent = newValue }
  }

  /// The configuration of the background; nil, the default, leaves it to `backgroundView` and `selectedBackgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { configuration.setBackground(newValue) }
  }

  /// The background that suits the cell: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.clear().updated(for: configurationState)
  }

  /// Whether the background is updated automatically to the cell's state. True by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.automaticallyUpdatesBackground }
    set { configuration.automaticallyUpdatesBackground = newValue }
  }

  /// The state for configurations. Overrides add custom states to that of `super`.
  open var configurationState: UICellConfigurationState { ownConfigurationState }

  /// Asks for an update before the next layout.
  open func setNeedsUpdateConfiguration() { configuration.setNeedsUpdate() }

  /// Updates the configurations to a state. Overrides set their own configurations.
  open func updateConfiguration(using state: UICellConfigurationState) { configuration.update(for: state) }

  /// Called in every update, after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuration.updateHandler }
    set { configuration.updateHandler = newValue }
  }

  // MARK: Within UIKit

  /// The content view's frame in a cell with bounds.
  func contentFrame(in bounds: CGRect) -> CGRect { bounds }

  /// The configurations were brought to a state.
  func stateDidUpdate(_ state: UICellConfigurationState) {}

  /// Lays out the parts that UIKit's subclasses add to content and backgrounds.
  func layOutOwnParts() {}

  /// The cell is about to show another item.
  func resetParts() { appearance.resetState() }

  /// The cell's place in a list section changed, or was removed.
  func listPlaceDidChange() { configuration.setNeedsUpdate() }

  /// The cell is selected or touched, or no longer.
  func looksDidChange() {}

  // MARK: View

  /// The size that the content prefers, if the layout supports self-sizing cells.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { content.fit(super.preferredLayoutAttributesFitting(layoutAttributes)) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configuration.setNeedsUpdate()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { content.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    CollectionCellAccessibility(view: self)
  }

  @_spi(UIKitFloors) open override func contentSizeDidInvalidate() { placement.sizeDidInvalidate(self) }
  @_spi(UIKitFloors) open override func contentSizeDidInvalidate(of subview: UIView) {
    content.sizeDidInvalidate(of: subview)
  }
  @_spi(UIKitFloors) open override func layoutContentDidChange() { placement.layoutDidChange(in: self) }
  @_spi(UIKitFloors) open override func layoutContentDidChange(of subview: UIView) {
    content.layoutDidChange(in: subview)
  }
}
