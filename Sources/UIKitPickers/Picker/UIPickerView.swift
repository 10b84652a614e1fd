@_spi(UIKitFloors) import UIKitCore

/// A view of spinning components side by side, in each of which the user selects a row.
///
/// A drag, a mouse's scroll wheel, a tap on a row, or the arrow keys turn a component; the row in the middle is the
/// selected one. Members only forward: `PickerWheels` keeps the components, `PickerCalls` calls the app.
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

  /// A picker view. A frame without a width or a height gets the standard 320 or 216 points.
  public override init(frame: CGRect) {
    super.init(frame: PickerWheels.usable(frame))
    wheels.setUp()
  }

  /// A picker view, or as decoded from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = PickerWheels.size(of: coder, bounds.size)
    wheels.setUp()
  }

  // MARK: Data

  /// Provides the numbers of components and rows. Setting it reloads everything.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { calls.dataSource }
    set {
      calls.dataSource = newValue
      wheels.sourceDidChange()
    }
  }

  /// Provides the rows' content, and is informed of selections. Setting it reloads everything.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { calls.delegate }
    set {
      calls.delegate = newValue
      wheels.sourceDidChange()
    }
  }

  /// Whether the selected rows are marked: always true, setting it has no effect [D: since iOS 7].
  open var showsSelectionIndicator: Bool {
    get { true }
    set { _ = newValue }
  }

  /// The number of spinners side by side; 0 without a data source.
  open var numberOfComponents: Int { wheels.count }

  /// The number of rows of a component, which must exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheels.numberOfRows(component) }

  /// The size of a component's rows in points. The component must exist.
  open func rowSize(forComponent component: Int) -> CGSize { wheels.rowSize(component) }

  /// The delegate's view of a row; nil for a row that is not on screen or shows a title. The component must exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheels.view(row, component) }

  /// Reloads all components and their rows. Each keeps its selected row, or selects its last one if that is gone.
  open func reloadAllComponents() { wheels.reload() }

  /// Reloads the rows of a component, which must exist. It keeps its selected row, or selects its last one if that is
  /// gone.
  open func reloadComponent(_ component: Int) { wheels.reload(component) }

  // MARK: Choice

  /// Turns a component, which must exist, to a row or to the nearest existing one. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheels.select(row, component, animated: animated)
  }

  /// The selected row; -1 for a component that has no rows or does not exist.
  open func selectedRow(inComponent component: Int) -> Int { wheels.selectedRow(component) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels.place()
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { PickerWheels.size }

  /// 320 by 216 points, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerWheels.size }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    PickerAccessibility(view: self)
  }
}

/// The accessibility of a picker view: its components are elements.
struct PickerAccessibility: ViewAccessibilityDefaults {
  let view: UIPickerView

  var containerRole: String? { "picker" }
}
