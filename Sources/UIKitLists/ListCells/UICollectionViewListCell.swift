import ListCore
@_spi(UIKitFloors) import UIKitCore

/// A collection view's cell for lists: with accessories, indentation and, in list sections, lines, a background and
/// swipe actions.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private(set) final lazy var accessoryRow = ListCellAccessories(cell: self)
  private(set) final lazy var look = ListCellLook(cell: self)
  private(set) final lazy var separators = ListCellSeparators(cell: self)

  /// A cell with a frame. Collection views create cells of registered classes with this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.setUp()
  }

  // MARK: Accessories

  /// The symbols and controls beside the content; none by default. Two system accessories of one type stop the program.
  open var accessories: [UICellAccessory] {
    get { accessoryRow.all }
    set { accessoryRow.set(newValue) }
  }

  // MARK: Layout

  /// How many times the content is indented by `indentationWidth`. The default is 0, in an outline the item's level.
  open var indentationLevel: Int {
    get { accessoryRow.indentationLevel }
    set { accessoryRow.ownLevel = newValue }
  }

  /// The width of a level in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { accessoryRow.indentationWidth }
    set { accessoryRow.indentationWidth = newValue }
  }

  /// Whether accessories before the content are indented with it. The default is true.
  open var indentsAccessories: Bool {
    get { accessoryRow.indentsAccessories }
    set { accessoryRow.indentsAccessories = newValue }
  }

  /// The extent of the separator below the cell. It begins at the content's text unless constraints to its anchors
  /// specify otherwise.
  open var separatorLayoutGuide: UILayoutGuide { separators.guide }

  // MARK: Configurations

  /// A configuration without content that suits the cell: of a row, header or footer of its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { look.defaultContent }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { look.defaultBackground }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { look.setBackground(newValue) { super.backgroundConfiguration = newValue } }
  }

  open override var backgroundView: UIView? {
    get { super.backgroundView }
    set {
      look.willSetBackgroundView(newValue)
      super.backgroundView = newValue
    }
  }

  // MARK: Parts

  override func contentFrame(in bounds: CGRect) -> CGRect { accessoryRow.contentFrame(in: bounds) }
  override func stateDidUpdate(_ state: UICellConfigurationState) { accessoryRow.stateDidChange(state) }

  override func layOutOwnParts() {
    accessoryRow.layOut(in: bounds)
    separators.layOut(in: bounds)
  }

  override func resetParts() {
    super.resetParts()
    accessoryRow.reset()
    separators.reset()
  }

  override func listPlaceDidChange() {
    super.listPlaceDidChange()
    look.placeDidChange()
  }

  override func looksDidChange() { separators.selectionDidChange() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    accessoryRow.traitsDidChange()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ListCellAccessibility(view: self)
  }
}

extension UICollectionViewListCell: EditableCell, ContentShifting {
  var editControl: CellEditControl.Kind? { accessoryRow.editControl }
  func editControlWasTapped(_ kind: CellEditControl.Kind) { accessoryRow.controlWasTapped(kind) }

  func gripWasDragged(_ state: UIGestureRecognizer.State, to finger: CGPoint) {
    placement.collectionView?.reordering.followGrip(of: self, state, to: finger)
  }

  package var contentShift: CGFloat { accessoryRow.contentShift }
}
