import UIKit
@_spi(UIKitFloors) import UIKitCore

/// The elements of a screen at one moment, found in one walk over its views.
@MainActor
struct ScreenInventory {
  /// An opaque view in front of earlier ones.
  struct Cover {
    let view: UIView
    let frame: CGRect
    let order: Int
  }

  private(set) var elements: [AuditedElement] = []
  private(set) var covers: [Cover] = []
  /// Every visible view, in painting order.
  private(set) var views: [UIView] = []
  let window: UIWindow
  /// Returns the identity of a row, which is written after its index path; nil if it is not known.
  private let identity: (UIScrollView, IndexPath) -> String?

  /// The state that a view passes on to those in it.
  private struct Surroundings {
    var visible: CGRect
    var limits: CGRect
    var reach: CGRect
    var plane: ObjectIdentifier
    var row: String?
    var control: UIControl?
    var isInBar = false
    var isDisabled = false
  }

  init(_ window: UIWindow, identity: @escaping (UIScrollView, IndexPath) -> String?) {
    self.window = window
    self.identity = identity
    let bounds = window.bounds
    visit(
      window,
      Surroundings(visible: bounds, limits: .infinite, reach: bounds, plane: ObjectIdentifier(window)))
  }

  private mutating func visit(_ view: UIView, _ outer: Surroundings) {
    guard !view.isHidden, view.alpha >= 0.01, !(view is UIRefreshControl) else { return }
    var inner = outer
    let frame = view.convert(view.bounds, to: nil)
    views.append(view)
    note(view, frame: frame, &inner)
    if Self.isOpaque(view) { covers.append(Cover(view: view, frame: frame, order: views.count)) }
    guard !Self.laysItselfOut(view) else { return }
    if view.clipsToBounds { clip(&inner, by: view, frame) }
    for subview in view.subviews { visit(subview, inner) }
  }

  /// Adds the content of the view itself.
  private mutating func note(_ view: UIView, frame: CGRect, _ inner: inout Surroundings) {
    switch view {
    case let cell as UITableViewCell: inner.row = row(of: cell)
    case let cell as UICollectionViewCell:
      inner.row = row(of: cell)
      // The layout decides where items are, and sections that scroll sideways have items beyond the edge.
      inner.reach = inner.reach.union(frame)
      inner.limits = inner.limits.union(frame)
    case is UINavigationBar, is UIToolbar, is UITabBar: inner.isInBar = true
    case let label as UILabel:
      if let text = AuditedText(label, isDisabled: inner.isDisabled) { add(label, .text(text), text.frame, inner) }
    case let image as UIImageView:
      guard let picture = image.image else { break }
      add(image, picture.isSymbolImage ? .symbol : .picture, frame, inner)
    case let control as UIControl:
      inner.isDisabled = inner.isDisabled || !control.isEnabled
      add(control, .control, frame, inner)
      inner.control = control
      if let text = (control as? UITextField).flatMap(AuditedText.init) { add(control, .text(text), frame, inner) }
    default: break
    }
  }

  private mutating func add(_ view: UIView, _ kind: AuditedElement.Kind, _ frame: CGRect, _ place: Surroundings) {
    let visible = frame.intersection(place.visible)
    elements.append(
      AuditedElement(
        view: view, kind: kind, name: name(of: view, kind, in: place.control), row: place.row, frame: frame,
        visible: visible.isNull ? .zero : visible, limits: place.limits, reach: place.reach, plane: place.plane,
        isInBar: place.isInBar, order: views.count))
  }

  /// A scroll view clips as well, but its clipped content can be scrolled into view.
  private func clip(_ inner: inout Surroundings, by view: UIView, _ frame: CGRect) {
    let visible = inner.visible.intersection(frame)
    inner.visible = visible.isNull ? .zero : visible
    guard let scroll = view as? UIScrollView else {
      inner.limits = inner.limits.intersection(frame)
      return
    }
    inner.plane = ObjectIdentifier(scroll)
    let insets = scroll.adjustedContentInset
    let content = scroll.convert(
      CGRect(origin: .zero, size: scroll.contentSize).inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)),
      to: nil
    ).union(frame)
    let movesX = scroll.isScrollEnabled && content.width > frame.width + 0.5
    let movesY = scroll.isScrollEnabled && content.height > frame.height + 0.5
    inner.reach = Self.rect(content, movesX: movesX, movesY: movesY, otherwise: inner.reach)
    let free = CGRect.infinite
    inner.limits = Self.rect(free, movesX: movesX, movesY: movesY, otherwise: inner.limits.intersection(frame))
  }

  /// A rectangle with the extent of `moving` in the directions that scroll, and that of `fixed` in the others.
  private static func rect(_ moving: CGRect, movesX: Bool, movesY: Bool, otherwise fixed: CGRect) -> CGRect {
    let (x, y) = (movesX ? moving : fixed, movesY ? moving : fixed)
    return CGRect(x: x.minX, y: y.minY, width: x.width, height: y.height)
  }

  /// Controls of UIKit with an internal layout, such as a picker view with rows that are turned away.
  private static func laysItselfOut(_ view: UIView) -> Bool {
    view is UIPickerView || view is UIDatePicker || view is UISegmentedControl || view is UISwitch || view is UISlider
      || view is UIStepper || view is UIPageControl
  }

  private static func isOpaque(_ view: UIView) -> Bool {
    if view is UIVisualEffectView { return true }
    return view.backgroundColor.map { $0.resolvedColor(with: view.traitCollection).cgColor.alpha > 0.05 } ?? false
  }

  // MARK: Names

  private func name(of view: UIView, _ kind: AuditedElement.Kind, in control: UIControl?) -> String {
    let named = control ?? view
    var name = String(describing: type(of: named))
    let identifier = view.accessibilityIdentifier ?? named.accessibilityIdentifier
    if let identifier, !identifier.isEmpty { name += "#\(identifier)" }
    var text: String? = nil
    if case .text(let shown) = kind { text = shown.string }
    if text == nil { text = (named as? UIButton)?.currentTitle ?? named.accessibilityLabel }
    return text.map { "\(name) \(Self.quoted($0))" } ?? name
  }

  /// The class, identifier and text of a view, or of an element without a view.
  func name(of object: UIResponder) -> String {
    var name = String(describing: type(of: object))
    if let identifier = object.accessibilityIdentifier, !identifier.isEmpty { name += "#\(identifier)" }
    let text = (object as? UILabel)?.text ?? object.accessibilityLabel
    return text.map { "\(name) \(Self.quoted($0))" } ?? name
  }

  /// The row that a view is part of, in words; nil outside of rows.
  func row(around view: UIView) -> String? { cell(around: view).flatMap(row(of:)) }

  /// The frame of the row that a view is part of, in points of the window; the window's bounds outside of rows.
  func cellFrame(around view: UIView) -> CGRect {
    cell(around: view).map { $0.convert($0.bounds, to: nil) } ?? window.bounds
  }

  private func cell(around view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// A text in quotes, in one line; only the beginning of a long one.
  static func quoted(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return "\"\(line.count > 48 ? line.prefix(47) + "…" : line)\""
  }

  private func row(of cell: UIView) -> String? {
    guard
      let list = sequence(first: cell, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }).first(where: {
        $0 is UITableView || $0 is UICollectionView
      })
    else { return nil }
    let path =
      (list as? UITableView).flatMap { table in (cell as? UITableViewCell).flatMap(table.indexPath(for:)) }
      ?? (list as? UICollectionView).flatMap { view in (cell as? UICollectionViewCell).flatMap(view.indexPath(for:)) }
    return path.map { rowName($0, in: list) }
  }

  /// `row 0.3 (Tea 3)`.
  func rowName(_ path: IndexPath, in list: UIScrollView) -> String {
    "row \(path.section).\(path.row)" + (identity(list, path).map { " (\($0))" } ?? "")
  }
}
