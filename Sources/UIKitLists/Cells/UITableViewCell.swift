@_spi(UIKitFloors) import UIKitCore

/// One row of a table view.
///
/// Members only forward; `README.md` in this folder lists the parts.
@preconcurrency @MainActor
open class UITableViewCell: UIView, CellWithSegues {
  final let cellStyle: CellStyle
  package final var selectionSegue: SegueTemplate?
  package final var accessorySegue: SegueTemplate?
  final let reuse = CellReuse()
  private(set) lazy var content = CellContent(host: self)
  private(set) lazy var appearance = CellAppearance(host: self)
  private(set) lazy var accessory = CellAccessory(host: self)
  private(set) lazy var separators = CellSeparators(host: self)
  private(set) lazy var editing = CellEditing(host: self)
  private(set) lazy var configuration = ViewConfiguration<ConfigurationUpdateHandler>(host: self)

  open override class var _properties: [_Property] { super._properties + ListProperties.tableCell }

  /// A cell of a style, for use under an identifier; without one it is never used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    super.init(frame: CellMetrics.initialFrame)
    setUp(reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the default style that is used once.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    cellStyle = CellDecoding.style(coder.describedElement)
    super.init(coder: coder)
    setUp(reuseIdentifier: nil)
    coder.decode(CellDecoding.self, into: self)
  }

  // MARK: Reuse

  /// The name under which the table view keeps the cell for reuse.
  open var reuseIdentifier: String? { reuse.identifier }

  /// Called before the table view reuses the cell. Overrides reset what the app changed apart from the content, and
  /// call super.
  open func prepareForReuse() { reuse.prepare(self) }

  // MARK: Content

  /// The view to add content to. It ends before the accessory.
  open var contentView: UIView { content.view }

  /// The main text of the built-in styles.
  open var textLabel: UILabel? { content.textLabel }

  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { content.detailTextLabel }

  /// The picture before the text; nil in style `value2`.
  open var imageView: UIImageView? { content.imageView }

  /// How many levels the content is indented.
  open var indentationLevel: Int {
    get { content.indentationLevel }
    set { content.indentationLevel = newValue }
  }

  /// The width of one level, in points.
  open var indentationWidth: CGFloat {
    get { content.indentationWidth }
    set { content.indentationWidth = newValue }
  }

  // MARK: Configurations

  /// The shown configuration; nil if the app adds views to `contentView`. The content view is then the configuration's, and
  /// the labels of the built-in styles are nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { configuration.setContent(newValue) }
  }

  /// Empty content that suits the cell's style and present state.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    ownContentConfiguration.updated(for: configurationState)
  }

  /// Whether the content is updated automatically to the cell's state. True by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.automaticallyUpdatesContent }
    set { configuration.automaticallyUpdatesContent = newValue }
  }

  /// The background of the content; nil if the app uses background views and colours.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { configuration.setBackground(newValue) }
  }

  /// The background that suits the list and the present state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration.listCell().updated(for: configurationState)
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

  // MARK: Background and selection

  /// A background view, as large as the cell; nil by default.
  open var backgroundView: UIView? {
    get { appearance.backgroundView }
    set { appearance.backgroundView = newValue }
  }

  /// The background view while the cell is selected or highlighted; nil for the standard colour.
  open var selectedBackgroundView: UIView? {
    get { appearance.selectedBackgroundView }
    set { appearance.selectedBackgroundView = newValue }
  }

  /// The selected background in a table that allows several selected rows; nil for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    get { appearance.multipleSelectionBackgroundView }
    set { appearance.multipleSelectionBackgroundView = newValue }
  }

  /// How the cell looks while it is selected.
  open var selectionStyle: SelectionStyle {
    get { appearance.selectionStyle }
    set { appearance.selectionStyle = newValue }
  }

  /// Whether the cell looks selected.
  open var isSelected: Bool {
    get { appearance.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell looks touched.
  open var isHighlighted: Bool {
    get { appearance.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Makes the cell look selected or not.
  open func setSelected(_ selected: Bool, animated: Bool) { appearance.setSelected(selected, animated) }

  /// Makes the cell look touched or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    appearance.setHighlighted(highlighted, animated)
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { appearance.setOwnBackground { super.backgroundColor = newValue } }
  }

  // MARK: Accessory and separator

  /// The indicator at the trailing edge.
  open var accessoryType: AccessoryType {
    get { accessory.type }
    set { accessory.type = newValue }
  }

  /// A view at the trailing edge, instead of the indicator.
  open var accessoryView: UIView? {
    get { accessory.customView }
    set { accessory.customView = newValue }
  }

  /// The distance of the separator from the cell's edges.
  open var separatorInset: UIEdgeInsets {
    get { separators.inset }
    set {
      separators.ownInset = newValue
      noteAppearance(\.separatorInset, newValue)
    }
  }

  /// The indicator at the trailing edge in edit mode.
  open var editingAccessoryType: AccessoryType {
    get { accessory.editingType }
    set { accessory.editingType = newValue }
  }

  /// A view at the trailing edge in edit mode, instead of the indicator.
  open var editingAccessoryView: UIView? {
    get { accessory.editingView }
    set { accessory.editingView = newValue }
  }

  // MARK: Editing

  /// Whether the cell shows its controls of edit mode.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends edit mode.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.setEditing(editing, animated) }

  /// The action of the control before the content in edit mode; the table view sets it.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether the content moves aside for the editing control.
  open var shouldIndentWhileEditing: Bool {
    get { editing.shouldIndent }
    set { editing.shouldIndent = newValue }
  }

  /// Whether the cell has a grip in edit mode. A table view sets it for rows that can be moved.
  open var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set { editing.showsReorderControl = newValue }
  }

  /// Whether the button that deletes the row can be seen.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  /// Called before the cell shows other controls. Overrides call super.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell shows other controls. Overrides call super.
  open func didTransition(to state: StateMask) {}

  // MARK: Drags and focus

  /// Called when the cell's row is lifted, dragged, and dropped or put back. Overrides change the cell's look.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether touches reach the cell and its subviews while its row is lifted or dragged. The default is false.
  open var userInteractionEnabledWhileDragging: Bool {
    get { reuse.takesTouchesWhileDragged }
    set { reuse.takesTouchesWhileDragged = newValue }
  }

  /// How the cell shows that keys act on its row.
  open var focusStyle: FocusStyle {
    get { appearance.focusStyle }
    set { appearance.focusStyle = newValue }
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    CellAccessibility(view: self)
  }

  // MARK: View

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configuration.setNeedsUpdate()
  }

  @_spi(UIKitFloors) open override func contentSizeDidInvalidate() { reuse.sizeDidInvalidate(self) }
  @_spi(UIKitFloors) open override func contentSizeDidInvalidate(of subview: UIView) {
    content.sizeDidInvalidate(of: subview)
  }
  @_spi(UIKitFloors) open override func layoutContentDidChange() { reuse.layoutDidChange(in: self) }
  @_spi(UIKitFloors) open override func layoutContentDidChange(of subview: UIView) {
    content.layoutDidChange(in: subview)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    reuse.target(super.hitTest(point, with: event), in: self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    content.tintDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
