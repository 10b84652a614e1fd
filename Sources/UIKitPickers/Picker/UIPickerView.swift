@_spi(UIKitFloors) import UIKitCore

/// A view of wheels beside each other, each of which chooses one of its rows.
///
/// A finger, a mouse's wheel, a tap on a row, or the arrow keys turn a wheel; the row in the middle is the chosen one. Members
/// only forward: `PickerWheels` keeps the wheels, `PickerCalls` asks the app.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  final lazy var calls = PickerCalls(self)
  final lazy var wheels = PickerWheels(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UIPickerView.delegate),
      _Property("dataSource", \UIPickerView.dataSource),
    ]
  }

  /// A picker view. A frame without a width or a height gets 320 or 216 points of it.
  public override init(frame: CGRect) {
    super.init(frame: PickerWheels.usable(frame))
    wheels.setUp()
  }

  /// A picker view as large as it likes, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = PickerWheels.size(of: coder, bounds.size)
    wheels.setUp()
  }

  // MARK: Data

  /// Says how many wheels and rows there are. Setting it asks anew.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { calls.dataSource }
    set {
      calls.dataSource = newValue
      wheels.sourceDidChange()
    }
  }

  /// Gives rows their content, and is told of choices. Setting it asks anew.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { calls.delegate }
    set {
      calls.delegate = newValue
      wheels.sourceDidChange()
    }
  }

  /// Whether the rows in the middle are marked: always, whatever is set [D: since iOS 7].
  open var showsSelectionIndicator: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The number of wheels.
  open var numberOfComponents: Int { wheels.count }

  /// The number of rows of a wheel, which must exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheels.numberOfRows(component) }

  /// The size of a wheel's rows in points. The wheel must exist.
  open func rowSize(forComponent component: Int) -> CGSize { wheels.rowSize(component) }

  /// The view that the delegate made for a row; nil for a row that is not on screen, or shows a title. The wheel must exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels.view(row, component) }

  /// Asks for the number of wheels, and for all rows. Each wheel keeps its choice, or takes its last row.
  open func reloadAllComponents() { wheels.reload() }

  /// Asks for the rows of a wheel, which must exist. It keeps its choice, or takes its last row.
  open func reloadComponent(_ component: Int) { wheels.reload(component) }

  // MARK: Choice

  /// Turns a wheel, which must exist, to a row, or to the nearest one there is. The delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheels.select(row, component, animated: animated)
  }

  /// The row that was chosen last; -1 for a wheel without rows, or one that does not exist.
  open func selectedRow(inComponent component: Int) -> Int { wheels.selectedRow(component) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.place()
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { PickerWheels.size }

  /// 320 by 216 points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerWheels.size }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    PickerAccessibility(view: self)
  }
}

/// The accessibility of a picker view: its wheels are elements.
struct PickerAccessibility: ViewAccessibilityDefaults {
  let view: UIPickerView

  var containerRole: String? { "picker" }
}
